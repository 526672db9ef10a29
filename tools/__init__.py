"""What the Makefile calls: set-up, running, tests and checks."""
