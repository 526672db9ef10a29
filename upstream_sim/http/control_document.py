"""The control API as an OpenAPI 3.1 document: `python -m upstream_sim.http.control_document FILE` writes it."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from inspect import cleandoc
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

import upstream_sim.areas  # noqa: F401  # registers the events
from contracts.descriptions import ENTRIES, describe
from contracts.descriptions.entry import Entry
from contracts.emit.described import Undescribed, component, describe_schemas, example_of, models_of
from contracts.emit.openapi import MODE, REF, VERSION, envelope, tidied, without_null
from contracts.wire import Wire
from upstream_sim.core.serving.events import EVENTS
from upstream_sim.http.control import ENDPOINTS, AnyEvent, Endpoint

Json = dict[str, Any]

# What the console's calls do not have, beside the data dictionary.
OWN: dict[str, Entry] = {
    "Done.status": ("Always `OK`.", "OK"),
    "Done.messages": ("Always empty.", []),
    "Failure.messages": ("What is wrong, most important first; never empty.", ["There is no world rainy-day."]),
    "Failure.status": ("The reason, as a word for programs.", "NOT_FOUND"),
    "Failure.data": ("The fields that are wrong; null for none.", {"fields": {"advance": "Forward only."}}),
    "world": ("The name of the world.", "default"),
    "worlds": "All worlds, the default one first.",
    "from": ("The world to branch; null for a new one.", "default"),
    "snapshot": ("The label of the snapshot to branch at; null for the present state.", "before the payout"),
    "NewWorld.now": "The start of a new world, with a frozen clock; null: today 00:00 UTC, running.",
    "ControlledWorld.name": ("The world's name.", "rainy-day"),
    "BetPlaced.stake": ("The stake; of a free bet its nominal.", 20),
    "AffiliateClaims.from": "Only months that begin then or later; null for no bound.",
    "AffiliateClaims.to": "Only months that have ended by then; null for no bound.",
    "ActivitySwitched.mode": "How much happens by itself from now on.",
    "BankAccountAdded.cardNumber": ("The number of the card, 16 digits.", "6037991122334455"),
    "BetPlaced.currency": ("The currency of the stake; null for the player's own.", "EUR"),
    "BetPlaced.stakeFrom": "Which wallet the stake is taken from.",
    "BetPlaced.gameId": ("The casino game; null for a bet on an event.", "game-17"),
    "BetPlaced.eventId": ("The sport event; null for a bet on a game.", "event-204"),
    "BetPlaced.betMode": "Whether the bet is on one selection or several.",
    "BetPlaced.stage": ("Whether the match has begun: 1 prematch, 2 live.", 1),
    "BetSettled.betId": ("The bet's id.", "65a1f0c2e4b0d3a9c7f81207"),
    "BetSettled.status": "How it ended.",
    "BetSettled.winAmount": ("What is won, in the bet's currency; 0 for LOST and CANCELED.", 42.5),
    "CardUsed.cardNumber": ("The number of the card, 16 digits.", "6037991122334455"),
    "CloudKeyChanged.grants": ("What the key may do from now on.", ["zone:read", "dns:edit"]),
    "DepositRequested.provider": "The provider that takes the money in.",
    "DepositRequested.walletCurrency": ("The wallet that it goes to; that of its currency where none is named.", "USD"),
    "DepositRequested.isPaid": "Whether the provider has the money; without it the deposit cannot be verified.",
    "EndpointSwitched.endpointName": ("The endpoint of the front door.", "pitboss-player"),
    "FrontDoorTroubled.what": "What fails.",
    "FrontDoorTroubled.reason": ("Why it fails, as staff will read it.", "The resource group is locked."),
    "NotificationSent.body": ("The message.", "The wallet of Aurora is running low."),
    "NotificationSent.level": "How urgent it is.",
    "NotificationSent.roles": "The roles that get it; null for all.",
    "PublicRecordChanged.kind": ("The kind of record.", "TXT"),
    "PublicRecordChanged.name": ("The record's name.", "_dnsauth.example.com"),
    "PublicRecordChanged.isThere": "Whether public DNS has it from now on.",
    "RegistrarChanged.nameServers": (
        "The name servers that the registrar lists from now on; empty when the domain runs out.",
        ["ada.ns.cloudzone.test", "hugo.ns.cloudzone.test"],
    ),
    "EngineStats.changes": ("How many changes were committed.", 1204),
    "EngineStats.rounds": ("How many rounds their reactions took; a change that none reacts to takes none.", 310),
    "EngineStats.cells": ("How many cells of running sums followers altered.", 860),
    "EngineStats.milliseconds": "The real time that the phases of changes took.",
    "PhaseTimes.rule": ("What the rule itself did.", 95.2),
    "PhaseTimes.reactions": ("What other areas did about it.", 12.4),
    "PhaseTimes.followers": ("What is kept beside the records.", 61.7),
    "PhaseTimes.activities": ("Telling who changed what.", 20.1),
    "TransferArrived.token": ("Another token than the currency's own; such a transfer is not accepted.", "USDC"),
    "TransferArrived.txHash": ("The transfer's hash; null for one of the simulator's choice.", "65a1f0c2" * 8),
    "TransferArrived.address": ("The address it arrives at; null where `opId` names its owner.", "TQn9Y2khEsLJW1ChVW"),
    "ChargebackArrived.reason": ("What the bank says.", "Disputed by the cardholder"),
    "PlayerRegistered.registeredBy": "How they registered; null for one of the simulator's choice.",
    "PlayerRegistered.ip": ("The address of their device; null for one of the simulator's choice.", "203.0.113.7"),
    "PlayerRegistered.deviceId": ("Their device; null for one of the simulator's choice.", "dev_65a1f0c2e4b0"),
    "ProviderSays.isPaid": "Whether the provider paid it out.",
    "ProviderTakes.provider": "The provider that takes orders so; null where `txId` names a withdrawal.",
    "ProviderTakes.txId": (
        "The withdrawal whose orders it takes so; null where `provider` is given.",
        "65a1f0c2e4b0d3a9c7f81205",
    ),
    "ProviderTakes.answering": "How it takes orders; null for as by default.",
    "ProviderTakes.seconds": ("How long it takes to answer, in seconds.", 30),
    "WithdrawRequested.provider": "The provider that is to pay it out; null for none.",
}
EVERY_ENTRY: dict[str, Entry] = {**ENTRIES, **OWN}
BODIES: dict[str, Json] = {
    "make_world": {"name": "other", "from": "default"},
    "snapshot": {"label": "kept"},
    "restore": {"label": "kept"},
    "set_clock": {"advance": "PT1M"},
    "set_activity": {"mode": "calm"},
    "add_fault": {"operation": "rates", "kind": "delay", "ttl": "PT1M"},
    "event": {"type": "userBlocked", "email": "admin@aurora.test"},
    "replay": {
        "seed": 1,
        "startedAt": "2026-11-15T09:00:00Z",
        "isComplete": True,
        "endsAfterMs": 3_600_000,
        "mode": "frozen",
        "steps": [{"kind": "clock", "afterMs": 3_600_000, "mode": "frozen"}],
    },
}


def document(endpoints: Iterable[Endpoint]) -> Json:
    """Every call with what goes in and comes out, and the fields of each kind of event."""
    schemas: Json = {"Failure": envelope({}), "Done": envelope({})}
    paths: Json = {}
    listed = list(endpoints)
    for endpoint in listed:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schemas)
    for event in EVENTS.values():
        _schema(event.body, schemas)
    used = [model for one in listed for model in (one.body, one.data) if model and model is not AnyEvent]
    describe_schemas(schemas, models_of([*used, *(event.body for event in EVENTS.values())]), EVERY_ENTRY)
    schemas["AnyEvent"] = _any_event(schemas)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Pitboss: control of the simulated platform",
            "version": VERSION,
            "description": "On the simulator's own port. Worlds, their clocks, faults, events, journals and scenarios.",
        },
        "servers": [{"url": "http://127.0.0.1:8001"}],
        "security": [{}, {"control": []}],
        "paths": paths,
        "components": {
            "schemas": dict(sorted(schemas.items())),
            "securitySchemes": {
                "control": {"type": "http", "scheme": "bearer", "description": "SIM_CONTROL_TOKEN, where it is set."}
            },
        },
    }


def _operation(endpoint: Endpoint, schemas: Json) -> Json:
    parameters = [_parameter(name, "path", {"type": "string"}, None) for name in re.findall(r"{(\w+)}", endpoint.path)]
    if endpoint.query is not None:
        query = tidied(TypeAdapter(endpoint.query).json_schema(mode=MODE, ref_template=REF))
        parameters += [
            _parameter(name, "query", without_null(field), endpoint.query)
            for name, field in query["properties"].items()
        ]
    failure = {"content": {"application/json": {"schema": {"$ref": REF.format(model="Failure")}}}}
    out: Json = {
        "operationId": endpoint.do.__name__,
        "summary": endpoint.summary,
        "description": _described(endpoint),
        "responses": {
            "200": {"description": "Done.", "content": {"application/json": {"schema": _answer(endpoint, schemas)}}},
            "401": {"description": "The control token is missing or wrong.", **failure},
            "404": {"description": "There is no such world or snapshot.", **failure},
            "409": {"description": "The world's present state forbids it.", **failure},
            "422": {"description": "A field is wrong; `data.fields` says which.", **failure},
        },
    }
    if parameters:
        out["parameters"] = parameters
    if endpoint.body is not None:
        body = {"$ref": REF.format(model="AnyEvent")} if endpoint.body is AnyEvent else _schema(endpoint.body, schemas)
        content = {"schema": body, "example": BODIES[endpoint.do.__name__]}
        out["requestBody"] = {"required": True, "content": {"application/json": content}}
    return out


def _described(endpoint: Endpoint) -> str:
    """What a caller should know of a call."""
    model = endpoint.body or endpoint.query
    about = " ".join(cleandoc(model.__doc__).split()) if model and model.__doc__ else ""
    return f"{endpoint.summary}. {about}".strip()


def _answer(endpoint: Endpoint, schemas: Json) -> Json:
    """The envelope of what is done, around the call's own data."""
    if endpoint.data is None:
        data: Json = {"description": "Always null.", "type": "null"}
    elif isinstance(endpoint.data, type) and issubclass(endpoint.data, Wire):
        data = {"description": "What the call answers.", **_schema(endpoint.data, schemas)}
    else:
        outcome = "What became of it, in the fields of its kind."
        data = {"description": outcome, "type": "object", "examples": [{"isBlocked": True}]}
    own = {"type": "object", "properties": {"data": data}}
    return {"allOf": [{"$ref": REF.format(model="Done")}, own]}


def _parameter(name: str, place: str, schema: Json, model: type[Wire] | None) -> Json:
    described = describe(name, model, entries=EVERY_ENTRY)
    if described is None:
        raise Undescribed(name)
    example = described.example if described.example is not None else example_of(schema)
    required = place == "path"
    return {
        "name": name,
        "in": place,
        "required": required,
        "description": described.text,
        "schema": schema,
        **({} if example is None else {"example": example}),
    }


def _schema(model: type[Wire], schemas: Json) -> Json:
    """A reference to the model's schema, which stands among `schemas` with those that it refers to."""
    schema = tidied(TypeAdapter(model).json_schema(mode=MODE, ref_template=REF))
    schemas.update(schema.pop("$defs", {}))
    schemas[component(model)] = schema
    return {"$ref": REF.format(model=component(model))}


def _any_event(schemas: Json) -> Json:
    """Each kind of event with its fields and its `type`, which tells them apart."""
    kinds = {kind: component(EVENTS[kind].body) for kind in sorted(EVENTS)}
    for kind, name in kinds.items():
        schema = schemas[name]
        kind_schema = {"const": kind, "description": "The kind of event."}
        schema["properties"] = {"type": kind_schema, **schema.get("properties", {})}
        schema["required"] = ["type", *schema.get("required", [])]
    mapping = {kind: REF.format(model=name) for kind, name in kinds.items()}
    return {
        "description": "An event: its `type`, and the fields of that type.",
        "oneOf": [{"$ref": place} for place in mapping.values()],
        "discriminator": {"propertyName": "type", "mapping": mapping},
    }


def main() -> None:
    text = json.dumps(document(ENDPOINTS), indent=2, ensure_ascii=False)
    Path(sys.argv[1]).write_text(f"{text}\n")


if __name__ == "__main__":
    main()
