"""The sign-in service (Auth0): its trusted addresses and organisations.

The lists are our choice where the specification is silent.
"""

import re
from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, model_validator

from contracts.area import Area
from contracts.fields import Instant, Named, field_error
from contracts.operation import Dialect, Example, Origin
from contracts.roles import PLATFORM_ROLES, Permission
from contracts.rules import MaxLength, Required
from contracts.wire import Wire, WireQuery

FULL_URL = "Enter a full URL, such as https://www.example.com."


class Auth0Type(StrEnum):
    """Where the sign-in service trusts an address: as an origin, after signing out, after signing in."""

    ORIGIN = "Origin"
    LOGOUT = "Logout"
    CALLBACK = "Callback"


PATHS = {Auth0Type.ORIGIN: "", Auth0Type.LOGOUT: "/admin", Auth0Type.CALLBACK: "/api/auth/callback"}
_URL = re.compile(r"(https?://(?:localhost|[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)(?::[0-9]{1,5})?)(/.*)?")


def form_fault(url: str, kind: Auth0Type) -> str | None:
    """What is wrong with an address of this kind."""
    found = _URL.fullmatch(url)
    if found is None:
        return FULL_URL
    return None if (found[2] or "") == PATHS[kind] else f"{kind.value} has the form {{host}}{PATHS[kind]}."


class Auth0Domain(Wire):
    url: str
    type: Annotated[Auth0Type, Field(strict=False)]
    createdAt: Instant
    createdBy: Named


class Auth0Organization(Wire):
    orgId: str
    name: str
    displayName: str
    opId: str | None
    membersCount: int
    createdAt: Instant


class Auth0DomainForm(Wire):
    url: Annotated[str, Required("URL is required."), MaxLength(500, "At most 500 characters.")]
    type: Annotated[Auth0Type, Field(strict=False), Required("Choose a type.")]

    @model_validator(mode="after")
    def _of_its_form(self) -> Self:
        fault = form_fault(self.url, self.type)
        if fault:
            raise field_error("url", fault)
        return self


class Auth0DomainKey(WireQuery):
    domain: Annotated[str, Required("URL is required.")]
    type: Annotated[Auth0Type, Field(strict=False), Required("Choose a type.")]


class Auth0OrganizationKey(WireQuery):
    orgId: Annotated[str, Required("Choose an organization.")]


AUTH0_DOMAINS = frozenset({"Auth0Domain"})
ORGANIZATIONS = frozenset({"Auth0Organization"})

AREA = Area(
    "auth0",
    readers=PLATFORM_ROLES,
    can_read=Permission.DEV,
    can_write=Permission.DEV,
    tags=AUTH0_DOMAINS,
    invalidates=AUTH0_DOMAINS,
    lists=("auth0.domains", "auth0.organizations"),
)

OPERATIONS = (
    AREA.read(
        "auth0Domains",
        "/api/dev/auth0/domains",
        "List Auth0 domains",
        origin=Origin.ASSUMED,
        data=list[Auth0Domain],
    ),
    AREA.write(
        "auth0DomainAdd",
        "POST",
        "/api/dev/auth0/domains",
        "Add an Auth0 domain",
        body=Auth0DomainForm,
        example=Example(body={"url": "https://play.example.com", "type": "Origin"}),
        data=Auth0Domain,
        success="Domain is successfully added!",
        failure="Failed to add domain",
        dialect=Dialect.DATA_TEXT,
    ),
    AREA.write(
        "auth0DomainDelete",
        "DELETE",
        "/api/dev/auth0/domains",
        "Delete an Auth0 domain",
        query=Auth0DomainKey,
        example=Example(query={"domain": "example.com", "type": "Origin"}),
        success="Domain deleted",
        failure="Failed to delete domain",
    ),
    AREA.read(
        "auth0Organizations",
        "/api/dev/auth0/organizations",
        "List Auth0 organizations",
        origin=Origin.ASSUMED,
        data=list[Auth0Organization],
        tags=ORGANIZATIONS,
    ),
    AREA.write(
        "auth0OrganizationDelete",
        "DELETE",
        "/api/dev/auth0/organizations",
        "Delete an Auth0 organization",
        query=Auth0OrganizationKey,
        example=Example(query={"orgId": "org_65a1f0c2"}),
        success="Organization deleted",
        failure="Failed to delete organization",
        invalidates=ORGANIZATIONS,
    ),
)
