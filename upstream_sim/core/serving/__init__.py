"""How worlds are used: handlers of operations, events, and work in steps."""
