"""What the console tells those who run it: its log, whether it is well, and, where that is switched on, how the
platform's answers deviate from the contract."""
