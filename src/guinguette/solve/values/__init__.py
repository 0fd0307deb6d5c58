"""Position values: small networks that tell every seat's chance to win. Nothing here knows a game."""

from .kernels import forward
from .network import Network

__all__ = ["Network", "forward"]
