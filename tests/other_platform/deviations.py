"""What the platform can be told to do wrong, one thing at a time, by number."""

from __future__ import annotations

from enum import IntEnum


class Deviation(IntEnum):
    """A fault of the platform's, told by what it does."""

    FIELD_MISSING = 1
    TEXT_FOR_NUMBER = 2
    NULL = 3
    TEXT_FOR_FLAG = 4
    EXTRA_ENVELOPE = 5
    UNKNOWN_STATE = 6
    COUNT_TOO_HIGH = 7
    REMAINING_WRONG = 8
    PAGES_OVERLAP = 9
    PAGE_TOO_LONG = 10
    SECOND_PAGE_EMPTY = 11
    ROW_TWICE = 12
    SORT_IGNORED = 13
    SORT_REVERSED = 14
    FILTER_IGNORED = 15
    FILTER_FINDS_NOTHING = 16
    PERIOD_IGNORED = 17
    FOREIGN_ROW = 18
    FOREIGN_HOUSE_SERVED = 19
    FOREIGN_RECORD_SERVED = 20
    DENIAL_AS_200 = 21
    ROLE_LET_IN = 22
    ROLE_SHUT_OUT = 23
    DENIAL_AS_401 = 24
    SERVED_WITHOUT_TOKEN = 25
    SERVED_AFTER_SIGN_OUT = 26
    REVISION_IGNORED = 27
    KEY_REPLAYED = 28
    KEY_FOR_ANOTHER_BODY = 29
    TIME_WITHOUT_ZONE = 30
    MONEY_AS_FLOAT = 31
    MONEY_IN_WORDS = 32
    REFUSAL_WITHOUT_WORDS = 33
    FAULT_FOR_BAD_INPUT = 34
    HTML = 35
    REDIRECT = 36
    BUSY_WITHOUT_TIME = 37
    NOTHING_DONE = 38
    FOREIGN_WRITE_DONE = 39
    ANOTHER_RECORD = 40
    KEY_TWICE_IN_JSON = 41
    FAULT_BEYOND_LIMIT = 42
