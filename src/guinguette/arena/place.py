"""Where something will be written, looked at beforehand: hours of games should not end in an error."""

from pathlib import Path

from guinguette.core.errors import BadSetup
from guinguette.core.words import Line


def check_place(path: Path) -> None:
    """Refuse a file that could not be written."""
    folder = path.parent
    if path.is_dir():
        raise BadSetup(Line("arena-is-folder", {"path": str(path)}))
    if not folder.is_dir():
        raise BadSetup(Line("arena-no-folder", {"path": str(path), "folder": str(folder)}))
    new = not path.exists()
    try:
        path.open("ab").close()
    except OSError as error:
        raise BadSetup(Line("arena-not-writable", {"path": str(path)})) from error
    if new:
        path.unlink()
