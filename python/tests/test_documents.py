"""The examples of the documents run, one after the other, as a reader would type them."""

import re
from pathlib import Path

import pytest

pytest.importorskip("pandas")
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["docs/python.md", "python/README.md"])
def test_examples_run(name):
    blocks = re.findall(r"^```python\n(.*?)^```$", (ROOT / name).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert blocks
    names = {"__name__": name}
    for block in blocks:
        exec(compile(block, name, "exec"), names)  # noqa: S102 - our own documents
