"""Records and rules that several areas need: users, tenants, players and their wallets, rates, files, reviews."""
