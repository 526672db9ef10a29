"""What calls leave in a world besides records: answers, idempotency keys, tokens, faults, limits."""
