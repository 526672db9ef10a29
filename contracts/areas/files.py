"""Files that the platform made: who may see a file's tenant may fetch it, for a day."""

from __future__ import annotations

from contracts.operation import Effect, Operation, Origin
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission
from contracts.wire import Wire

FILE_GONE = "This file is gone: a file is kept for a day. Please export again."


class FilePath(Wire):
    fileName: str


class ExportedFile(Wire):
    """The name under which the file is fetched."""

    fileName: str


OPERATIONS = (
    Operation(
        id="fileDownload",
        area="files",
        method="GET",
        path="/api/files/{fileName}",
        summary="An exported file, streamed as an attachment",
        effect=Effect.READ,
        origin=Origin.ASSUMED,
        roles=PLATFORM_ADMINS | OPERATOR_ROLES,
        permission=Permission.PLAYERS_EXPORT,
        path_params=FilePath,
        download=True,
        time_limit=60,
    ),
)
