"""What a release is of: the version, the publisher, and the systems that get a binary."""

import pathlib
import re
from dataclasses import dataclass

ROOT = pathlib.Path(__file__).resolve().parents[2]
TEMPLATES = ROOT / "Distribution" / "Templates"


class Refusal(Exception):
    """Something that a person has to put right; the message says what."""


@dataclass(frozen=True)
class System:
    """One system that gets a binary.

    The names are parts of public URLs. Installers such as mise, ubi and aqua look for these words, so
    that a name never changes once it is released.
    """

    name: str
    """The end of the names of archives."""
    title: str
    """The name for people."""
    triples: tuple[str, ...]
    """The triples of the toolchains that take this binary out of an artifact bundle."""
    folder: str
    """The folder in the artifact bundle."""
    wheel_tags: tuple[str, ...]
    """The platform tags of the wheel, oldest first."""
    machines: tuple[str, ...]
    """The processors in the binary, as `release.binary` names them."""


def oldest_macos() -> int:
    """The oldest macOS that is supported, from the package manifest."""
    text = (ROOT / "Package.swift").read_text(encoding="utf-8")
    found = re.search(r"\.macOS\(\.v(\d+)\)", text)
    if not found:
        raise Refusal("Package.swift names no version of macOS")
    return int(found.group(1))


def systems() -> tuple[System, ...]:
    # A static binary runs with either C library, so that one wheel has the tags of both.
    def linux(name: str, wheel: str, *triples: str) -> System:
        tags = tuple(
            f"{family}_{wheel}" for family in ("manylinux_2_17", "manylinux2014", "musllinux_1_1"))
        return System(
            f"linux-{name}", f"Linux on {name}", triples, f"linux-{name}", tags, (f"linux-{name}",))

    return (
        System(
            "macos-universal", f"macOS {oldest_macos()} or later on arm64 and x86_64",
            ("arm64-apple-macosx", "x86_64-apple-macosx"), "macos",
            (f"macosx_{oldest_macos()}_0_universal2",), ("macos-arm64", "macos-x86_64")),
        linux("x86_64", "x86_64", "x86_64-unknown-linux-gnu"),
        linux("aarch64", "aarch64", "aarch64-unknown-linux-gnu", "arm64-unknown-linux-gnu"),
    )


def system(name: str) -> System:
    for candidate in systems():
        if candidate.name == name:
            return candidate
    raise Refusal(f"there is no release for '{name}'; there are {names_of_systems()}")


def names_of_systems() -> str:
    return ", ".join(candidate.name for candidate in systems())


def version() -> str:
    """The version of the sources: the only place where it is written."""
    path = ROOT / "Sources" / "archlint" / "Terminal" / "Version.swift"
    found = re.search(r'static let current = "([^"]+)"', path.read_text(encoding="utf-8"))
    if not found:
        raise Refusal(f"{path} states no version")
    return found.group(1)


def owner() -> str:
    """The publisher: the account that has the repositories."""
    return (ROOT / "Distribution" / "owner").read_text(encoding="utf-8").strip()


def repository() -> str:
    return f"{owner()}/archlint"


def download(name: str) -> str:
    """Where a file of the release is, once it is published."""
    return f"https://github.com/{repository()}/releases/download/v{version()}/{name}"


def archive_name(of: System) -> str:
    return f"archlint-{version()}-{of.name}.tar.gz"


BUNDLE_NAME = "archlint.artifactbundle.zip"
SUMMARY = "Checks Swift code against the architecture rules of its team"
