"""Level 4: the table server. People and bots at tables, over HTTP and WebSockets; nothing a player saw is lost."""
