"""The summary in the form that ``cargo xtask test`` counts."""


def pytest_terminal_summary(terminalreporter):
    passed, failed = (len(terminalreporter.stats.get(kind, [])) for kind in ("passed", "failed"))
    failed += len(terminalreporter.stats.get("error", []))
    terminalreporter.write_line(f"{passed} passed, {failed} failed")
