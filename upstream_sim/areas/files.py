"""Fetching a file that was exported."""

from __future__ import annotations

from contracts.areas.files import FILE_GONE
from upstream_sim.answers import Answer, Attachment
from upstream_sim.files import whole
from upstream_sim.people import Caller
from upstream_sim.refusals import NotFound
from upstream_sim.serving import Command, serves
from upstream_sim.world import World


@serves("fileDownload")
def download(world: World, caller: Caller, command: Command) -> Answer:
    """Raises NotFound for a file that is gone, and for another tenant's."""
    file, parts = whole(world, command.params.fileName)
    if not caller.identity.can_see_tenant(file.opId):
        raise NotFound(FILE_GONE)
    return Answer(attachment=Attachment(file.fileName, file.contentType, parts))
