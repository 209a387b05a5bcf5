"""Python wheels that hold the binary as a script, so that no Python runs when archlint starts.

Source: the binary distribution format of PyPA (packaging.python.org/specifications/binary-distribution-format).
"""

import base64
import hashlib
import io
import pathlib
import tarfile
import zipfile

from . import project
from .archive import TIME
from .project import SUMMARY, TEMPLATES, System

_DATE = (2020, 1, 1, 0, 0, 0)
"""The time of every file: zip has no time zones."""


class Wheel:
    """A wheel as it is written: its files, and the record of them."""

    def __init__(self, name: str, version: str, tags: list[str]) -> None:
        """
        :param name: the name of the distribution, with underscores.
        :param tags: such as `py3-none-any`; one wheel can have several.
        """
        self.info = f"{name}-{version}.dist-info"
        parts = [list(dict.fromkeys(part)) for part in zip(*(tag.split("-") for tag in tags))]
        self.name = f"{name}-{version}-{'-'.join('.'.join(part) for part in parts)}.whl"
        self._files: list[tuple[str, bytes, int]] = []
        root = "false" if "any" not in parts[2] else "true"
        text = f"Wheel-Version: 1.0\nGenerator: archlint\nRoot-Is-Purelib: {root}\n"
        self.add(f"{self.info}/WHEEL", (text + "".join(f"Tag: {tag}\n" for tag in tags)).encode())

    def add(self, path: str, content: bytes, mode: int = 0o644) -> None:
        self._files.append((path, content, mode))

    def write(self, folder: pathlib.Path) -> pathlib.Path:
        record = "".join(
            f"{path},sha256={_digest(content)},{len(content)}\n" for path, content, _ in self._files)
        path_of_record = f"{self.info}/RECORD"
        files = [*self._files, (path_of_record, f"{record}{path_of_record},,\n".encode(), 0o644)]
        path = folder / self.name
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for name, content, mode in files:
                entry = zipfile.ZipInfo(name, _DATE)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = (0o100000 | mode) << 16
                archive.writestr(entry, content)
        return path


def _digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def metadata(name: str, version: str, summary: str, *more: str) -> str:
    lines = [
        "Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}", f"Summary: {summary}", *more]
    return "\n".join(lines) + "\n"


def _described() -> str:
    page = f"https://github.com/{project.repository()}"
    return metadata(
        "archlint", project.version(), SUMMARY, f"Project-URL: Source, {page}",
        f"Project-URL: Changelog, {page}/blob/main/CHANGELOG.md", "Keywords: swift,lint,architecture",
        "Requires-Python: >=3.8", "Description-Content-Type: text/markdown", "",
        filled(TEMPLATES / "python" / "README.md"))


def filled(template: pathlib.Path) -> str:
    """A template with the publisher, the version and the systems filled in."""
    text = template.read_text(encoding="utf-8")
    titles = "; ".join(system.title for system in project.systems())
    for name, value in (
        ("OWNER", project.owner()), ("VERSION", project.version()), ("SYSTEMS", titles),
    ):
        text = text.replace(f"@{name}@", value)
    return text


def write(system: System, binary: bytes, folder: pathlib.Path) -> pathlib.Path:
    """Writes the wheel of one system.

    :returns: its path.
    """
    version = project.version()
    wheel = Wheel("archlint", version, [f"py3-none-{tag}" for tag in system.wheel_tags])
    wheel.add(f"archlint-{version}.data/scripts/archlint", binary, 0o755)
    wheel.add(f"{wheel.info}/METADATA", _described().encode())
    return wheel.write(folder)


def write_refusing_source(folder: pathlib.Path) -> pathlib.Path:
    """Writes the source distribution, which pip takes where no wheel fits.

    It builds nothing. Without it, pip would say that there is no archlint at all; its backend says
    which systems there are.

    :returns: its path.
    """
    top = f"archlint-{project.version()}"
    files = {
        "PKG-INFO": _described(),
        "pyproject.toml": (TEMPLATES / "python" / "pyproject.toml").read_text(encoding="utf-8"),
        "refuse.py": filled(TEMPLATES / "python" / "refuse.py"),
    }
    path = folder / f"{top}.tar.gz"
    with tarfile.open(path, "w:gz", format=tarfile.PAX_FORMAT) as tar:
        for name, text in files.items():
            entry = tarfile.TarInfo(f"{top}/{name}")
            entry.size, entry.mode, entry.mtime = len(text.encode()), 0o644, TIME
            tar.addfile(entry, io.BytesIO(text.encode()))
    return path
