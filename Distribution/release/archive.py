"""The archive of one system: a folder of the same name with the binary, completions and the manual page."""

import gzip
import hashlib
import io
import pathlib
import subprocess
import tarfile

from . import project
from .project import ROOT, Refusal, System

SHELLS = {
    "bash": "completions/archlint.bash", "zsh": "completions/_archlint",
    "fish": "completions/archlint.fish",
}
TIME = 1_577_836_800
"""The time of every file, so that the same files make the same archive: the start of 2020."""


def output(binary: pathlib.Path, *arguments: str) -> bytes:
    run = subprocess.run([binary, *arguments], capture_output=True, check=False)
    if run.returncode:
        raise Refusal(
            f"'{binary} {' '.join(arguments)}' failed: {run.stderr.decode(errors='replace')}")
    return run.stdout


def accompanying(runnable: pathlib.Path) -> dict[str, bytes]:
    """The files beside the binary, by their path in the archive.

    :param runnable: an archlint of the same version for this system; it prints them itself.
    """
    said = output(runnable, "version").decode().strip()
    if said != f"archlint {project.version()}":
        raise Refusal(f"'{runnable}' says '{said}', and the sources say {project.version()}")
    files = {path: output(runnable, "completions", shell) for shell, path in SHELLS.items()}
    files["man/archlint.1"] = output(runnable, "help", "--man")
    for name in ("README.md", "CHANGELOG.md", "LICENSE", "LICENSE.md"):
        if (ROOT / name).exists():
            files[name] = (ROOT / name).read_bytes()
    return files


def write(system: System, binary: pathlib.Path, files: dict[str, bytes], folder: pathlib.Path) -> pathlib.Path:
    """Writes the archive and its checksum.

    :returns: the path of the archive.
    """
    name = project.archive_name(system)
    top = name.removesuffix(".tar.gz")
    content = io.BytesIO()
    # The header of gzip would have a time and a name.
    with gzip.GzipFile(fileobj=content, mode="wb", filename="", mtime=0) as zipped:
        with tarfile.open(fileobj=zipped, mode="w", format=tarfile.USTAR_FORMAT) as tar:
            _add(tar, f"{top}/archlint", binary.read_bytes(), 0o755)
            for path in sorted(files):
                _add(tar, f"{top}/{path}", files[path], 0o644)
    return put(folder / name, content.getvalue())


def _add(tar: tarfile.TarFile, path: str, content: bytes, mode: int) -> None:
    entry = tarfile.TarInfo(path)
    entry.size, entry.mode, entry.mtime = len(content), mode, TIME
    tar.addfile(entry, io.BytesIO(content))


def put(path: pathlib.Path, content: bytes) -> pathlib.Path:
    """Writes a file, and beside it its checksum in the form of `sha256sum`."""
    path.write_bytes(content)
    line = f"{hashlib.sha256(content).hexdigest()}  {path.name}\n"
    path.with_name(path.name + ".sha256").write_text(line, encoding="ascii")
    return path


def binary_in(archive: pathlib.Path) -> bytes:
    """The binary in an archive that `write` made."""
    top = archive.name.removesuffix(".tar.gz")
    with tarfile.open(archive) as tar:
        file = tar.extractfile(f"{top}/archlint")
        if file is None:
            raise Refusal(f"'{archive}' has no binary")
        return file.read()
