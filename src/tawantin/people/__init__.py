"""What people have done and can do together: ratings, statistics. Plain functions, no SQL."""
