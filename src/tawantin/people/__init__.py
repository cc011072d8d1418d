"""What people have done and may do together: ratings, figures. Plain functions, no SQL."""
