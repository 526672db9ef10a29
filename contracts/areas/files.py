"""Files that the platform exported. Users who can see a file's tenant can download it for one day."""

from contracts.area import Area
from contracts.operation import Origin
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission
from contracts.wire import Wire

FILE_GONE = "This file has expired; files are kept for one day. Please export again."


class FilePath(Wire):
    fileName: str


class ExportedFile(Wire):
    """The name for downloading the file."""

    fileName: str


AREA = Area("files", readers=PLATFORM_ADMINS | OPERATOR_ROLES, can_read=Permission.PLAYERS_EXPORT)

OPERATIONS = (
    AREA.read(
        "fileDownload",
        "/api/files/{fileName}",
        "Download an exported file",
        origin=Origin.ASSUMED,
        path_params=FilePath,
        download=True,
        time_limit=60,
    ),
)
