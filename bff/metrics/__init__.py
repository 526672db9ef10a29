"""What the console tells people about itself: its log, whether it is well and fit for production, what the browsers
of its sessions are called, and, where that is switched on, how the platform's answers deviate from the contract."""
