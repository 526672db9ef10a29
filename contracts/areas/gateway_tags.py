"""The tags that an operator's gateways may have.

The calls are our choice: the specification has none.
"""

from typing import Self

from pydantic import model_validator

from contracts.areas.gateways import AREA, TAGS, Tags
from contracts.envelope import StaleData
from contracts.fields import field_error
from contracts.operation import Example, Origin
from contracts.roles import Permission, Role
from contracts.rules import OpId
from contracts.wire import Wire, WireQuery


class OperatorTagsQuery(WireQuery):
    opId: OpId | None = None


class OperatorTags(Wire):
    """An operator's tags; `revision` is 0 where none were set yet. Send it in If-Match."""

    opId: str
    operatorTags: list[str]
    revision: int


class OperatorTagsEdit(Wire):
    opId: OpId | None = None
    operatorTags: Tags

    @model_validator(mode="after")
    def _check_tags(self) -> Self:
        folded = [tag.strip().casefold() for tag in self.operatorTags]
        if "" in folded:
            raise field_error("operatorTags", "A tag has at least 1 character.")
        if len(set(folded)) < len(folded):
            raise field_error("operatorTags", "Enter each tag once.")
        return self


OPERATIONS = (
    AREA.read(
        "operatorTags",
        "/api/operators/tags",
        "List an operator’s tags",
        origin=Origin.ASSUMED,
        query=OperatorTagsQuery,
        data=OperatorTags,
        tags=frozenset({"OperatorTags"}),
    ),
    AREA.write(
        "operatorTagsEdit",
        "PUT",
        "/api/operators/tags",
        "Edit an operator’s tags",
        origin=Origin.ASSUMED,
        roles=frozenset({Role.SUPER_ADMIN}),
        permission=Permission.GATEWAY_TAGS_WRITE,
        body=OperatorTagsEdit,
        example=Example(body={"opId": "atlantis", "operatorTags": ["vip"]}),
        data=OperatorTags,
        failure_data=StaleData,
        if_match=True,
        invalidates=TAGS | {"OperatorTags"},
        success="Tags updated!",
        failure="Unable to add new tags",
    ),
)
