"""What is installed: the command `pitboss`, and what it runs."""
