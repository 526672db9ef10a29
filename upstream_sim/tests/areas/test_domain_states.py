"""Random acts, registrar changes and jumps in time: states move only as their lives are drawn."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from contracts.areas.domains_v1 import ZoneStatus
from tools.examples import examples
from upstream_sim.areas.afd.records import CUSTOM_DOMAINS
from upstream_sim.areas.afd.states import DEPLOYMENT_STATES, PROVISIONING_STATES, VALIDATION_STATES
from upstream_sim.areas.domains_v2.records import DNS_RECORDS, DOMAINS, REGISTRAR, ZONES, Zone
from upstream_sim.areas.domains_v2.zones import CHECK_EVERY, FIRST_CHECK, MOVED_DAYS, PENDING_DAYS, ZONE_STATES
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.state_machine import StateMachine
from upstream_sim.core.tables.table import Table
from upstream_sim.tests.domains import DomainDesk

pytestmark = pytest.mark.slow

NAMES = ("walk-one.com", "walk-two.net")
ACTIONS = ("SET_PRIMARY", "ASSOCIATE", "SYNC_CF", "PURGE_CACHE", "AFD_DELETE", "CF_DELETE", "DB_DELETE")
JUMPS = ("PT30S", "PT1M", "PT5M", "PT1H", "P1D", "P6DT23H", "P7D", "P28D")
FRONT_LIVES: dict[str, StateMachine[Any, Any]] = {
    "domainValidationState": VALIDATION_STATES,
    "provisioningState": PROVISIONING_STATES,
    "deploymentStatus": DEPLOYMENT_STATES,
}
names = st.sampled_from(NAMES)


class Watched(Table[Any]):
    """A table that keeps every change of a state on its way."""

    @classmethod
    def watch(cls, table: Table[Any], log: list[tuple[Any, Any]]) -> None:
        write = table.write

        def written(key: str, record: Any) -> Any:
            log.append((table.get(key), record))
            return write(key, record)

        table.write = written  # type: ignore[method-assign]  # this world's own table


class Walk(RuleBasedStateMachine):
    @initialize()
    def begin(self) -> None:
        self.desk = DomainDesk()
        self.world = self.desk.world
        self.zones: list[tuple[Any, Any]] = []
        self.doors: list[tuple[Any, Any]] = []
        Watched.watch(self.world.table(ZONES), self.zones)
        Watched.watch(self.world.table(CUSTOM_DOMAINS), self.doors)

    @rule(name=names, primary=st.booleans(), takes_over=st.booleans())
    def add(self, name: str, primary: bool, takes_over: bool) -> None:
        self.desk.add(name, isPrimary=primary, options={"skipCfZoneCheck": takes_over})

    @rule(name=names, action=st.sampled_from(ACTIONS))
    def act(self, name: str, action: str) -> None:
        if self.world.table(DOMAINS).get(name) is not None:
            assert self.desk.act(action, name).http in (200, 404, 409, 422)

    @rule(name=names, kind=st.sampled_from(("match", "elsewhere", "none")))
    def registrar_changes(self, name: str, kind: str) -> None:
        zone = self.world.table(ZONES).first(name=name)
        servers = {"match": zone.nameServers if zone else (), "elsewhere": ("ns1.else.test",), "none": ()}[kind]
        fire_event(self.world, "registrarChanged", {"domain": name, "nameServers": list(servers)})

    @rule(name=names)
    def staff_look(self, name: str) -> None:
        zone = self.world.table(ZONES).first(name=name)
        if zone is not None:
            assert self.desk.send("zoneCheck", body={"zoneId": zone.id}).http == 200

    @rule(jump=st.sampled_from(JUMPS))
    def time_passes(self, jump: str) -> None:
        self.world.advance(jump)

    @invariant()
    def states_move_as_drawn(self) -> None:
        if not hasattr(self, "desk"):
            return
        for before, after in self.zones:
            _hold(ZONE_STATES, before and before.status, after.status if after else ZoneStatus.DELETED)
        for name, life in FRONT_LIVES.items():
            for before, after in self.doors:
                if after is not None:
                    _hold(life, before and getattr(before, name), getattr(after, name))
        self.zones.clear()
        self.doors.clear()

    @invariant()
    def zones_are_as_the_registrar_says(self) -> None:
        if not hasattr(self, "desk"):
            return
        for zone in self._own():
            if zone.status is ZoneStatus.PENDING:
                assert self.world.now() < zone.statusSince + PENDING_DAYS
            if zone.status is ZoneStatus.MOVED:
                assert self.world.now() < zone.statusSince + MOVED_DAYS
            self._hold_to_registrar(zone)

    @invariant()
    def what_belongs_together_is_together(self) -> None:
        if not hasattr(self, "desk"):
            return
        zones = {zone.id for zone in self.world.table(ZONES).all()}
        assert {record.zoneId for record in self.world.table(DNS_RECORDS).all()} <= zones
        assert sum(1 for _ in self.world.table(DOMAINS).where(opId="lumen", isPrimary=True)) <= 1
        for domain in self.world.table(DOMAINS).where(opId="lumen"):
            assert domain.cfZoneId is None or domain.cfZoneId in zones

    def _own(self) -> list[Zone]:
        return [zone for zone in self.world.table(ZONES).all() if zone.name in NAMES]

    def _hold_to_registrar(self, zone: Zone) -> None:
        """Who disagrees with the registrar has not been looked at since the registrar changed."""
        says = self.world.table(REGISTRAR).get(zone.name)
        match = says is not None and set(says.nameServers) == set(zone.nameServers)
        agrees = match is (zone.status is ZoneStatus.ACTIVE)
        if says is not None and not agrees:
            changed = max(says.changedAt, zone.createdOn)
            assert self.world.now() - changed < max(CHECK_EVERY, FIRST_CHECK) + timedelta(seconds=1)


def _hold(life: StateMachine[Any, Any], before: Any, after: Any) -> None:
    if before is None:
        assert after == life.start, (life.name, after)
    elif before != after:
        assert after in life.targets(before), (life.name, before, after)


TestWalk = Walk.TestCase
TestWalk.settings = settings(
    max_examples=examples(40),
    stateful_step_count=40,
    deadline=None,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


@pytest.mark.spec("002-unknown-gap-status-values")
def test_the_starting_world_has_domains_in_the_statuses_that_lists_tell_apart() -> None:
    rows = DomainDesk().send("domainsV2", query={"page": "0", "limit": "0"}).data
    assert {row["cfZoneStatus"] for row in rows} == {"pending", "active", "moved", "deleted"}
    assert {row["cfZoneSSLMode"] for row in rows} >= {"flexible", "full", "strict"}
    assert {row["afdProvisionStatus"] for row in rows} >= {"Succeeded", "Failed"}
    assert {row["afdValidationStatus"] for row in rows} >= {
        "Approved",
        "Pending",
        "PendingRevalidation",
        "Rejected",
        "TimedOut",
    }
