"""The build backend of the hooks: it makes a package that needs archlint and holds nothing.

pre-commit clones this repository and has pip install it. pip asks this backend for a wheel, and installs
what the wheel needs: the archlint of the same version, whose own wheel holds the binary. Nothing is
compiled, and no other backend is downloaded.

Source: PEP 517.
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from release import project, wheel  # noqa: E402 - the path comes first

_NAME = "archlint_hooks"


def _metadata() -> bytes:
    return wheel.metadata(
        "archlint-hooks", project.version(), "The hooks of archlint for pre-commit",
        f"Requires-Dist: archlint=={project.version()}").encode()


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    made = wheel.Wheel(_NAME, project.version(), ["py3-none-any"])
    made.add(f"{made.info}/METADATA", _metadata())
    return made.write(pathlib.Path(wheel_directory)).name


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    info = pathlib.Path(metadata_directory) / f"{_NAME}-{project.version()}.dist-info"
    info.mkdir()
    (info / "METADATA").write_bytes(_metadata())
    return info.name


def build_sdist(sdist_directory, config_settings=None):
    sys.exit("the hooks have no source distribution; their source is the repository of archlint")
