"""Reads of a page that an assertion of a browser test makes once, though the page may not show yet what it will.

`expect` awaits, and so does `web.e2e.screen.eventually`. What `assert` looks at must not come from a page: neither
directly, nor by a name that was assigned from what can be measured, nor from a function that returns what it read,
unless that awaits a page at rest. And `expect` awaits the one side only: what it expects is not measured, either.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Set
from pathlib import Path

from tools.paths import ROOT

TESTS = ROOT / "web" / "e2e"
# What is measured is followed by name; a text or an attribute may be taken for later, as an id of what is expected.
MEASURED = frozenset(
    {
        "all_inner_texts",
        "all_text_contents",
        "bounding_box",
        "count",
        "evaluate",
        "evaluate_all",
    }
)
READS = MEASURED | {
    "all",
    "get_attribute",
    "inner_html",
    "inner_text",
    "input_value",
    "is_checked",
    "is_disabled",
    "is_editable",
    "is_enabled",
    "is_hidden",
    "is_visible",
    "text_content",
}
# The first takes a read as a function, and calls it until it holds; the second awaits a page at rest.
AWAITS = frozenset({"eventually", "settled"})
# These take what they look for, where they are not a locator's.
OF_SEQUENCES = frozenset({"all", "count"})
# A module's name, and a function's in it.
Function = tuple[str, str]


def _name(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _is_expectation(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and call.func.attr.startswith(("to_", "not_to_"))


def _calls(node: ast.AST) -> Iterator[ast.Call]:
    """The calls within, but for those that `eventually` makes."""
    if isinstance(node, ast.Call):
        if _name(node) in AWAITS:
            return
        yield node
    for child in ast.iter_child_nodes(node):
        yield from _calls(child)


class _Module:
    """One module of the tests: its functions, and where the names come from that it calls."""

    def __init__(self, name: str, text: str) -> None:
        self.name, self.tree = name, ast.parse(text, name)
        defined = [node for node in self.tree.body if isinstance(node, ast.FunctionDef)]
        self.functions = {node.name: node for node in defined}
        self.known: dict[str, Function] = {node.name: (name, node.name) for node in defined}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("web.e2e."):
                module = f"{(node.module or '').removeprefix('web.e2e.')}.py"
                self.known.update({each.asname or each.name: (module, each.name) for each in node.names})

    def reads(self, node: ast.AST, readers: Set[Function], kinds: Set[str] = READS) -> Iterator[str]:
        """The reads within: a page's, and calls of functions that return what they read."""
        for call in _calls(node):
            if isinstance(call.func, ast.Attribute) and call.func.attr in kinds:
                if not (call.func.attr in OF_SEQUENCES and call.args):
                    yield f"{call.func.attr}()"
            elif self.known.get(_name(call)) in readers:
                yield f"{_name(call)}()"

    def awaits(self, function: ast.FunctionDef) -> bool:
        return any(_name(node) in AWAITS for node in ast.walk(function) if isinstance(node, ast.Call))

    def asserted(self, function: ast.FunctionDef, readers: Set[Function]) -> Iterator[tuple[int, str]]:
        """Line and read of each assertion that reads."""
        measured: dict[str, str] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and (read := next(self.reads(node.value, set(), MEASURED), None)):
                measured.update({each.id: read for target in node.targets for each in _names(target)})
        for node in ast.walk(function):
            if isinstance(node, ast.Assert):
                yield from ((node.lineno, read) for read in self.reads(node.test, readers))
                yield from ((node.lineno, measured[each.id]) for each in _names(node.test) if each.id in measured)
            if isinstance(node, ast.Call) and _is_expectation(node):
                given = [*node.args, *(each.value for each in node.keywords)]
                yield from ((node.lineno, read) for each in given for read in self.reads(each, set(), MEASURED))


def _names(node: ast.AST) -> Iterator[ast.Name]:
    return (each for each in ast.walk(node) if isinstance(each, ast.Name))


def _returned(function: ast.FunctionDef) -> Iterator[ast.expr]:
    """What it returns, and what the names in that were assigned."""
    assigned: dict[str, list[ast.expr]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for each in (each for target in node.targets for each in _names(target)):
                assigned.setdefault(each.id, []).append(node.value)
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.value:
            yield node.value
            for each in _names(node.value):
                yield from assigned.get(each.id, ())


def _readers(modules: list[_Module]) -> frozenset[Function]:
    """The functions that return what they read from a page; those that return what such a one does count, too."""
    found: frozenset[Function] = frozenset()
    while True:
        more = frozenset(
            (module.name, name)
            for module in modules
            for name, function in module.functions.items()
            if not module.awaits(function)
            and any(True for value in _returned(function) for _ in module.reads(value, found))
        )
        if more == found:
            return found
        found = more


def single_reads_in(sources: Mapping[str, str]) -> list[str]:
    """Each assertion of these modules that reads a page once: file, line and what reads."""
    modules = [_Module(name, text) for name, text in sources.items()]
    readers = _readers(modules)
    return [
        f"{module.name}:{line}: {read}"
        for module in modules
        for function in (node for node in ast.walk(module.tree) if isinstance(node, ast.FunctionDef))
        for line, read in sorted(set(module.asserted(function, readers)))
    ]


def single_reads(folder: Path = TESTS) -> list[str]:
    """Those of the browser tests."""
    return single_reads_in({path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py"))})
