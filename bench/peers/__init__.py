"""Servers of others, for the benchmark of ours."""
