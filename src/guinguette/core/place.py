"""Where something will be written, looked at beforehand: hours of games should not end in an error."""

from pathlib import Path

from .errors import BadSetup
from .words import Line


def check_place(path: Path) -> None:
    """Refuse a file that could not be written."""
    folder = path.parent
    if path.is_dir():
        raise BadSetup(Line("place-is-folder", {"path": str(path)}))
    if not folder.is_dir():
        raise BadSetup(Line("place-no-folder", {"path": str(path), "folder": str(folder)}))
    new = not path.exists()
    try:
        path.open("ab").close()
    except OSError as error:
        raise BadSetup(Line("place-not-writable", {"path": str(path)})) from error
    if new:
        path.unlink()
