"""What a world's records are kept in: schemas, the shared base, a world's overlay, and their indexes."""
