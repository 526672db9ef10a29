"""A platform of somebody else's, for the tests: other names, other forms and another sign-in than the contract's.

It knows nothing of this project: what stands between is `mapping.toml`, and nothing but that.
"""
