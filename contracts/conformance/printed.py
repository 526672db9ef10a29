"""A report for people: as text in a terminal, as one file of HTML; and for CI, as JUnit's XML."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from xml.etree import ElementTree as ET

from contracts.conformance.findings import Finding, Report, Verdict

_STYLE = """
body{font:14px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#1f1f1f;background:#fff}
table{border-collapse:collapse;width:100%;margin:1rem 0}th,td{text-align:left;padding:.35rem .6rem;vertical-align:top;
border-bottom:1px solid #d9d9d9}pre{white-space:pre-wrap;word-break:break-all;background:#f5f5f5;padding:.5rem;
margin:.3rem 0}
.conforms{color:#237804}.deviates{color:#a8071a;font-weight:600}.absent,.untested{color:#595959}
.n{text-align:right;font-variant-numeric:tabular-nums}
@media(prefers-color-scheme:dark){body{color:#e6e6e6;background:#141414}pre{background:#262626}th,td{border-color:#424242}
.conforms{color:#95de64}.deviates{color:#ff7875}.absent,.untested{color:#a6a6a6}}
"""


def as_text(report: Report) -> str:
    """A line for each operation, below it what deviates, then the scores, what is left, and the counts."""
    lines: list[str] = []
    for finding in report.findings:
        lines.append(f"{finding.verdict:<10} {finding.operation:<28} {finding.reason}".rstrip())
        for fault in finding.faults:
            lines.append(f"{'':<10} {fault.check}: {fault.what}{f' ({fault.example})' if fault.example else ''}")
            lines.append(f"{'':<10}   {fault.curl}")
    scores = {area: score for area, score in report.scores.items() if score is not None}
    lines += ["", *(f"{area:<24} {_percent(score)}" for area, score in scores.items()), ""]
    lines += [f"Without it: {remark}" for remark in report.remarks]
    lines += [f"Left behind: {one}" for one in report.left]
    return "\n".join([*lines, _summary(report), ""])


def as_html(report: Report) -> str:
    """A page that needs no other file."""
    rows = "\n".join(_row(finding) for finding in report.findings)
    areas = "\n".join(_area(report, area) for area in report.scores)
    heads = "".join(f"<th class=n>{verdict.title()}" for verdict in Verdict)
    told = [f"<li>Without it: {escape(remark)}" for remark in report.remarks]
    told += [f"<li>Left behind: {escape(one)}" for one in report.left]
    return f"""<!doctype html><html lang=en><meta charset=utf-8><title>Conformance of {escape(report.platform)}</title>
<style>{_STYLE}</style><h1>Conformance of {escape(report.platform)}</h1><p>{escape(_summary(report))}</p>
<ul>{"".join(told)}</ul><h2>Areas</h2><table><tr><th>Area<th class=n>Score{heads}{areas}</table>
<h2>Operations</h2><table><tr><th>Operation<th>Area<th>Verdict<th>What{rows}</table></html>
"""


def _area(report: Report, area: str) -> str:
    """An area's score and counts; nothing of one that the platform lacks as a whole."""
    verdicts = [finding.verdict for finding in report.findings if finding.area == area]
    if set(verdicts) == {Verdict.ABSENT}:
        return ""
    counts = "".join(f"<td class=n>{verdicts.count(verdict)}" for verdict in Verdict)
    return f"<tr><td>{escape(area)}<td class=n>{_percent(report.scores[area])}{counts}"


def _row(finding: Finding) -> str:
    faults = "".join(
        f"<div>{escape(f'{one.check}: {one.what}')}{f' ({escape(one.example)})' if one.example else ''}"
        f"<pre>{escape(one.curl)}</pre></div>"
        for one in finding.faults
    )
    looked = f"looked at: {', '.join(finding.checks)}" if finding.checks and not finding.faults else ""
    what = "; ".join(filter(None, (finding.reason, looked)))
    cells = f"<td>{escape(finding.operation)}<td>{escape(finding.area)}<td class={finding.verdict}>{finding.verdict}"
    return f"<tr>{cells}<td>{escape(what)}{faults}"


def as_junit(report: Report) -> str:
    """A suite for each area: what deviates fails, what is absent or untested is skipped."""
    suites = ET.Element("testsuites", name=f"conformance of {report.platform}")
    for area in report.scores:
        own = [finding for finding in report.findings if finding.area == area]
        failed = sum(finding.verdict is Verdict.DEVIATES for finding in own)
        skipped = sum(finding.verdict in (Verdict.ABSENT, Verdict.UNTESTED) for finding in own)
        counts = {"tests": str(len(own)), "failures": str(failed), "skipped": str(skipped), "errors": "0"}
        suite = ET.SubElement(suites, "testsuite", {"name": area, **counts})
        for finding in own:
            _case(suite, finding)
    return ET.tostring(suites, encoding="unicode", xml_declaration=True) + "\n"


def _case(suite: ET.Element, finding: Finding) -> None:
    case = ET.SubElement(suite, "testcase", classname=finding.area, name=finding.operation)
    if finding.verdict is Verdict.DEVIATES:
        failure = ET.SubElement(case, "failure", message=finding.faults[0].what)
        failure.text = "\n".join(_lines(finding))
    elif finding.verdict is not Verdict.CONFORMS:
        ET.SubElement(case, "skipped", message=f"{finding.verdict}: {finding.reason}")


def _lines(finding: Finding) -> Iterator[str]:
    for fault in finding.faults:
        yield f"{fault.check}: {fault.what} {fault.example}".rstrip()
        yield fault.curl


def _percent(score: int | None) -> str:
    return "-" if score is None else f"{score} %"


def _summary(report: Report) -> str:
    counts = ", ".join(f"{report.count(verdict)} {verdict}" for verdict in Verdict)
    return f"{counts}; score {_percent(report.score)}"
