"""What builds, measures and sets up the project; not part of the package."""
