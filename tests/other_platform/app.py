"""The platform's calls. Every deviation is one `self.does(…)`, so that the clean build is the code without them."""

from __future__ import annotations

import json
import secrets
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from tests.other_platform import forms
from tests.other_platform.deviations import Deviation
from tests.other_platform.records import RIGHTS, SECRET, STAFF, Customer, Movement, Records, Staff

SECONDS = 900  # of a token
LARGEST_PAGE = 200
Handle = Callable[[Request, Staff], Awaitable[Response]]


@dataclass
class Problem(Exception):
    """A refusal, in the platform's own form."""

    http: int
    code: str
    text: str
    names: tuple[str, ...] = ()
    more: Any = None

    def answer(self) -> Response:
        fields = [{"name": name, "why": self.text} for name in self.names]
        problem = {"code": self.code, "text": self.text, "fields": fields, "present": self.more}
        return JSONResponse({"ok": False, "problem": problem}, self.http)


def good(result: Any, http: int = 200) -> Response:
    return JSONResponse({"ok": True, "result": result, "notes": []}, http)


NOT_HERE = Problem(404, "NOT_HERE", "There is nothing by that number.")


@dataclass
class Platform:
    """The platform in one state of its records. `deviations` are switched on; none in the clean build."""

    deviations: frozenset[Deviation] = frozenset()
    records: Records = field(default_factory=Records)
    tokens: dict[str, Staff] = field(default_factory=dict)
    renewals: dict[str, Staff] = field(default_factory=dict)
    over: set[str] = field(default_factory=set)
    done: dict[tuple[str, str], tuple[bytes, Response]] = field(default_factory=dict)

    def does(self, deviation: Deviation) -> bool:
        return deviation in self.deviations

    def app(self) -> Starlette:
        """The platform as an ASGI app."""
        calls: list[tuple[str, str, str, Handle]] = [
            ("GET", "/v3/me", "", self.me),
            ("GET", "/v3/houses", "houses.view", self.houses),
            ("GET", "/v3/customers", "customers.view", self.customers),
            ("GET", "/v3/customers/{no}", "customers.view", self.customer),
            ("PUT", "/v3/customers/{no}/hold", "customers.hold", self.hold),
            ("GET", "/v3/customers/{no}/purse", "purse.view", self.purse),
            ("POST", "/v3/customers/{no}/purse/moves", "purse.adjust", self.adjust),
            ("GET", "/v3/payouts", "payouts.view", self.payouts),
            ("GET", "/v3/payouts/{no}", "payouts.view", self.payout),
            ("POST", "/v3/payouts/{no}/decision", "payouts.decide", self.decide),
        ]
        routes = [Route(path, self.signed_in(right, handle), methods=[method]) for method, path, right, handle in calls]
        routes += [
            Route("/oauth/token", self.token, methods=["POST"]),
            Route("/oauth/revoke", self.revoke, methods=["POST"]),
            Route("/ready", lambda _: good("ready")),
        ]
        return Starlette(routes=routes, exception_handlers={Problem: lambda _, problem: problem.answer()})

    # signing in

    async def token(self, request: Request) -> Response:
        form = await request.json()
        if form.get("grant") == "refresh":
            who = self.renewals.pop(form.get("refresh_token"), None)
        else:
            who = STAFF.get(str(form.get("login")))
            who = who if form.get("secret") == SECRET else None
        if who is None:
            raise Problem(401, "BAD_LOGIN", "Name and secret do not fit.")
        token, renewal = secrets.token_urlsafe(12), secrets.token_urlsafe(12)
        self.tokens[token], self.renewals[renewal] = who, who
        return good({"access_token": token, "refresh_token": renewal, "lasts": SECONDS})

    async def revoke(self, request: Request) -> Response:
        token = request.headers.get("x-session", "")
        if token not in self.tokens:
            raise Problem(401, "NO_SESSION", "Sign in first.")
        if not self.does(Deviation.SERVED_AFTER_SIGN_OUT):
            del self.tokens[token]
        return good(None)

    def signed_in(self, right: str, handle: Handle) -> Callable[[Request], Awaitable[Response]]:
        async def call(request: Request) -> Response:
            who = self.tokens.get(request.headers.get("x-session", ""))
            if who is None and self.does(Deviation.SERVED_WITHOUT_TOKEN) and request.method == "GET":
                who = STAFF["root@other.test"]
            if who is None:
                raise Problem(401, "NO_SESSION", "Sign in first.")
            if right and not self._may(who, right):
                http = 200 if self.does(Deviation.DENIAL_AS_200) else 401 if self.does(Deviation.DENIAL_AS_401) else 403
                raise Problem(http, "NO_RIGHT", "You may not do that.")
            return await (self.once(request, who, handle) if request.method == "POST" else handle(request, who))

        return call

    def _may(self, who: Staff, right: str) -> bool:
        if self.does(Deviation.ROLE_SHUT_OUT) and who.level == "clerk" and right == "payouts.view":
            return False
        return right in RIGHTS[who.level] or (self.does(Deviation.ROLE_LET_IN) and who.level == "partner")

    async def once(self, request: Request, who: Staff, handle: Handle) -> Response:
        """What is sent again under its key is not done again."""
        key, body = (who.no, request.headers.get("x-once", "")), await request.body()
        if key[1] and key in self.done and not self.does(Deviation.KEY_REPLAYED):
            before, answer = self.done[key]
            if before != body and not self.does(Deviation.KEY_FOR_ANOTHER_BODY):
                raise Problem(409, "KEY_TAKEN", "That key was for something else.")
            if before == body:
                return answer
        answer = await handle(request, who)
        self.done[key] = body, answer
        return answer

    async def me(self, _: Request, who: Staff) -> Response:
        return good(forms.staff(who))

    async def houses(self, _: Request, who: Staff) -> Response:
        return good({"houses": [{**one, "open": True} for one in forms.staff(who)["houses"]]})

    # lists

    async def customers(self, request: Request, who: Staff) -> Response:
        if self.does(Deviation.HTML):
            return HTMLResponse("<h1>Customers</h1>")
        if self.does(Deviation.REDIRECT):
            return RedirectResponse("/v4/customers", 302)
        if self.does(Deviation.BUSY_WITHOUT_TIME):
            raise Problem(429, "BUSY", "Come back later.")
        found = self._chosen(request, who)
        descending, asked = request.query_params.get("way") == "down", self._asked(request)
        if not self.does(Deviation.SORT_IGNORED):
            key = {"opened_at": lambda one: one.opened, "changed_at": lambda one: one.changed}
            found.sort(key=key[request.query_params.get("order", "opened_at")])
            if descending is not self.does(Deviation.SORT_REVERSED):
                found.reverse()
        return self._page([forms.customer(one, self.records) for one in found], *asked)

    def _chosen(self, request: Request, who: Staff) -> list[Customer]:
        """The customers that the filters find, of the houses that the user sees."""
        asked = request.query_params
        house = self._house(request, who)
        found = [one for one in self.records.customers.values() if house in (None, one.house)]
        if self.does(Deviation.FOREIGN_ROW) and who.level == "chief":
            found.append(next(one for one in self.records.customers.values() if one.house != house))
        tests: dict[str, Callable[[Customer], str]] = {
            "no": lambda one: one.no,
            "key": lambda one: f"key-{one.no}",
            "handle": lambda one: one.handle,
            "held": lambda one: str(one.held).lower(),
            "proven": lambda one: str(one.proven).lower(),
        }
        for name, test in tests.items():
            if name in asked and not self.does(Deviation.FILTER_IGNORED):
                found = [
                    one for one in found if test(one) == asked[name] and not self.does(Deviation.FILTER_FINDS_NOTHING)
                ]
        if not self.does(Deviation.PERIOD_IGNORED):
            since, until = int(asked.get("since", 0)), int(asked.get("until", 2**40))
            found = [one for one in found if since <= one.opened <= until]
        return found

    def _house(self, request: Request, who: Staff) -> str | None:
        """The house that a call is about. Raises Problem for one that the user does not see."""
        asked = request.headers.get("x-house") or who.house
        if who.house not in (None, asked) and not self.does(Deviation.FOREIGN_HOUSE_SERVED):
            raise Problem(403, "NO_RIGHT", "That house is not yours.")
        return asked

    def _asked(self, request: Request) -> tuple[int, int]:
        """From which row on, and how many. Raises Problem."""
        start, size = request.query_params.get("start", "0"), request.query_params.get("size", "50")
        if not start.isdigit() or not size.isdigit() or not 1 <= int(size) <= LARGEST_PAGE:
            if self.does(Deviation.FAULT_BEYOND_LIMIT):
                raise Problem(500, "BROKEN", "Something broke.")
            raise Problem(422, "BAD_INPUT", f"Between 1 and {LARGEST_PAGE} rows.", ("size",))
        return int(start), int(size)

    def _page(self, rows: list[dict[str, Any]], start: int, size: int) -> Response:
        start_ = start - 1 if start and self.does(Deviation.PAGES_OVERLAP) else start
        shown = rows[start_ : start_ + size + self.does(Deviation.PAGE_TOO_LONG)]
        if start and self.does(Deviation.SECOND_PAGE_EMPTY):
            shown = []
        if shown and self.does(Deviation.ROW_TWICE):
            shown = [shown[0], *shown[:-1]] if len(shown) > 1 else shown
        for row in shown:
            self._bend(row)
        count = len(rows) + self.does(Deviation.COUNT_TOO_HIGH)
        left = max(0, count - start - len(shown)) + self.does(Deviation.REMAINING_WRONG)
        page: dict[str, Any] = {"rows": shown, "total": count, "left": left}
        if self.does(Deviation.KEY_TWICE_IN_JSON):
            text = json.dumps({"ok": True, "result": page, "notes": []})
            return Response(text.replace('"total"', '"total": 1, "total"', 1), media_type="application/json")
        return good({"result": page} if self.does(Deviation.EXTRA_ENVELOPE) else page)

    def _bend(self, row: dict[str, Any]) -> None:
        """What is wrong with a customer's record."""
        if self.does(Deviation.FIELD_MISSING):
            del row["handle"]
        if self.does(Deviation.TEXT_FOR_NUMBER):
            row["version"] = str(row["version"])
        if self.does(Deviation.NULL):
            row["contact"]["nick"] = None
        if self.does(Deviation.TEXT_FOR_FLAG):
            row["flags"]["proven"] = "yes"
        if self.does(Deviation.UNKNOWN_STATE):
            row["proofs"][0]["state"] = "MAYBE"
        if self.does(Deviation.TIME_WITHOUT_ZONE):
            row["opened_at"] = "2026-06-01T10:00:00"
        if self.does(Deviation.MONEY_AS_FLOAT):
            row["money"]["dollars"] = str(float(row["money"]["dollars"]) / 3)
        if self.does(Deviation.MONEY_IN_WORDS):
            row["money"]["dollars"] = "a lot"

    async def payouts(self, request: Request, who: Staff) -> Response:
        house = self._house(request, who)
        state = request.query_params.get("state")
        number, since = request.query_params.get("no"), int(request.query_params.get("since", 0))
        found = [one for one in self.records.payouts.values() if state in (None, one.state)]
        found = [one for one in found if number in (None, one.no) and one.asked >= since]
        found = [one for one in found if house in (None, self.records.customers[one.customer].house)]
        found.sort(key=lambda one: one.asked, reverse=request.query_params.get("order", "-asked_at").startswith("-"))
        start, size = int(request.query_params.get("after") or 0), int(request.query_params.get("size", "50"))
        after = start + size
        rows = [forms.payout(one, self.records) for one in found[start:after]]
        sums = {"dollar_cents": sum(forms.cents(one.amount) for one in found)}
        first = min((one.asked for one in found), default=None)
        following = str(after) if after < len(found) else None
        return good({"rows": rows, "total": len(found), "after": following, "sums": sums, "first_at": first})

    # single records

    async def customer(self, request: Request, who: Staff) -> Response:
        one = self._one(request, who, self.does(Deviation.FOREIGN_RECORD_SERVED))
        if self.does(Deviation.ANOTHER_RECORD):
            one = next(other for other in self.records.customers.values() if other.house == one.house and other != one)
        return good(forms.customer(one, self.records))

    async def purse(self, request: Request, who: Staff) -> Response:
        return good(forms.purse(self._one(request, who)))

    async def payout(self, request: Request, who: Staff) -> Response:
        one = self.records.payouts.get(request.path_params["no"])
        if one is None or who.house not in (None, self.records.customers[one.customer].house):
            raise NOT_HERE
        return good(forms.payout(one, self.records))

    def _one(self, request: Request, who: Staff, anywhere: bool = False) -> Customer:
        one = self.records.customers.get(request.path_params["no"])
        if one is None or (who.house not in (None, one.house) and not anywhere):
            if self.does(Deviation.REFUSAL_WITHOUT_WORDS):
                raise Problem(404, "", "")
            raise NOT_HERE
        return one

    # what staff do

    async def hold(self, request: Request, who: Staff) -> Response:
        form = self._form(await request.body(), ("hold", "why"))
        one = self._one(request, who)
        given = request.headers.get("x-version", "").strip('"')
        if given and given != str(one.version) and not self.does(Deviation.REVISION_IGNORED):
            present = forms.customer(one, self.records)
            raise Problem(412, "VERSION_GONE", "Somebody else was there first.", more=present)
        one.held, one.hold_reason, one.holder = form["hold"] == "ON", form["why"], who.no
        one.version, one.changed = one.version + 1, self._now()
        return good(forms.customer(one, self.records))

    async def adjust(self, request: Request, who: Staff) -> Response:
        form = self._form(await request.body(), ("cents", "way", "cause", "note"))
        one = self._one(request, who, self.does(Deviation.FOREIGN_WRITE_DONE))
        amount = Decimal(form["cents"]) / 100
        if form.get("cur") != "USD":
            raise Problem(422, "BAD_INPUT", "Purses are in USD.", ("cur",))
        if form["way"] == "OUT" and amount > one.purse:
            raise Problem(422, "TOO_LITTLE", "There is not that much in the purse.", ("cents",))
        move = amount if form["way"] == "IN" else -amount
        no = f"M-{901 + len(self.records.movements)}"
        done = Movement(no, one.no, self._now(), move, one.purse, form["cause"], form["note"], who.no)
        self.records.movements.append(done)
        if not self.does(Deviation.NOTHING_DONE):
            one.purse += move
        one.version += 1
        return good(forms.movement(done, self.records), 201)

    async def decide(self, request: Request, who: Staff) -> Response:
        form = self._form(await request.body(), ("verdict",))
        one = self.records.payouts.get(request.path_params["no"])
        if one is None or who.house not in (None, self.records.customers[one.customer].house):
            raise NOT_HERE
        if one.state != "OPEN":
            raise Problem(409, "DECIDED", "That payout is decided.")
        one.state = "PAID" if form["verdict"] == "YES" else "TURNED_DOWN"
        one.note, one.decided, one.decider = form.get("word"), self._now(), who.no
        one.version += 1
        return good({"outcome": 1, "text": "The bank has it.", "state": one.state})

    def _form(self, body: bytes, needed: Iterable[str]) -> dict[str, Any]:
        """The body's fields. Raises Problem for what is missing."""
        form: dict[str, Any] = json.loads(body or b"{}")
        missing = tuple(name for name in needed if form.get(name) in (None, ""))
        if missing and self.does(Deviation.FAULT_FOR_BAD_INPUT):
            raise Problem(500, "BROKEN", f"KeyError: {missing[0]}")
        if missing:
            raise Problem(422, "BAD_INPUT", "This is needed.", missing)
        return form

    def _now(self) -> int:
        self.records.now += 1
        return self.records.now
