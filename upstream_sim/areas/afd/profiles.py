"""Profiles of the front door: stored by the platform, checked at the cloud, one of them the default."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from contracts.areas.afd import AfdProfileEdit, AfdProfileForm, AfdProfileNotes, AfdTarget
from contracts.fields import OneTenant
from upstream_sim.areas.afd.records import CLOUD_PROFILES, ENDPOINTS, PROFILES, Endpoint, Profile
from upstream_sim.core.refusals import NotFound, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.records import UserRef, require_revision
from upstream_sim.shared.users import Caller

PREFIXES = ("endpointNamePrefix", "ppfRouteNamePrefix", "apiRouteNamePrefix", "boRouteNamePrefix")
NOTES = ("description", "note", "extraData")


@handles("afdProfiles")
def profiles(world: World, _caller: Caller, _command: Command[OneTenant]) -> list[dict[str, Any]]:
    """All profiles, the default first, then by title."""
    rows = sorted(world.table(PROFILES).all(), key=lambda profile: (not profile.isDefault, profile.title))
    return [to_wire(profile) for profile in rows]


@handles("afdProfileCreate")
def create(world: World, caller: Caller, command: Command[None, AfdProfileForm]) -> dict[str, Any]:
    """The new profile; the first one is the default whatever the form says. Raises ValidationFailed."""
    form = command.body
    if world.table(PROFILES).get(form.afdProfileName) is not None:
        raise ValidationFailed("afdProfileName", f"{form.afdProfileName} already exists.")
    _require_at_cloud(world, form)
    now, by = world.now(), UserRef.of(caller.actor)
    profile = Profile(
        afdProfileName=form.afdProfileName,
        resourceGroup=form.resourceGroup,
        managedIdentityClientId=form.managedIdentityClientId,
        isDefault=form.isDefault or world.table(PROFILES).count() == 0,
        title=form.title,
        **_texts(form),
        createdAt=now,
        updatedAt=now,
        createdBy=by,
        updatedBy=by,
    )
    with caller.change(world) as change:
        _take_default_from_others(change, profile)
        profile = change.put(world.table(PROFILES), profile)
        for target in AfdTarget:
            change.put(world.table(ENDPOINTS), endpoint_for(profile, target))
    return to_wire(profile)


@handles("afdProfileUpdate")
def update(world: World, caller: Caller, command: Command[None, AfdProfileEdit]) -> dict[str, Any]:
    """The changed profile. Raises NotFound, StaleRecord, and ValidationFailed where no profile would be the
    default."""
    form = command.body
    present = world.table(PROFILES).get(form.afdProfileName)
    if present is None:
        raise NotFound("Profile not found. It may have been deleted in the meantime.")
    require_revision(present, command.revision, to_wire(present))
    if present.isDefault and not form.isDefault:
        raise ValidationFailed("isDefault", "One profile must be the default; make another one the default instead.")
    profile = msgspec.structs.replace(
        present,
        title=form.title,
        isDefault=form.isDefault,
        managedIdentityClientId=form.managedIdentityClientId or present.managedIdentityClientId,
        resourceGroup=form.resourceGroup or present.resourceGroup,
        **_texts(form),
        updatedAt=world.now(),
        updatedBy=UserRef.of(caller.actor),
    )
    with caller.change(world) as change:
        _take_default_from_others(change, profile)
        profile = change.put(world.table(PROFILES), profile)
    return to_wire(profile)


def to_wire(profile: Profile) -> dict[str, Any]:
    """`AfdProfile` on the wire."""
    return {name: getattr(profile, name) for name in profile.__struct_fields__}


def endpoint_for(profile: Profile, target: AfdTarget) -> Endpoint:
    """The profile's endpoint for a target, its routes named by the profile's prefixes."""
    name = f"{profile.endpointNamePrefix or profile.afdProfileName}-{target}"
    player = (f"{profile.ppfRouteNamePrefix or name}-web", f"{profile.apiRouteNamePrefix or name}-api")
    office = (f"{profile.boRouteNamePrefix or name}-web",)
    return Endpoint(
        id=f"ep_{hashlib.sha256(f'{profile.afdProfileName}:{target}'.encode()).hexdigest()[:12]}",
        name=name,
        hostName=f"{name}-fd.z01.frontdoor.test",
        afdProfileName=profile.afdProfileName,
        target=target,
        routeNames=player if target is AfdTarget.PLAYER else office,
        isEnabled=True,
    )


def _texts(form: AfdProfileNotes) -> dict[str, Any]:
    return {name: getattr(form, name) or "" for name in (*PREFIXES, *NOTES)}


def _require_at_cloud(world: World, form: AfdProfileForm) -> None:
    if form.options is not None and form.options.skipExistingAfdProfileCheck:
        return
    found = world.table(CLOUD_PROFILES).get(form.afdProfileName)
    if found is None or found.resourceGroup != form.resourceGroup:
        message = f"The cloud has no profile {form.afdProfileName} in {form.resourceGroup}."
        raise ValidationFailed("afdProfileName", message)


def _take_default_from_others(change: Change, profile: Profile) -> None:
    if not profile.isDefault:
        return
    table = change.world.table(PROFILES)
    for other in list(table.where(isDefault=True)):
        if other.afdProfileName != profile.afdProfileName:
            change.put(table, msgspec.structs.replace(other, isDefault=False, updatedAt=profile.updatedAt))
