"""Masks players' personal data for sessions that lack `players_personal`, whatever the platform did about it. Optional:
imported when the first such session asks for something."""
