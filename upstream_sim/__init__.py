"""The simulated platform: the whole back end that the console talks to, in memory."""
