"""What we claim of speed, measured side by side with peers."""
