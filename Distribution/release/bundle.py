"""The artifact bundle, from which SwiftPM and mise take the binary of their system.

Source: SE-0305, "Package Manager Binary Target Improvements".
"""

import hashlib
import io
import json
import pathlib
import shutil
import zipfile

from . import project
from .archive import binary_in, put
from .project import BUNDLE_NAME, ROOT, Refusal, System
from .wheel import _DATE, filled

_TOP = BUNDLE_NAME.removesuffix(".zip")


def write(archives: dict[System, pathlib.Path], folder: pathlib.Path) -> pathlib.Path:
    """Writes the bundle and its checksum.

    A release has exactly one: installers that look for bundles do not choose between several.

    :returns: its path.
    """
    variants = [
        {"path": f"{system.folder}/archlint", "supportedTriples": list(system.triples)}
        for system in archives]
    # The key is the name for which plugins ask SwiftPM.
    artifact = {"version": project.version(), "type": "executable", "variants": variants}
    info = {"schemaVersion": "1.0", "artifacts": {"archlint": artifact}}
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as bundle:
        _add(bundle, "info.json", json.dumps(info, indent=2).encode() + b"\n", 0o644)
        for name in ("LICENSE", "LICENSE.md"):
            if (ROOT / name).exists():
                _add(bundle, name, (ROOT / name).read_bytes(), 0o644)
        for system, archive in archives.items():
            _add(bundle, f"{system.folder}/archlint", binary_in(archive), 0o755)
    return put(folder / BUNDLE_NAME, content.getvalue())


def _add(bundle: zipfile.ZipFile, path: str, content: bytes, mode: int) -> None:
    entry = zipfile.ZipInfo(f"{_TOP}/{path}", _DATE)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = (0o100000 | mode) << 16
    bundle.writestr(entry, content)


def write_plugins(bundle: pathlib.Path, folder: pathlib.Path, local: bool) -> None:
    """Writes the package of plugins, whose binary target is the bundle.

    :param local: makes the package use the bundle beside it instead of the published one.
    """
    if folder.exists() and any(folder.iterdir()):
        raise Refusal(f"'{folder}' is not empty")
    folder.mkdir(parents=True, exist_ok=True)
    if local:
        target = f'path: "{BUNDLE_NAME}"'
        (folder / BUNDLE_NAME).write_bytes(bundle.read_bytes())
    else:
        checksum = hashlib.sha256(bundle.read_bytes()).hexdigest()
        target = f'url: "{project.download(BUNDLE_NAME)}",\n      checksum: "{checksum}"'
    templates = project.TEMPLATES / "plugins"
    manifest = filled(templates / "Package.swift").replace("@BUNDLE@", target)
    (folder / "Package.swift").write_text(manifest, encoding="utf-8")
    (folder / "README.md").write_text(filled(templates / "README.md"), encoding="utf-8")
    shutil.copytree(templates / "Plugins", folder / "Plugins")
