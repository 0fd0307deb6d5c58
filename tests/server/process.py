"""A server in a process of its own: `python -m tests.server.process PORT CONFIG LEVEL`."""

import sys

import msgspec

from guinguette.server.config import Config
from guinguette.server.main import serve

if __name__ == "__main__":
    serve(port=int(sys.argv[1]), config=msgspec.json.decode(sys.argv[2], type=Config), log_level=sys.argv[3])
