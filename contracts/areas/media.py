"""Images for an operator's or brand's content, and for CMS DEFAULT: one store behind both galleries.

Uploading, listing and deleting are the specification's; the rest is our choice where it is silent.
"""

from enum import StrEnum
from typing import Annotated, Any

from pydantic import Field

from contracts.area import Area, ForWeb
from contracts.envelope import Page
from contracts.fields import Instant, Named, OneTenant, PageNumber, PageSize, Sort
from contracts.operation import Example, Origin
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission, Role
from contracts.rules import MaxItems, MaxLength, OpId, Pattern, Required
from contracts.upload import DataUrlFile, Upload, UploadForm
from contracts.warnings import ASSUMED
from contracts.wire import Wire

TYPES = {
    "image/jpeg": ("jpg", "jpeg"),
    "image/png": ("png",),
    "image/gif": ("gif",),
    "image/webp": ("webp",),
    "image/bmp": ("bmp",),
    "image/svg+xml": ("svg",),
}
"""The extensions of each type that is taken; the first is for a file whose name has none."""

FILE_TOO_LARGE: ForWeb[str] = "File is too large!"
PICKER_PAGE_SIZE: ForWeb[int] = 500
UPLOAD_BODY_LIMIT = 2_800_000  # two megabytes in base64, and the texts around them
UNABLE_TO_UPLOAD = "Error happened while uploading your file"
UNABLE_TO_DELETE = "Unable to delete the file"
ALREADY_THERE: ForWeb[str] = "The same image was uploaded before. It is used again as it is."

TEXT = "[A-Za-z0-9_/-]*"
TEXT_MESSAGE = "Only letters, digits, hyphens, underscores and slashes."
SOME_TEXT = "[A-Za-z0-9_/-]+"
MOST_TAGS = 20


class MediaTarget(StrEnum):
    """What an image is meant for."""

    BANNER = "banner"
    CARD = "card"
    MODAL = "modal"
    SLIDE = "slide"
    PAGE = "page"
    BLOG = "blog"
    GAME = "game"
    OTHER = "other"


class MediaExtension(StrEnum):
    JPG = "jpg"
    JPEG = "jpeg"
    PNG = "png"
    GIF = "gif"
    WEBP = "webp"
    BMP = "bmp"
    SVG = "svg"


class MediaSource(StrEnum):
    """Whose an image is, seen from the tenant that is asked about."""

    OWN = "own"
    PARENT = "parent"
    DEFAULT = "default"


PICKER_V1_EXTENSIONS: ForWeb[tuple[str, ...]] = ("jpg", "jpeg", "png", "webp")
PICKER_V2_EXTENSIONS: ForWeb[tuple[str, ...]] = ("jpg", "jpeg", "png", "webp", "svg")

Alt = Annotated[str, MaxLength(200, "At most 200 characters."), Pattern(TEXT, TEXT_MESSAGE)]
Description = Annotated[str, MaxLength(200, "At most 200 characters."), Pattern(TEXT, TEXT_MESSAGE)]
Tag = Annotated[str, MaxLength(40, "At most 40 characters."), Pattern(SOME_TEXT, TEXT_MESSAGE)]
Tags = Annotated[list[Tag], MaxItems(MOST_TAGS, f"At most {MOST_TAGS} tags.")]
Target = Annotated[MediaTarget, Field(strict=False)]
FileName = Annotated[str, MaxLength(255, "At most 255 characters.")]
MediaId = Annotated[str, Required("Image is required.")]


class MediaItem(Wire):
    """An image. Its address is the address of the assets, followed by `path`, where its content never changes.
    `useCount` says in how many places content uses it. Send `revision` in If-Match."""

    id: str = Field(alias="_id")
    opId: str
    opTitle: str
    source: Annotated[MediaSource, Field(strict=False)]
    name: str
    path: str
    extension: Annotated[MediaExtension, Field(strict=False)]
    target: Target
    tags: list[str]
    alt: str
    description: str
    width: int
    height: int
    size: int
    useCount: int
    createdAt: Instant
    updatedAt: Instant
    updatedBy: Named
    revision: int


class MediaUse(Wire):
    """A place where content uses an image: a record of `kind`, such as a banner. `inheritedBy` names the operators and
    brands that show it because they have none of their own; `address` is its page of the console, null where it has
    none."""

    kind: str
    title: str
    opId: str
    opTitle: str
    language: str | None = None
    inheritedBy: list[str]
    address: str | None = None


class MediaDetails(MediaItem):
    """An image with the places where it is used."""

    uses: list[MediaUse]


class MediaInUse(Wire):
    """Why an image is not deleted."""

    uses: list[MediaUse]


class UploadedMedia(MediaItem):
    """What was uploaded. The same bytes of one operator or brand are one image: `isExisting` where it was there."""

    isExisting: bool


class MediaPage(Page[MediaItem]):
    """`tags` are those that any of the tenant's images has."""

    tags: list[str]


class MediaQuery(OneTenant):
    """An operator's or brand's images, and those inherited from its operator and from CMS DEFAULT. A tenant is required
    of users without an operator. `isUsed`: whether content uses the image."""

    page: Annotated[PageNumber, Field(json_schema_extra=ASSUMED)] = 1
    limit: Annotated[PageSize, Field(json_schema_extra=ASSUMED)] = 50
    sort: Annotated[Sort, Field(json_schema_extra=ASSUMED)] = "-createdAt"
    name: Annotated[str | None, MaxLength(100, "At most 100 characters."), Field(json_schema_extra=ASSUMED)] = None
    extension: Annotated[list[MediaExtension] | None, Field(json_schema_extra=ASSUMED)] = None
    target: Annotated[MediaTarget | None, Field(json_schema_extra=ASSUMED)] = None
    source: Annotated[MediaSource | None, Field(json_schema_extra=ASSUMED)] = None
    isUsed: Annotated[bool | None, Field(json_schema_extra=ASSUMED)] = None


class MediaTagFilter(Wire):
    """Images that have all of these tags, whatever their case."""

    tags: Annotated[list[str], MaxItems(MOST_TAGS, f"At most {MOST_TAGS} tags.")] = Field(default_factory=list)


class MediaUpload(Wire):
    """An image as a data URL, whose base64 may hold line breaks. What it is called becomes a part of its path."""

    file: Annotated[DataUrlFile, Required("Choose a file.")]
    filename: FileName
    alt: Annotated[Alt, Field(json_schema_extra=ASSUMED)] = ""
    description: Annotated[Description, Field(json_schema_extra=ASSUMED)] = ""
    tags: Tags = Field(default_factory=list, json_schema_extra=ASSUMED)
    target: Annotated[Target, Field(json_schema_extra=ASSUMED)] = MediaTarget.OTHER


class MediaKey(OneTenant):
    mediaId: MediaId


class MediaPath(Wire):
    mediaId: str


class MediaEdit(Wire):
    """The texts and tags of an image. The file itself cannot change."""

    mediaId: MediaId
    opId: OpId | None = None
    alt: Alt
    description: Description
    tags: Tags
    target: Target


class MediaTagging(Wire):
    """Tags to add to an image, and to take from it; others stay."""

    mediaId: MediaId
    opId: OpId | None = None
    add: Tags = Field(default_factory=list)
    remove: Tags = Field(default_factory=list)


class MediaReplacement(Wire):
    """The image that takes the place of another, which stays, unused."""

    file: Annotated[DataUrlFile, Required("Choose a file.")]
    filename: FileName


class ReplacedMedia(UploadedMedia):
    """The image that took the place of the other, and in how many places it did."""

    movedUses: int


TAGS = frozenset({"Media"})
UPLOAD = Upload(field="file", form=UploadForm.DATA_URL, types=frozenset(TYPES))
OPERATOR = {"opId": "aurora"}
UNKNOWN_KEY = {"mediaId": "media_00000000000000000000"}

AREA = Area(
    "media",
    readers=PLATFORM_ADMINS | OPERATOR_ROLES,
    writers=PLATFORM_ADMINS | {Role.OPERATOR_ADMIN},
    can_read=Permission.MEDIA_READ,
    can_write=Permission.MEDIA_WRITE,
    tags=TAGS,
    invalidates=TAGS,
    lists=("media", "media.v2"),
    permissions={
        Permission.MEDIA_READ: Described(
            "View images", "See the images for content.", ("cms",), STAFF, ("/cms/gallery", "/cms/v2/gallery")
        ),
        Permission.MEDIA_WRITE: Described(
            "Manage images", "Upload, edit, replace and delete the images for content.", ("cms",), MANAGERS
        ),
    },
)

_LIST: dict[str, Any] = {
    "method": "POST",
    "origin": Origin.SPECIFIED,
    "default_tenant": True,
    "query": MediaQuery,
    "body": MediaTagFilter,
    "page": MediaPage,
    "example": Example(query=OPERATOR, body={"tags": ["summer"]}),
}
_UPLOAD: dict[str, Any] = {
    "default_tenant": True,
    "query": OneTenant,
    "body": MediaUpload,
    "body_limit": UPLOAD_BODY_LIMIT,
    "upload": UPLOAD,
    "example": Example(query=OPERATOR, body={"filename": "summer.png"}),
    "data": UploadedMedia,
    "success": "File uploaded successfully",
    "failure": UNABLE_TO_UPLOAD,
    "time_limit": 60,
}
_DELETE: dict[str, Any] = {
    "default_tenant": True,
    "query": MediaKey,
    "example": Example(query={**OPERATOR, **UNKNOWN_KEY}),
    "failure_data": MediaInUse,
    "if_match": True,
    "success": "Image deleted!",
    "failure": UNABLE_TO_DELETE,
}

OPERATIONS = (
    AREA.list("mediaList", "/api/cms/gallery", "List images", MediaItem, **_LIST),
    AREA.list("mediaV2List", "/api/cms/v2/gallery/list", "List images (V2)", MediaItem, **_LIST),
    AREA.write("mediaUpload", "POST", "/api/cms/upload", "Upload an image", **_UPLOAD),
    AREA.write("mediaV2Upload", "POST", "/api/cms/v2/gallery/upload", "Upload an image (V2)", **_UPLOAD),
    AREA.write("mediaDelete", "DELETE", "/api/cms/gallery", "Delete an image that is not used", **_DELETE),
    AREA.write("mediaV2Delete", "DELETE", "/api/cms/v2/gallery", "Delete an image that is not used (V2)", **_DELETE),
    AREA.read(
        "mediaItem",
        "/api/cms/v2/gallery/{mediaId}",
        "View an image and where it is used",
        origin=Origin.ASSUMED,
        path_params=MediaPath,
        default_tenant=True,
        query=OneTenant,
        data=MediaDetails,
    ),
    AREA.write(
        "mediaEdit",
        "PUT",
        "/api/cms/v2/gallery",
        "Edit what is said of an image",
        origin=Origin.ASSUMED,
        default_tenant=True,
        body=MediaEdit,
        example=Example(
            body={**UNKNOWN_KEY, **OPERATOR, "alt": "summer", "description": "", "tags": ["summer"], "target": "banner"}
        ),
        data=MediaItem,
        if_match=True,
        success="Image updated!",
        failure="The image was not changed. Please try again.",
    ),
    AREA.write(
        "mediaTags",
        "PUT",
        "/api/cms/v2/gallery/tags",
        "Add tags to an image and take tags from it",
        origin=Origin.ASSUMED,
        default_tenant=True,
        body=MediaTagging,
        example=Example(body={**UNKNOWN_KEY, **OPERATOR, "add": ["summer"], "remove": []}),
        data=MediaItem,
        success="Tags updated!",
        failure="The tags were not changed. Please try again.",
    ),
    AREA.write(
        "mediaReplace",
        "POST",
        "/api/cms/v2/gallery/replace",
        "Upload an image in place of another, wherever that is used",
        origin=Origin.ASSUMED,
        default_tenant=True,
        query=MediaKey,
        body=MediaReplacement,
        body_limit=UPLOAD_BODY_LIMIT,
        upload=UPLOAD,
        example=Example(query={**OPERATOR, **UNKNOWN_KEY}, body={"filename": "summer.png"}),
        data=ReplacedMedia,
        if_match=True,
        success="Image replaced!",
        failure=UNABLE_TO_UPLOAD,
        time_limit=60,
    ),
)
