"""Fetching a file that was exported."""

from __future__ import annotations

from contracts.areas.files import FILE_GONE, FilePath
from upstream_sim.core.calls.answers import Answer, Attachment
from upstream_sim.core.refusals import NotFound
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.files import complete_file
from upstream_sim.shared.users import Caller


@handles("fileDownload")
def download(world: World, caller: Caller, command: Command[None, None, FilePath]) -> Answer:
    """The file. Raises NotFound for a file that is gone, and for another tenant's."""
    file, parts = complete_file(world, command.path.fileName)
    if not caller.identity.can_see_tenant(file.opId):
        raise NotFound(FILE_GONE)
    return Answer(attachment=Attachment(file.fileName, file.contentType, parts))
