"""Names that gave way to the terms of the field, and where one stands again.

Words count as whole identifiers, and file names by their stem. Ordinary words that are also right
elsewhere (`token`, `part`, `open`) are not retired.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path

from tools.paths import ROOT

# Each with what took its place.
EVERYWHERE = {
    "Acts": "RestrictedChoice",
    "AwaitedFrom": "WaitingOn",
    "Deed": "ActivityAction",
    "RecordToSet": "DnsRecordType",
    "Told": "the noun of what is said: an answer, a message",
    "TransactionAct": "TransactionActionType",
    "WithdrawAct": "WithdrawActionType",
    "manieth": "nth",
    "notToldCount": "notQueuedCount",
    "permits_act": "choice_denial",
}
WORDS: Mapping[str, Mapping[str, str]] = {
    "contracts": {
        "BOUNDS_CROSSED": "INVALID_RANGE",
        "SoughtUsd": "UsdParam",
        "Wanted": "SearchText",
        "cents": "round_cents",
        "is_answered_here": "handled_by_bff",
        "makes_stale": "invalidates",
        "share_seconds": "shared_cache_seconds",
        "whole_answer": "returns_envelope",
    },
    "bff": {
        "OWN_FAULT": "INTERNAL",
        "Silent": "NoContent",
        "WORDLESS": "NO_MESSAGE",
        "_asked_at": "_requested_at",
        "_judged_query": "_validated_query",
        "asked_at": "requested_at",
        "note_answered": "record_answered",
        "note_changed": "record_changed",
        "note_changes": "record_changes",
        "note_identified": "record_identified",
        "Brought": "UpstreamResult",
        "Garbled": "MalformedReply",
        "Incoming": "ConsoleRequest",
        "Keeper": "SessionManager",
        "Known": "UserContext",
        "Late": "ReplyTimeout",
        "Lost": "NoReply",
        "NoPlace": "UpstreamBusy",
        "Proxies": "TrustedProxies",
        "Said": "Failure",
        "Whereabouts": "SessionsHandler",
        "_giver": "_release_once",
        "_is_somebodys": "_is_personal",
        "_seat": "_admit_waiting",
        "farewell": "expired_cookie",
        "refuse_tricks": "reject_ambiguous_path",
        "whereabouts": "sessions_handler",
    },
    "upstream_sim": {
        "CROWD": "BACKGROUND_TRAFFIC",
        "CrowdBets": "BackgroundBets",
        "Differences": "RollupDelta",
        "Holding": "Contains",
        "KeyOf": "KeyIn",
        "Law": "HourlyProfile",
        "NoneOf": "NotIn",
        "Turn": "Priority",
        "begin_here": "set_origin",
        "crowd_between": "traffic_between",
        "load_kept": "load_cached",
        "moments_of": "contributions_of",
        "new_id_apart": "new_id_for",
        "note_draws": "track_rng",
        "take_indexes": "adopt_indexes",
        "AS_THEY_ARE": "WIRE_TYPES",
        "Chance": "Rng",
        "Invalid422": "ValidationFailed",
        "Leased": "WorldLease",
        "Life": "StateMachine",
        "NotFromHere": "TransitionNotAllowed",
        "OPENINGS": "OPENING_BALANCES",
        "Opening": "OpeningBalance",
        "Purse": "LedgerAccount",
        "SPOILING": "TRANSPORT_FAULTS",
        "Told": "AuditSpec",
        "Visit": "RequestContext",
        "Who": "UserRef",
        "Wording": "Renderer",
        "_do_due": "run_due_jobs",
        "blocked_too": "allow_blocked",
        "catch_up": "run_due_jobs",
        "go_back": "restore_state",
        "happen": "fire_event",
        "held_at": "pinned_at",
        "opened_with": "opening_balance",
        "openings": "opening_balances",
        "purses": "player_wallets",
        "require_seen": "require_revision",
        "squeezed": "normalised",
    },
    "web": {
        "Part": "FieldBoundary, RecordTab, Total or Poll",
        "Sum": "CurrencyAmount",
        "Sums": "BetTotals",
        "USUAL_ROWS": "DEFAULT_ROWS",
        "denialOf": "disabledReasonOf",
        "isKeyed": "takesIdempotencyKey",
        "isMatched": "ifMatch",
        "isUsual": "isDefault",
        "makesStale": "invalidates",
        "unproven": "lacksProof",
        "useDeparture": "useCloseWhenGone",
        "useKept": "useLastOpen",
        "useLasting": "useDelayedTrue",
        "useNewer": "useRefetchIfNewer",
        "useSettled": "useDebounced",
        "usual": "default",
        "usualLimit": "defaultLimit",
        "usualSort": "defaultSort",
        "wholeAnswer": "returnsEnvelope",
        "ActMenu": "ActionMenuPopup",
        "ActWords": "DecisionLabels",
        "BESIDES": "SECONDARY_MESSAGE",
        "DeedList": "DomainActionList",
        "Directed": "DirectionProvider",
        "Facts": "RecordFields",
        "Fate": "OutcomeResult",
        "PageAct": "PageAction",
        "Said": "ItemMessage",
        "UNTOLD": "UNSUPPORTED",
        "Whom": "what it draws: AccountFields",
        "Word": "StatusLabel",
        "fate": "outcome",
        "fateOf": "fetchOutcome",
        "isToldByCaller": "isReportedByCaller",
        "noticeOf": "outcomeText",
        "stateWords": "stateLabels",
        "toldOf": "noteOf",
        "ownIn": "listParamsIn",
        "ownOf": "toListParams",
        "untold": "unsupported",
        "useAsking": "useSystemDialogs",
        "useEvery": "useFetchAllRows",
        "useEveryAct": "useAllTransactionActions",
        "useOffers": "usePaletteItems",
        "useStable": "useEventCallback",
        "wayOf": "actionFor",
        "whenQuiet": "afterTransitions",
        "withOwn": "replaceListParams",
    },
    "tools": {"last_words": "log_tail"},
}
# Ordinary words, which say too little as the name of a file.
FILES: Mapping[str, Mapping[str, str]] = {
    "contracts": {"reviewing": "reviews"},
    "bff": {
        "incoming": "request",
        "scoping": "upstream_routes",
        "whereabouts": "sessions_handler",
        "wording": "messages",
    },
    "upstream_sim": {
        "acts": "actions",
        "chance": "rng",
        "connection": "responder",
        "controlling": "control_actions",
        "life": "lifecycle",
        "lives": "state_machine",
        "crowd": "background_traffic",
        "kept_starts": "start_cache",
        "opening_shares": "opening_bets_by_day",
        "people": "users",
        "telling": "audit",
        "without_rows": "aggregate_sums",
    },
    "web": {
        "asking": "useSystemDialogs",
        "looks": "savedView",
        "measured": "skipScrollbarMeasure",
        "quiet": "afterTransitions",
        "quietly": "write",
        "trail": "requestLog",
        "words": "labels",
    },
    "tools": {"lives": "state_diagrams", "machine": "requirements", "place": "paths", "stamps": "build_cache"},
    "bench": {"crowd": "many_depositors", "till": "cashback_driver", "usual": "baseline_proxy"},
}
SOURCES = frozenset({".py", ".ts", ".tsx"})
# The list itself; and what is emitted says what the contracts say.
LEFT_OUT = ("tools/retired_words.py", "web/src/api/gen/")
# A comment, a text or a template may hold any word of the language.
_TEXT = re.compile(
    r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|`(?:\\.|[^`\\])*`|/\*[\s\S]*?\*/|(?:#|//)[^\n]*'
)


def retired_in(name: str, text: str) -> Iterator[str]:
    """What a file's name and code say in retired words, each with what to say."""
    layer = name.partition("/")[0]
    words = {**EVERYWHERE, **WORDS.get(layer, {})}
    stem = Path(name).name.partition(".")[0]
    instead = FILES.get(layer, {}).get(stem) or words.get(stem)
    if instead:
        yield f"{name}: the file's name: {instead}"
    code = _TEXT.sub("", text)
    for word in sorted(words.keys() & set(re.findall(r"\w+", code))):
        yield f"{name}: {word}: {words[word]}"


def retired_words(root: Path = ROOT) -> list[str]:
    """Every retired word in the files that git knows."""
    listed = subprocess.run(["git", "ls-files"], cwd=root, capture_output=True, text=True, check=True).stdout
    names = [name for name in listed.splitlines() if Path(name).suffix in SOURCES and not name.startswith(LEFT_OUT)]
    present = [(name, root / name) for name in names if (root / name).is_file()]
    return [line for name, path in present for line in retired_in(name, path.read_text(encoding="utf-8"))]
