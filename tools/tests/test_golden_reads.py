import json
from pathlib import Path
from typing import Any

import pytest

from contracts.conformance.values import Values
from contracts.operation import Operation
from contracts.table import TABLE
from tools import golden_reads
from tools.golden_reads import compared, differences
from tools.read_choices import PERIOD, is_asked, other_requests, plain_request

PLAYER = {"playerCode": "P100001", "username": "ada", "opId": "aurora", "kycStatus": "PENDING", "currency": "EUR"}


def keep(folder: Path, answers: dict[str, Any], name: str = "start/super@pitboss.test.json") -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(answers))
    return folder


def values(operation: Operation) -> Values:
    known = Values({})
    known.learn(operation.area, {"items": [PLAYER]}, {})
    return known


def test_equal_folders_have_no_differences(tmp_path: Path) -> None:
    answers = {"playersList": {"http": 200, "body": {"data": {"items": [1, {"a": None}]}}}}
    assert list(differences(keep(tmp_path / "a", answers), keep(tmp_path / "b", answers))) == []


def test_each_place_that_differs_is_told_with_moment_account_and_request(tmp_path: Path) -> None:
    before = keep(tmp_path / "a", {"playersList": {"http": 200, "body": {"data": {"items": [{"a": 1}], "count": 1}}}})
    after = keep(tmp_path / "b", {"playersList": {"http": 200, "body": {"data": {"items": [{"a": 2}, 3], "n": 1}}}})
    assert list(differences(before, after)) == [
        "start super@pitboss.test playersList.body.data.items[0].a: 1 -> 2",
        "start super@pitboss.test playersList.body.data.items[1]: - -> 3",
        "start super@pitboss.test playersList.body.data.count: 1 -> -",
        "start super@pitboss.test playersList.body.data.n: - -> 1",
    ]


def test_a_request_or_a_whole_file_that_is_missing_is_a_difference(tmp_path: Path) -> None:
    before = keep(tmp_path / "a", {"rates": {"http": 200}, "general": {"http": 200}})
    after = keep(tmp_path / "b", {"rates": {"http": 200}})
    assert len(list(differences(before, after))) == 1
    keep(after, {"rates": {"http": 200}}, "busy/super@pitboss.test.json")
    assert len(list(differences(before, after))) == 2


def test_a_number_that_became_another_kind_of_number_is_a_difference() -> None:
    assert list(compared({"n": 1}, {"n": 1.0})) == [("n", "1", "1.0")]
    assert list(compared({"n": 1}, {"n": True})) == [("n", "1", "true")]


def test_comparing_two_folders_exits_1_where_something_differs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, after = keep(tmp_path / "a", {"rates": 1}), keep(tmp_path / "b", {"rates": 2})
    assert golden_reads.main(["compare", str(before), str(before)]) == 0
    assert golden_reads.main(["compare", str(before), str(after)]) == 1
    assert "start super@pitboss.test rates: 1 -> 2\n1 places differ.\n" in capsys.readouterr().out
    assert golden_reads.main(["compare"]) == 2


def test_a_list_is_asked_with_each_thing_that_its_query_takes() -> None:
    operation = TABLE["playersList"]
    known = values(operation)
    plain = plain_request(operation, known)
    asked = {words: request.query for words, request in other_requests(operation, plain, known)}
    assert asked["page=2"] == {"limit": 10, "page": 2}
    assert asked["sort=createdAt"] == {"limit": 10, "sort": "createdAt"}
    assert asked["period"] == {"limit": 10, "fromDate": PERIOD[0], "toDate": PERIOD[1]}
    assert asked["opId=aurora alone"] == {"limit": 10, "opId": "aurora", "includeBrands": False}
    assert asked["playerCode=P100001"] == {"limit": 10, "playerCode": "P100001"}
    assert asked["kycStatus=PENDING"] == {"limit": 10, "kycStatus": "PENDING"}
    assert asked["isTest=True"] == {"limit": 10, "isTest": True}
    assert not [words for words in asked if words.startswith("channelId")], "no record has one"


def test_a_single_record_is_asked_by_an_id_of_the_lists_before() -> None:
    operation = TABLE["username"]
    with pytest.raises(LookupError):
        plain_request(operation, Values({}))
    assert plain_request(operation, values(operation)).path == {"playerCode": "P100001"}


def test_a_body_takes_what_it_declares() -> None:
    operation = TABLE["riskCardUsers"]
    known = values(operation)
    plain = plain_request(operation, known)
    asked = dict(other_requests(operation, plain, known))
    assert plain.body == {"limit": 10}
    assert asked["isShared=True"].body == {"limit": 10, "isShared": True}
    assert asked["page=2"].query == {}


def test_writes_and_what_only_signs_in_are_not_asked() -> None:
    asked = [operation for operation in TABLE if is_asked(operation)]
    assert not [operation.id for operation in asked if operation.is_write]
    assert "authSessions" not in {operation.id for operation in asked}
    assert len(asked) > 100
