"""Who is signed in: sessions, cookies, proofs, and what the platform says of a user."""
