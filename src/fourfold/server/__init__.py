"""The table server: people and bots at tables, every move kept; it knows no rule."""
