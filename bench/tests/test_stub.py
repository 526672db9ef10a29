import json
import socket
from collections.abc import Iterator
from typing import Any

import pytest

from bench import client, processes
from bench.proxying import EDIT
from bench.stub import GROUPS, identity
from contracts.areas.auth import IdentityChanges
from contracts.areas.billing_v2 import InvoiceDetails, InvoiceEdit, InvoicePage
from contracts.areas.general import Rates
from contracts.areas.media import UploadedMedia
from contracts.areas.notifications import NotificationNews
from contracts.areas.presence import Presence
from contracts.areas.support import TicketPage
from contracts.areas.support_messages import TicketNews
from contracts.areas.users import MeAnswer, SessionCheck
from contracts.badges import Badges
from contracts.wire import read_value
from pitboss.services import free_port, running
from tools.paths import Problem


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    port = free_port()
    with running([processes.python("stub", "bench.stub", port, str(port))]):
        yield port


@pytest.mark.parametrize(
    ("method", "target", "model"),
    [
        ("GET", "/billingV2/invoices?page=1", InvoicePage),
        ("PUT", "/billingV2/invoice", InvoiceDetails),
        ("POST", "/cms/v2/gallery/upload", UploadedMedia),
        ("GET", "/admin/badges", Badges),
        ("GET", "/general/notifications/news", NotificationNews),
        ("GET", "/sessions/changes?since=1", IdentityChanges),
        ("GET", "/support", TicketPage),
        ("GET", "/support/aurora/tkt_1/news?after=msg_1", TicketNews),
        ("POST", "/presence", Presence),
    ],
)
def test_canned_answers_are_the_platforms(port: int, method: str, target: str, model: Any) -> None:
    envelope = client.send(port, method, target, {"Authorization": "Bearer 1.super@bench.test"}).json()
    assert envelope["success"] is True
    read_value(model, envelope["data"])


@pytest.mark.parametrize(("target", "model"), [("/users/me/check", SessionCheck), ("/rates", Rates)])
def test_bare_answers_are_the_platforms(port: int, target: str, model: Any) -> None:
    read_value(model, client.send(port, "GET", target).json())


@pytest.mark.parametrize("group", GROUPS)
def test_users_are_the_platforms(group: str) -> None:
    read_value(MeAnswer, identity(f"1.{group}@bench.test"))


def test_measured_sizes_are_what_they_are_called(port: int) -> None:
    assert 4000 < len(client.send(port, "GET", "/billingV2/invoices").body) < 4400
    assert 950 < len(json.dumps(EDIT)) < 1100
    read_value(InvoiceEdit, EDIT)


def test_calls_are_counted_by_path(port: int) -> None:
    before = client.send(port, "GET", "/__bench/calls").json()
    client.send_all(port, [client.request("GET", f"/rates?turn={turn}") for turn in range(20)], connections=4)
    after = client.send(port, "GET", "/__bench/calls").json()
    assert after["GET /rates"] == before.get("GET /rates", 0) + 20


def test_requests_may_come_in_pieces_and_together(port: int) -> None:
    body = json.dumps({"email": "1.admin@bench.test", "password": "-"}).encode()
    head = f"POST /auth/login HTTP/1.1\r\nContent-Length: {len(body)}\r\n\r\n".encode()
    with socket.create_connection(("127.0.0.1", port)) as wire:
        for part in (head[:9], head[9:], body[:5], body[5:] + b"GET /nothing HTTP/1.1\r\n\r\n"):
            wire.sendall(part)
        came = b""
        while b"Nothing here." not in came:
            came += wire.recv(65536)
    assert came.startswith(b"HTTP/1.1 200 OK")
    assert b'"token":"1.admin@bench.test"' in came


def test_an_answer_that_is_not_good_is_no_figure(port: int) -> None:
    with pytest.raises(Problem, match="GET /nothing was answered 404"):
        client.send(port, "GET", "/nothing")
    with pytest.raises(Problem, match="GET /nothing was answered 404"):
        client.send_all(port, [client.request("GET", "/nothing")])
