"""Who is told of a certificate that is not renewed, and when."""

from __future__ import annotations

from datetime import timedelta

import pytest

from contracts.roles import Role
from upstream_sim.areas.afd.records import CUSTOM_DOMAINS
from upstream_sim.areas.notifications import NOTIFICATIONS, Notification
from upstream_sim.tests.areas.test_domain_setup import NAME, SetupDesk
from upstream_sim.tests.domains import DomainDesk

LINK = "/settings/domains"


@pytest.fixture
def desk() -> SetupDesk:
    desk = SetupDesk()
    desk.live()
    return desk


def told(desk: DomainDesk, host: str) -> list[Notification]:
    rows = [row for row in desk.world.table(NOTIFICATIONS).all() if f" {host} " in row.title]
    return sorted(rows, key=lambda row: row.createdAt)


def test_staff_are_told_of_a_certificate_that_is_not_renewed_until_it_is(desk: SetupDesk) -> None:
    ends = desk.door().certificateExpiresAt
    assert ends is not None
    for days, count in ((46, 0), (45, 1), (15, 1), (14, 2), (4, 2), (3, 3)):
        desk.world.set_clock(desk.world.clock.mode, ends - timedelta(days=days))
        assert len(told(desk, NAME)) == count, days
    assert [row.title for row in told(desk, NAME)] == [
        f"The certificate of {NAME} ends in {days} days" for days in (45, 14, 3)
    ]
    assert [row.level for row in told(desk, NAME)] == ["warning", "warning", "critical"]
    assert {(row.opId, row.roles) for row in told(desk, NAME)} == {("lumen", (Role.DEV_OPS, Role.OPERATOR_ADMIN))}
    assert desk.call("domainSetupValidation").http == 200
    desk.world.advance("PT3M")
    desk.world.set_clock(desk.world.clock.mode, ends)
    assert len(told(desk, NAME)) == 3


def test_nobody_is_told_again_of_a_domain_that_was_validated_in_time(desk: SetupDesk) -> None:
    ends = desk.door().certificateExpiresAt
    assert ends is not None
    desk.world.set_clock(desk.world.clock.mode, ends - timedelta(days=44))
    assert desk.call("domainSetupValidation").http == 200
    desk.world.set_clock(desk.world.clock.mode, ends + timedelta(days=1))
    assert len(told(desk, NAME)) == 1


def test_of_a_domain_that_is_late_at_the_start_staff_are_told_too() -> None:
    desk = DomainDesk()
    own = desk.domain("aurora-cup.org")
    door = desk.world.table(CUSTOM_DOMAINS).first(hostName=own.domainName)
    assert door is not None
    desk.world.set_clock(desk.world.clock.mode, door.certificateExpiresAt)
    assert [(row.title, row.opId, row.link) for row in told(desk, own.domainName)] == [
        (
            f"The certificate of aurora-cup.org ends in {days} days",
            own.opId,
            f"{LINK}?opId={own.opId}&open={own.domainName}",
        )
        for days in (14, 3)
    ]


def test_lists_count_the_certificates_that_end_and_find_them(desk: SetupDesk) -> None:
    ends = desk.door().certificateExpiresAt
    assert ends is not None

    def ending(**query: str) -> tuple[set[str], int]:
        answer = desk.send("afdDomains", query={"limit": "1000", "isCertificateEnding": "true", **query}).data
        assert answer["certificatesEnding"] == answer["count"]
        return {each["hostName"] for each in answer["items"]}, answer["count"]

    desk.world.set_clock(desk.world.clock.mode, ends - timedelta(days=46))
    assert NAME not in ending()[0]
    desk.world.set_clock(desk.world.clock.mode, ends - timedelta(days=45))
    names, count = ending()
    assert NAME in names
    every = desk.send("afdDomains", query={"limit": "1000"}).data
    rest = desk.send("afdDomains", query={"limit": "1000", "isCertificateEnding": "false"}).data
    assert (every["certificatesEnding"], every["count"] - rest["count"], rest["certificatesEnding"]) == (
        count,
        count,
        0,
    )
    own = desk.send("domainsV2", query={"page": "0", "limit": "0", "isCertificateEnding": "true"})
    assert {each["domainName"] for each in own.data} == names & {
        each["domainName"] for each in desk.send("domainsV2", query={"page": "0", "limit": "0"}).data
    }
    assert own.body["dataInfo"]["certificatesEnding"] == len(own.data) > 0
    assert desk.call("domainSetupValidation").http == 200
    desk.world.advance("PT3M")
    assert NAME not in ending()[0]
