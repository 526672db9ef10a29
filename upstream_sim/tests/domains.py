"""A desk for domains: its calls, and the world outside."""

from __future__ import annotations

from typing import Any

from upstream_sim.areas.domains_v2.records import CF_ACCOUNTS, DNS_RECORDS, DOMAINS, ZONES, CfAccount, DomainV2, Zone
from upstream_sim.core.serving.events import fire_event
from upstream_sim.tests.billing_v2 import CallResult, Desk

DEV_OPS = "devops@pitboss.test"
KEY = "a-key-of-twenty-characters"


class DomainDesk(Desk):
    def account(self, op_id: str = "lumen", generation: int = 2, title: str | None = None) -> CfAccount:
        rows = self.world.table(CF_ACCOUNTS).where(opId=op_id, generation=generation)
        return next(row for row in rows if title in (None, row.title))

    def add(self, name: str, op_id: str = "lumen", **fields: Any) -> CallResult:
        body = {"domainName": name, "opId": op_id, "cfAccountCode": self.account(op_id).cfAccountCode, **fields}
        return self.send("domainV2Create", query={"opId": op_id}, body=body)

    def act(self, action: str, name: str) -> CallResult:
        details = {"domainName": name, "opId": self.domain(name).opId}
        return self.send("domainV2Act", body={"domainDetails": details, "action": action})

    def alter(self, name: str, revision: int | None = None, **fields: Any) -> CallResult:
        domain = self.domain(name)
        details = {"domainName": name, "opId": domain.opId, **fields}
        seen = domain.revision if revision is None else revision
        body = {"domainDetails": details, "action": "EDIT"}
        return self.send("domainV2Edit", query={"opId": domain.opId}, body=body, revision=seen)

    def domain(self, name: str) -> DomainV2:
        found = self.world.table(DOMAINS).get(name)
        assert found is not None, name
        return found

    def zone(self, name: str) -> Zone:
        found = self.world.table(ZONES).first(name=name)
        assert found is not None, name
        return found

    def shown(self, name: str) -> Any:
        return self.send("domainV2", query={"domainName": name}).data

    def records(self, name: str) -> set[tuple[str, str]]:
        zone = self.zone(name)
        return {(row.type, row.name) for row in self.world.table(DNS_RECORDS).where(zoneId=zone.id)}

    def registrar(self, name: str, servers: tuple[str, ...] | None = None) -> Any:
        """Name servers at the registrar; the zone's own where none are given."""
        wanted = self.zone(name).nameServers if servers is None else servers
        return fire_event(self.world, "registrarChanged", {"domain": name, "nameServers": list(wanted)})

    def dns(self, name: str, kind: str, content: str, domain: str = "aurora-play.com", **fields: Any) -> CallResult:
        body = {
            "opId": self.domain(domain).opId,
            "domainName": domain,
            "dnsRecordName": name,
            "dnsRecordType": kind,
            "dnsRecordContent": content,
            **fields,
        }
        return self.send("dnsRecordV2Add", body=body)
