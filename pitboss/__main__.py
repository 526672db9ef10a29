"""`python -m pitboss`: the command, where its script is not on the PATH."""

import sys

from pitboss.commands import main

if __name__ == "__main__":
    sys.exit(main())
