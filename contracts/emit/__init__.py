"""What the table of operations becomes: an OpenAPI document, and the web's types, rules and texts."""
