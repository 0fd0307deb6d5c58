"""What all tests share."""

import os

from hypothesis import settings

# Where a change is let in, the same examples are tried every time: it never fails over an old fault found anew. Such
# faults are looked for everywhere else.
settings.register_profile("same", derandomize=True, database=None)
if os.environ.get("CI"):
    settings.load_profile("same")
