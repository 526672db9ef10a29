from typing import Any

from tools.wire_diff import differences


def document(name: str = "Invoice", **amount: Any) -> dict[str, Any]:
    schema = {"type": "object", "title": name, "properties": {"amount": {"type": "number", **amount}}}
    answer = {"schema": {"$ref": f"#/components/schemas/{name}"}}
    return {"paths": {"/api/invoices": {"get": answer}}, "components": {"schemas": {name: schema}}}


def test_names_and_descriptions_are_no_difference() -> None:
    assert list(differences(document(), document("Bill", description="What is owed."))) == []


def test_a_field_that_came_or_changed_is_told_with_its_place() -> None:
    assert list(differences(document(), document(minimum=0))) == [
        "+ /paths//api/invoices/get/schema/properties/amount/minimum"
    ]
    assert list(differences(document(minimum=1), document(minimum=0))) == [
        "~ /paths//api/invoices/get/schema/properties/amount/minimum: 1 -> 0"
    ]


def test_a_schema_that_holds_itself_is_compared_once() -> None:
    tree = {"type": "array", "items": {"$ref": "#/components/schemas/Tree"}}
    whole = {"paths": {"$ref": "#/components/schemas/Tree"}, "components": {"schemas": {"Tree": tree}}}
    assert list(differences(whole, whole)) == []


def test_the_order_of_parameters_and_of_required_fields_is_no_difference() -> None:
    there: dict[str, list[Any]] = {"parameters": [{"name": "page"}, {"name": "limit"}], "required": ["opId", "year"]}
    back = {name: list(reversed(items)) for name, items in there.items()}
    assert list(differences({"paths": there}, {"paths": back})) == []
    assert len(list(differences({"paths": there}, {"paths": {**back, "required": ["opId"]}}))) == 1
