"""Where the sources are, and what is said where a package can't be made of them."""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]


class PackagingError(Exception):
    """A package can't be made; the text says why."""
