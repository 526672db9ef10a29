"""The dictionary: the rules behind `contracts.areas.translations`."""

from upstream_sim.areas.translations import commands, queries
from upstream_sim.areas.translations.records import TRANSLATIONS, TranslatedText

__all__ = ["TRANSLATIONS", "TranslatedText", "commands", "queries"]
