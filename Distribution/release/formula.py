"""The Homebrew formula, which installs the archives of a release."""

import hashlib
import pathlib

from . import project
from .project import Refusal, System
from .wheel import filled


def write(archives: dict[System, pathlib.Path], folder: pathlib.Path, url: str | None) -> pathlib.Path:
    """Writes `archlint.rb`.

    :param url: where the archives are, instead of at the published release.
    :returns: its path.
    """
    text = filled(project.TEMPLATES / "homebrew" / "archlint.rb")
    for system in project.systems():
        if system not in archives:
            raise Refusal(f"a formula needs the archive for {system.name}")
        archive = archives[system]
        checksum = hashlib.sha256(archive.read_bytes()).hexdigest()
        place = f"{url}/{archive.name}" if url else project.download(archive.name)
        text = text.replace(f"@URL {system.name}@", place)
        text = text.replace(f"@SHA256 {system.name}@", checksum)
    path = folder / "archlint.rb"
    path.write_text(text, encoding="utf-8")
    return path
