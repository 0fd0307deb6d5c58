"""What the database keeps: a row per table, and its log."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "game_table",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(6), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("chairs", Text, nullable=False),  # JSON: the seats as they were made
    Column("habits", Text, nullable=False),  # JSON
    Column("listed", Boolean, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),  # what all chance comes from; shown at the end
    Column("created", Float, nullable=False),
    # A summary of the log, kept in the same transaction, for the lobby and the keeper.
    Column("status", String(8), nullable=False),
    Column("free", SmallInteger, nullable=False),  # open seats that are kept for nobody
    Column("due", Float),  # when a bot or the clock must act, if nobody else has
    Column("touched", Float, nullable=False),  # of the last entry, to the hour
    Index("ix_game_table_due", "due"),
    Index("ix_game_table_lobby", "listed", "status", "created"),
    Index("ix_game_table_touched", "touched"),
)

entries = Table(
    "entry",
    metadata,
    Column("table_id", String(16), ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),  # from 1; a second writer of a number loses
    Column("kind", String(8), nullable=False),
    Column("seat", SmallInteger),  # whose doing; null for chance
    Column("text", Text, nullable=False),
    Column("nonce", String(64)),  # a player's part in the dice, with `sit`
    Column("holder", String(64)),  # SHA-256 of the seat's token, with `sit`
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)
