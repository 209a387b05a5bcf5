"""The build backend where no wheel of archlint fits: it says which systems have one."""

import platform
import sys


def _refuse(*_: object, **__: object) -> None:
    here = f"{platform.system()} on {platform.machine()}"
    sys.exit(
        f"archlint @VERSION@ has no wheel for {here}. There are wheels for @SYSTEMS@.\n"
        "If this is one of them, update pip. Elsewhere, build archlint with Swift:\n"
        "https://github.com/@OWNER@/archlint/blob/main/docs/install.md")


build_wheel = build_sdist = prepare_metadata_for_build_wheel = _refuse
