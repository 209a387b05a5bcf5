"""Recognizes the systems that a binary is for by its first bytes.

Source: elf(5); <mach-o/fat.h> and <mach-o/loader.h> of macOS.
"""

import pathlib
import struct

from .project import Refusal, System, names_of_systems, systems

_ELF_MACHINES = {62: "linux-x86_64", 183: "linux-aarch64"}
_MACH_MACHINES = {0x01000007: "macos-x86_64", 0x0100000C: "macos-arm64"}
_ELF_INTERPRETER = 3
"""The kind of the segment that names a dynamic loader."""


def machines(path: pathlib.Path) -> tuple[str, ...]:
    """The systems and processors of a binary; empty if it is none that is known."""
    with path.open("rb") as file:
        head = file.read(4096)
    if head[:4] == b"\x7fELF" and len(head) >= 20:
        return tuple(filter(None, [_ELF_MACHINES.get(struct.unpack_from("<H", head, 18)[0])]))
    if head[:4] == b"\xca\xfe\xba\xbe":
        count = struct.unpack_from(">I", head, 4)[0]
        kinds = [struct.unpack_from(">I", head, 8 + 20 * index)[0] for index in range(min(count, 8))]
        return tuple(sorted(_MACH_MACHINES[kind] for kind in kinds if kind in _MACH_MACHINES))
    if head[:4] == b"\xcf\xfa\xed\xfe":
        return tuple(filter(None, [_MACH_MACHINES.get(struct.unpack_from("<I", head, 4)[0])]))
    return ()


def is_static(path: pathlib.Path) -> bool:
    """True if an ELF binary needs no dynamic loader, and so no library of the system."""
    data = path.read_bytes()
    offset, = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    kinds = (struct.unpack_from("<I", data, offset + size * index)[0] for index in range(count))
    return _ELF_INTERPRETER not in kinds


def system_of(path: pathlib.Path) -> System:
    """The system whose release the binary is.

    :raises Refusal: if there is no release for it.
    """
    if not path.is_file():
        raise Refusal(f"there is no binary '{path}'")
    found = machines(path)
    for system in systems():
        if found == system.machines:
            return system
    what = " and ".join(found) if found else "no system that is known"
    raise Refusal(f"'{path}' is for {what}; a release has {names_of_systems()}")
