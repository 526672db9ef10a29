"""Custom domains as developers list, create, validate, associate and delete them."""

from __future__ import annotations

from typing import Any

from contracts.areas.afd import (
    AfdAssociation,
    AfdDomainKey,
    AfdDomainNamed,
    AfdDomainsQuery,
    CustomDomainForm,
    CustomDomainGone,
    DeploymentStatus,
    DomainValidationState,
    ProvisioningState,
)
from contracts.domain_names import NOT_A_DOMAIN, ascii_name
from upstream_sim.areas.afd import custom_domain_lifecycle as lifecycle
from upstream_sim.areas.afd.records import CUSTOM_DOMAINS, ENDPOINTS, CustomDomain, Endpoint
from upstream_sim.areas.domains_v2.hooks import tells_ending_certificates
from upstream_sim.areas.domains_v2.records import DOMAINS
from upstream_sim.core.calls.answers import Answer
from upstream_sim.core.refusals import NotFound, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.tenants import selected
from upstream_sim.shared.users import Caller

FILTERS = ("domainValidationState", "provisioningState", "deploymentStatus", "target", "afdProfileName")
OWN = (
    "id", "name", "hostName", "domainValidationState", "validationSince", "provisioningState", "provisioningSince",
    "deploymentStatus", "deploymentSince", "target", "afdProfileName", "isAssociated", "certificateExpiresAt",
    "createdAt", "updatedAt", "revision",
)  # fmt: skip


@handles("afdDomains")
def domains(world: World, _caller: Caller, command: Command[AfdDomainsQuery]) -> dict[str, Any]:
    query = command.query
    table = world.table(CUSTOM_DOMAINS)
    filters = _filters(world, query)
    if query.query:
        found, _, _ = table.search(query.query, filters, 1, len(table))
        filters["id"] = frozenset(domain.id for domain in found)
    if query.isCertificateEnding is not None:
        ids = frozenset(each.id for each in table.where(**filters) if _is_ending(world, each))
        rest = frozenset(each.id for each in table.where(**filters)) - ids
        filters["id"] = ids if query.isCertificateEnding else rest
    rows, count, remaining = table.page(filters, query.sort, query.page, query.limit)
    items = [to_wire(world, domain) for domain in rows]
    ending = sum(_is_ending(world, each) for each in table.where(**filters))
    return {"items": items, "count": count, "remaining": remaining, "certificatesEnding": ending}


@tells_ending_certificates
def ending_hosts(world: World) -> frozenset[str]:
    """The names of which `_is_ending` is true."""
    return frozenset(each.hostName for each in world.table(CUSTOM_DOMAINS).all() if _is_ending(world, each))


def _is_ending(world: World, domain: CustomDomain) -> bool:
    """Whether its certificate ends so soon that it would have been renewed by itself, or has ended."""
    ends = domain.certificateExpiresAt
    is_approved = domain.domainValidationState is DomainValidationState.APPROVED
    return ends is not None and not is_approved and ends <= world.now() + lifecycle.RENEWED_BEFORE


def _filters(world: World, query: AfdDomainsQuery) -> dict[str, Any]:
    """The filters of a list; `opId` stands for the domains of that operator and its brands."""
    filters = {name: value for name in FILTERS if (value := getattr(query, name)) is not None}
    if query.opId is not None:
        tenants = selected(world, None, query.opId, include_brands=query.includeBrands is not False) or frozenset()
        filters["hostName"] = frozenset(row.domainName for row in world.table(DOMAINS).where(opId=tenants))
    return filters


@handles("afdEndpoints")
def endpoints(world: World, _caller: Caller, command: Command[AfdDomainKey]) -> list[dict[str, Any]]:
    """The endpoints of the domain's profile and target. Raises NotFound."""
    query = command.query
    domain = lifecycle.domain_of(world, query.domainId)
    rows = world.table(ENDPOINTS).where(afdProfileName=domain.afdProfileName, target=domain.target)
    return [_endpoint_to_wire(endpoint, domain) for endpoint in rows]


@handles("afdDomainCreate")
def create(world: World, caller: Caller, command: Command[None, CustomDomainForm]) -> dict[str, Any]:
    """The new custom domain. Raises ValidationFailed."""
    form = command.body
    with caller.change(world) as change:
        profile = lifecycle.profile_or_default(world, None)
        domain = lifecycle.create(change, host_of(form.domain), form.target, profile)
    return to_wire(world, domain)


@handles("afdDomainDelete")
def delete(world: World, caller: Caller, command: Command[CustomDomainGone]) -> Answer:
    """A message that the deletion began. Raises NotFound, RecordLocked."""
    chosen = command.query
    domain = lifecycle.domain_of(world, chosen.targetId)
    if domain.name != chosen.name:
        raise NotFound(lifecycle.DOMAIN_GONE)
    with caller.change(world) as change:
        lifecycle.delete(change, domain)
    return Answer(messages=(f"{domain.hostName} is being deleted.",))


@handles("afdDomainRevalidate")
def revalidate(world: World, caller: Caller, command: Command[None, AfdDomainNamed]) -> dict[str, Any]:
    """The domain with a new token. Raises NotFound, RecordLocked."""
    named = command.body
    domain = lifecycle.domain_of(world, named.domainId)
    with caller.change(world) as change:
        domain = lifecycle.renew_token(change, domain)
    return to_wire(world, domain)


@handles("afdDomainAssociate")
def associate(world: World, caller: Caller, command: Command[None, AfdAssociation]) -> dict[str, Any]:
    """The domain, on its routes or off them. Raises NotFound, RecordLocked."""
    form = command.body
    domain = lifecycle.domain_of(world, form.domainId)
    with caller.change(world) as change:
        domain = lifecycle.associate(change, domain, is_associated=form.isAssociated)
    return to_wire(world, domain)


def host_of(typed: str) -> str:
    """A typed host name in ASCII, a leading `*.` kept. Raises ValidationFailed."""
    star = "*." if typed.startswith("*.") else ""
    try:
        plain = ascii_name(typed.removeprefix(star))
    except ValueError:
        plain = ""
    if "." not in plain or any(mark in plain for mark in "/:@ "):
        raise ValidationFailed("domain", NOT_A_DOMAIN)
    return star + plain


def to_wire(world: World, domain: CustomDomain) -> dict[str, Any]:
    """`AfdDomain` on the wire."""
    endpoint = lifecycle.endpoint_of(world, domain)
    return {
        **{name: getattr(domain, name) for name in OWN},
        "validationProperties": {
            "validationToken": domain.validationToken,
            "expirationDate": domain.tokenExpiresAt,
        },
        "reason": reason_of(world, domain),
        "afdEndpointName": endpoint.name,
        "endpointHostName": endpoint.hostName,
        "routeNames": list(endpoint.routeNames) if domain.isAssociated else [],
    }


def reason_of(world: World, domain: CustomDomain) -> str | None:
    """Why a state failed, or what it waits for: the first in the order of a set-up."""
    return validation_reason(world, domain) or provisioning_reason(domain) or deployment_reason(domain)


def validation_reason(world: World, domain: CustomDomain) -> str | None:
    state = domain.domainValidationState
    if state is DomainValidationState.APPROVED:
        return None
    if state is DomainValidationState.PENDING:
        found = lifecycle.txt_is_public(world, domain)
        where = f"the TXT record {lifecycle.txt_name(domain.hostName)}"
        return f"Public DNS shows {where}; it will be checked soon." if found else f"Public DNS does not show {where}."
    if state is DomainValidationState.PENDING_REVALIDATION:
        return "The certificate expires soon and is not renewed automatically; request a new token."
    if state in (DomainValidationState.SUBMITTING, DomainValidationState.REFRESHING_VALIDATION_TOKEN):
        return "The front door is preparing the validation."
    return domain.validationTrouble or "The front door cannot verify ownership of the name."


def provisioning_reason(domain: CustomDomain) -> str | None:
    state = domain.provisioningState
    if state is ProvisioningState.SUCCEEDED:
        return None
    return domain.provisioningTrouble or f"The cloud is {state.lower()} it."


def deployment_reason(domain: CustomDomain) -> str | None:
    if not domain.isAssociated:
        return "It is not associated with any route."
    if domain.deploymentStatus is DeploymentStatus.SUCCEEDED:
        return None
    if domain.deploymentStatus is DeploymentStatus.IN_PROGRESS:
        return "The certificate and routes are being deployed to the edges."
    return domain.deploymentTrouble or "Deployment to the edges has not started."


def _endpoint_to_wire(endpoint: Endpoint, domain: CustomDomain) -> dict[str, Any]:
    on_it = domain.isAssociated and domain.endpointId == endpoint.id
    return {
        "id": endpoint.id,
        "name": endpoint.name,
        "hostName": endpoint.hostName,
        "afdProfileName": endpoint.afdProfileName,
        "target": endpoint.target,
        "isEnabled": endpoint.isEnabled,
        "routes": [{"name": name, "isAssociated": on_it} for name in endpoint.routeNames],
    }
