"""A release as the tests see it: made once, of the binary that the variable ARCHLINT names."""

import atexit
import contextlib
import functools
import http.server
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import unittest

DISTRIBUTION = pathlib.Path(__file__).resolve().parents[1]
ROOT = DISTRIBUTION.parent
sys.path.insert(0, str(DISTRIBUTION))

from release import binary, project  # noqa: E402 - the path comes first

LINUX_ON_ARM = b"\x7fELF\x02\x01\x01" + b"\0" * 9 + b"\x02\0\xb7\0" + b"\0" * 44
"""The header of a static binary for Linux on aarch64."""
MACOS = (
    b"\xca\xfe\xba\xbe\0\0\0\x02" + b"\x01\0\0\x0c" + b"\0" * 16 + b"\x01\0\0\x07" + b"\0" * 16)
"""The header of a binary for both processors of macOS."""


def archlint() -> pathlib.Path:
    path = os.environ.get("ARCHLINT")
    if not path:
        raise unittest.SkipTest("ARCHLINT names no binary of Distribution/build")
    return pathlib.Path(path).resolve()


@functools.lru_cache
def release() -> pathlib.Path:
    """A folder with the release: this system's files are real, those of the others hold a header."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="release-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    run([DISTRIBUTION / "package", archlint(), "--output", folder])
    for name, content in (("arm", LINUX_ON_ARM), ("mac", MACOS)):
        other = folder / name
        other.write_bytes(content)
        if not (folder / project.archive_name(binary.system_of(other))).exists():
            run([DISTRIBUTION / "package", other, "--runnable", archlint(), "--output", folder])
        other.unlink()
    run([DISTRIBUTION / "assemble", folder, "--local"])
    return folder


def here() -> project.System:
    """This machine's system."""
    return binary.system_of(archlint())


def run(command, **options) -> subprocess.CompletedProcess:
    """Runs a command that has to succeed."""
    done = attempt(command, **options)
    if done.returncode:
        raise AssertionError(f"{command} ended with {done.returncode}:\n{done.stdout}")
    return done


def attempt(command, **options) -> subprocess.CompletedProcess:
    return subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, **options)


def environment(**more: str) -> dict[str, str]:
    """An environment without Swift on its PATH, and without settings of this machine."""
    tools = {"git", "python3", "ruby", "curl"}
    folders = [pathlib.Path(shutil.which(tool) or "/usr/bin/x").parent for tool in sorted(tools)]
    folders = [folder for folder in map(str, folders) if not os.path.exists(f"{folder}/swift")]
    path = os.pathsep.join(dict.fromkeys([*folders, "/usr/bin", "/bin"]))
    author = {
        f"GIT_{role}_{what}": f"a{'@example.org' if what == 'EMAIL' else ''}"
        for role in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    return {
        "PATH": path, "HOME": os.environ.get("HOME", "/"), "LC_ALL": "C.UTF-8",
        "GIT_CONFIG_GLOBAL": "/dev/null", "PIP_DISABLE_PIP_VERSION_CHECK": "1", **author, **more}


class FolderCase(unittest.TestCase):
    """A test in a folder of its own."""

    def setUp(self) -> None:
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def write(self, path: str, text: str) -> pathlib.Path:
        place = self.folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
        return place

    def write_project(self, path: str = ".") -> pathlib.Path:
        """A package with one finding of `no-task-sleep-nanoseconds`, in line 2 of A.swift."""
        self.write(
            f"{path}/Sources/Core/A.swift",
            "public func wait() async throws {\n  try await Task.sleep(nanoseconds: 1)\n}\n")
        self.write(f"{path}/.archlint.yml", "presets: [modern-swift]\n")
        self.write(f"{path}/Package.swift", (
            "// swift-tools-version: 6.2\nimport PackageDescription\n"
            'let package = Package(name: "Trial", platforms: [.macOS(.v15)], '
            'targets: [.target(name: "Core")])\n'))
        return self.folder / path


FINDING = "Sources/Core/A.swift:2:13: warning: Task.sleep takes a number of nanoseconds"


@contextlib.contextmanager
def server(folder: pathlib.Path):
    """Serves a folder on this machine; gives the address, and the list of paths that were asked for."""
    asked: list[str] = []

    class Handler(http.server.SimpleHTTPRequestHandler):
        def __init__(self, *arguments):
            super().__init__(*arguments, directory=str(folder))

        def log_message(self, *_):
            asked.append(self.path)

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{serving.server_address[1]}", asked
        serving.shutdown()


def index(wheels: pathlib.Path, folder: pathlib.Path) -> pathlib.Path:
    """A package index in the form of PyPI's, with the files of the release."""
    place = folder / "simple" / "archlint"
    place.mkdir(parents=True)
    links = []
    for file in wheels.iterdir():
        shutil.copy(file, place)
        links.append(f'<a href="{file.name}">{file.name}</a>\n')
    (place / "index.html").write_text("".join(links), encoding="utf-8")
    return folder / "simple"
