"""The data dictionary of `console_status`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "ConsoleStatus.processes": "The processes that serve the console.",
    "ConsoleStatus.redis": "The session store; null where sessions are kept in the process.",
    "ConsoleProcess._id": ("An id that the process chose when it started.", "5b1c9f0a"),
    "ConsoleProcess.host": ("The machine's name.", "console-1"),
    "ConsoleProcess.pid": ("The process id on that machine.", 4711),
    "ConsoleProcess.build": ("The version of the console.", "1.4.0"),
    "ConsoleProcess.startedAt": "When the process started.",
    "ConsoleProcess.toldAt": "The time that the values are of.",
    "ConsoleProcess.isStopping": "Whether the process was told to end.",
    "ConsoleProcess.sessions": ("Sessions held: all, or with Redis those read lately.", 120),
    "ConsoleProcess.connections": ("Open connections.", 80),
    "ConsoleProcess.memoryMb": ("Memory of the process in megabytes.", 140.5),
    "ConsoleProcess.calls": "Slots for calls at the platform.",
    "ConsoleProcess.downloads": "Slots for downloads at the platform.",
    "ProcessSlots.held": ("Slots that are taken.", 3),
    "ProcessSlots.waiting": ("Calls that wait for a slot.", 0),
    "ProcessSlots.limit": ("How many slots there are.", 64),
    "ConsoleProcess.breakers": "Operations that take no calls for now.",
    "OpenBreaker.secondsLeft": ("Seconds until one call may try again.", 4.2),
    "ConsoleProcess.areas": "The areas that were called, by name.",
    "AreaPace.area": ("The area's name.", "billing_v2"),
    "OpenBreaker.area": ("The area's name.", "billing_v2"),
    "OpenBreaker.operation": ("The operation's id.", "invoices"),
    "SeenDeviation.operation": ("The operation's id.", "invoices"),
    "AreaPace.calls": ("Calls that ended in the last 10 seconds.", 40),
    "AreaPace.medianMs": ("Their median in milliseconds.", 35.2),
    "AreaPace.usualMs": ("What is usual, in milliseconds.", 30.0),
    "AreaPace.isSlow": "Whether the area takes far longer than usual.",
    "ConsoleProcess.deviations": "The latest fields seen that deviate from the contract, at most 100.",
    "SeenDeviation.field": ("The field's path.", "items[].total"),
    "SeenDeviation.kind": ("How it deviates.", "missing"),
    "ConsoleProcess.deviationCount": ("How many fields deviate.", 2),
    "ConsoleProcess.redisFailures": ("Commands that Redis did not answer since the start.", 0),
    "RedisStatus.isReached": "Whether Redis answers.",
    "RedisStatus.ms": ("How long it took, in milliseconds.", 0.4),
}
