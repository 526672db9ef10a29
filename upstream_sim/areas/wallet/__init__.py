"""What players own: their wallets, and the staff's acts on them."""
