"""Whatever staff, the cloud, the registrar and time do to a domain at the front door, in whatever order:
each of its states moves only as its life is drawn, and what is told of it fits."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from contracts.areas.afd import DeploymentStatus, DomainValidationState, ProvisioningState
from contracts.areas.domains_v1 import ZoneStatus
from tools.examples import examples
from upstream_sim.areas.afd.custom_domain_lifecycle import TOKEN_LIFE
from upstream_sim.areas.afd.records import CUSTOM_DOMAINS, CustomDomain
from upstream_sim.areas.afd.states import DEPLOYMENT_STATES, PROVISIONING_STATES, VALIDATION_STATES
from upstream_sim.areas.domains_v2.records import DNS_RECORDS, ZONES
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.state_machine import StateMachine
from upstream_sim.tests.areas.test_domain_setup import NAME, STEPS, SetupDesk

LIVES: dict[str, StateMachine[Any, Any]] = {
    "domainValidationState": VALIDATION_STATES,
    "provisioningState": PROVISIONING_STATES,
    "deploymentStatus": DEPLOYMENT_STATES,
}
CALLS = ("domainSetup", "domainSetupCnameRedo", "domainSetupValidation", "domainSetupAssociation")
TROUBLES = ("validation", "rejection", "loss", "provisioning", "deployment")
JUMPS = ("PT20S", "PT1M", "PT6M", "PT1H", "P3D", "P7D", "P46D", "P180D")
KNOWN = (200, 404, 409, 422)


class FrontDoorWalk(RuleBasedStateMachine):
    @initialize()
    def begin(self) -> None:
        self.desk = SetupDesk()
        self.world = self.desk.world
        self.transitions: list[tuple[CustomDomain | None, CustomDomain | None]] = []
        table = self.world.table(CUSTOM_DOMAINS)
        write = table.write

        def written(key: str, record: CustomDomain | None) -> Any:
            self.transitions.append((table.get(key), record))
            return write(key, record)

        table.write = written  # type: ignore[method-assign]  # this world's own table

    def door(self) -> CustomDomain | None:
        return self.world.table(CUSTOM_DOMAINS).first(hostName=NAME)

    @rule(call=st.sampled_from(CALLS))
    def staff_set_up(self, call: str) -> None:
        assert self.desk.call(call).http in KNOWN

    @rule(on=st.booleans())
    def staff_move_routes(self, on: bool) -> None:
        door = self.door()
        if door is not None:
            answer = self.desk.send("afdDomainAssociate", body={"domainId": door.id, "isAssociated": on})
            assert answer.http in KNOWN

    @rule(renew=st.booleans())
    def staff_renew_or_delete(self, renew: bool) -> None:
        door = self.door()
        if door is None:
            return
        if renew:
            assert self.desk.send("afdDomainRevalidate", body={"domainId": door.id}).http in KNOWN
        else:
            query = {"name": door.name, "targetId": door.id}
            answer = self.desk.send("afdDomainDelete", query=query)
            assert answer.http in KNOWN
            assert not (answer.http == 200 and door.isAssociated)

    @rule(kind=st.sampled_from(("CNAME", "TXT")))
    def somebody_deletes_a_record(self, kind: str) -> None:
        for record in list(self.world.table(DNS_RECORDS).where(zoneId=self.desk.zone_id, type=kind)):
            self.desk.send("devDnsDelete", query={"id": record.id})

    @rule(what=st.sampled_from(TROUBLES))
    def the_cloud_fails(self, what: str) -> None:
        with suppress(Refusal):
            self.desk.trouble(what)

    @rule(own=st.booleans())
    def the_registrar_changes(self, own: bool) -> None:
        if self.desk.has_zone():
            self.desk.registrar(NAME, None if own else ("ns1.else.test",))

    @rule(jump=st.sampled_from(JUMPS))
    def time_passes(self, jump: str) -> None:
        self.world.advance(jump)

    @invariant()
    def each_state_moves_as_it_is_drawn(self) -> None:
        for before, after in getattr(self, "transitions", []):
            for name, life in LIVES.items():
                if after is None:
                    continue
                now = getattr(after, name)
                if before is None:
                    assert now == life.start
                elif getattr(before, name) != now:
                    assert now in life.targets(getattr(before, name)), (life.name, getattr(before, name), now)
            if after is None and before is not None:
                assert before.provisioningState is ProvisioningState.DELETING
        getattr(self, "transitions", []).clear()

    @invariant()
    def what_is_told_fits(self) -> None:
        if not hasattr(self, "desk") or not self.desk.has_zone():
            return
        details, door = self.desk.check(), self.door()
        done = all(step["state"] == "PASSED" for step in details["steps"])
        assert (details["status"] == "COMPLETED") is done is all(details[step] for step in STEPS)
        # A set-up that is done still has a next act where the certificate will not be renewed by itself, and where
        # the registrar has left the zone.
        renews = details["renewBy"] is not None
        zone = self.world.table(ZONES).get(self.desk.zone_id)
        is_left = zone is not None and zone.status is not ZoneStatus.ACTIVE
        if not done:
            assert details["next"] is not None
        elif not renews and not is_left:
            assert details["next"] is None
        for step in details["steps"]:
            if step["state"] in ("RUNNING", "FAILED"):
                assert step["reason"] is not None, step
            elif step["state"] == "PASSED":
                assert step["reason"] is None or (renews and step["name"] == "VALIDATION"), step
        if door is not None and door.deploymentStatus is DeploymentStatus.SUCCEEDED:
            assert door.isAssociated
            assert door.certificateExpiresAt is not None
        if door is not None and door.domainValidationState is DomainValidationState.PENDING:
            assert self.world.now() < door.validationSince + TOKEN_LIFE


TestFrontDoorWalk = FrontDoorWalk.TestCase
TestFrontDoorWalk.settings = settings(
    max_examples=examples(20), stateful_step_count=25, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
