"""What the players of a simulated world are called, and where they are from."""

from __future__ import annotations

FIRST_NAMES = (
    "Ali", "Amir", "Anna", "Arman", "Bahar", "Boris", "Carla", "Cem", "Daria", "Deniz", "Elif", "Emma", "Farid",
    "Goran", "Hana", "Igor", "Ines", "Jan", "Kamran", "Laila", "Lukas", "Mara", "Mehmet", "Mina", "Nadia", "Omar",
    "Parisa", "Petra", "Reza", "Sara", "Selim", "Tara", "Timur", "Vera", "Yasmin", "Zoe",
)  # fmt: skip
LAST_NAMES = (
    "Abadi", "Aksoy", "Bauer", "Celik", "Demir", "Ebrahimi", "Fischer", "Ghorbani", "Haddad", "Ivanov", "Jensen",
    "Karimi", "Kaya", "Lindqvist", "Moradi", "Nazari", "Orlov", "Petrov", "Rahimi", "Sahin", "Tehrani", "Ueda",
    "Virtanen", "Weber", "Yilmaz", "Zamani",
)  # fmt: skip
NICKNAMES = ("Lucky {}", "{}", "{} the Ace", "Captain {}", "{}-77", "آریا {}", "{}_plays")
COUNTRIES = ("IR", "TR", "DE", "FI", "CA", "AE", "RU", "GB")
