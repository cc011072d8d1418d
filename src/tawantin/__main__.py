"""`python -m tawantin` is the command line, for those whose PATH does not lead to it."""

from .cli import main

if __name__ == "__main__":  # processes that think for bots load this module again
    main()
