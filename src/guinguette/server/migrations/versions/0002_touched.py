"""When a table was last touched, so that idle ones can be found and put away."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("touched", sa.Float, nullable=False, server_default="0"))
    op.execute(
        "UPDATE game_table SET touched = COALESCE("
        "(SELECT MAX(entry.at) FROM entry WHERE entry.table_id = game_table.id), created)"
    )
    op.create_index("ix_game_table_touched", "game_table", ["touched"])


def downgrade() -> None:
    op.drop_index("ix_game_table_touched", "game_table")
    op.drop_column("game_table", "touched")
