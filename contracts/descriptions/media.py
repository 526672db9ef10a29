"""The data dictionary of `media`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "mediaId": ("The id of an image.", "media_65a1f0c2e4b0d3a9c7f8"),
    "alt": ("The text that stands for the image where it is not seen.", "summer-cup"),
    "extension": ("The file's extension, by the type of its content.", "png"),
    "filename": ("The name of the file.", "summer.png"),
    "tags": ("Words by which images are found.", ["summer"]),
    "isUsed": "Whether content uses the image.",
    "isExisting": "Whether the tenant had an image of these bytes, which stays as it is.",
    "useCount": ("In how many places content uses the image.", 2),
    "movedUses": ("In how many places it took the place of the other image.", 2),
    "inheritedBy": ("The operators and brands that show it, having none of their own.", ["Aurora North"]),
    "uses": "Where content uses the image.",
    "MediaItem.target": "What the image is meant for.",
    "MediaQuery.target": "What the image is meant for.",
    "MediaUpload.target": "What the image is meant for.",
    "MediaEdit.target": "What the image is meant for.",
    "MediaItem.name": ("What it is called: small letters, digits and hyphens.", "summer-cup"),
    "MediaItem.path": ("Where it stands at the address of the assets.", "/aurora/summer-cup-9f86d081884c7d65.png"),
    "MediaItem.source": "Whose it is, seen from the tenant that is asked about.",
    "MediaItem.description": ("What it shows.", "summer-cup-banner"),
    "MediaItem.width": ("Pixels from left to right.", 1200),
    "MediaItem.height": ("Pixels from top to bottom.", 400),
    "MediaItem.size": ("Bytes.", 48213),
    "MediaQuery.name": ("Part of the image's name.", "summer"),
    "MediaQuery.source": "Whose images to find.",
    "MediaPage.tags": ("The tags that any of the tenant's images has.", ["summer", "winter"]),
    "MediaTagFilter.tags": ("The tags that an image must have, whatever their case.", ["summer"]),
    "MediaUpload.file": ("The image as a data URL, at most 2 MB.", "data:image/png;base64,iVBORw0KGgo="),
    "MediaUpload.description": ("What it shows.", "summer-cup-banner"),
    "MediaReplacement.file": ("The image as a data URL, at most 2 MB.", "data:image/png;base64,iVBORw0KGgo="),
    "MediaEdit.description": ("What it shows.", "summer-cup-banner"),
    "MediaTagging.add": ("Tags to add.", ["summer"]),
    "MediaTagging.remove": ("Tags to take away.", ["winter"]),
    "MediaUse.kind": ("What uses it.", "Banner"),
    "MediaUse.address": ("The page of the console that edits it.", "/cms/v2/banners"),
}
