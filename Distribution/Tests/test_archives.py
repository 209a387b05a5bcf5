"""What is in an archive, and which binaries become one."""

import hashlib
import shutil
import sys
import tarfile

import support
from release import project


class Archives(support.FolderCase):
    def test_a_folder_of_the_same_name_holds_everything(self):
        for system in project.systems():
            name = project.archive_name(system)
            with self.subTest(name), tarfile.open(support.release() / name) as tar:
                top = name.removesuffix(".tar.gz")
                files = {entry.name: entry.mode for entry in tar}
                self.assertEqual(files[f"{top}/archlint"], 0o755)
                for path in (
                    "man/archlint.1", "completions/archlint.bash", "completions/_archlint",
                    "completions/archlint.fish", "README.md", "CHANGELOG.md",
                ):
                    self.assertEqual(files[f"{top}/{path}"], 0o644)
                self.assertTrue(all(path.startswith(f"{top}/") for path in files))

    def test_the_archive_runs_where_there_is_no_swift(self):
        system = support.here()
        name = project.archive_name(system)
        environment = support.environment()
        # Every macOS has a file of this name, which asks to install the tools.
        if sys.platform != "darwin":
            self.assertIsNone(shutil.which("swift", path=environment["PATH"]))
        support.run(
            ["tar", "-xzf", support.release() / name, "-C", self.folder], env=environment)
        binary = self.folder / name.removesuffix(".tar.gz") / "archlint"
        found = support.run(
            [binary, "--format", "compact"], cwd=self.write_project("app"), env=environment)
        self.assertIn(support.FINDING, found.stdout)

    def test_checksums_are_those_of_the_files(self):
        sums = (support.release() / "SHA256SUMS").read_text().splitlines()
        names = [project.archive_name(system) for system in project.systems()]
        self.assertEqual(
            sorted(line.split("  ")[1] for line in sums), sorted([*names, project.BUNDLE_NAME]))
        for line in sums:
            digest, name = line.split("  ")
            content = (support.release() / name).read_bytes()
            self.assertEqual(digest, hashlib.sha256(content).hexdigest())
            self.assertEqual((support.release() / f"{name}.sha256").read_text(), line + "\n")

    def test_the_same_binary_makes_the_same_bytes(self):
        support.run([support.DISTRIBUTION / "package", support.archlint(), "--output", self.folder])
        for path in (*self.folder.glob("*.tar.gz"), *self.folder.glob("python/*.whl")):
            first = support.release() / path.relative_to(self.folder)
            self.assertEqual(path.read_bytes(), first.read_bytes(), path.name)

    def test_the_manual_page_is_a_manual_page(self):
        name = project.archive_name(support.here())
        with tarfile.open(support.release() / name) as tar:
            page = tar.extractfile(f"{name.removesuffix('.tar.gz')}/man/archlint.1").read()
        if not shutil.which("groff"):
            self.skipTest("groff is not installed")
        (self.folder / "archlint.1").write_bytes(page)
        shown = support.run(
            ["groff", "-man", "-T", "utf8", "-ww", "-P", "-c", self.folder / "archlint.1"])
        self.assertIn("--fail-on", shown.stdout)
        self.assertNotIn("warning", shown.stdout.splitlines()[0])


class Refusals(support.FolderCase):
    def refused(self, *arguments) -> str:
        done = support.attempt(
            [support.DISTRIBUTION / "package", *arguments, "--output", self.folder / "out"])
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertFalse((self.folder / "out").exists(), "something was left")
        return done.stdout

    def test_a_binary_for_another_system_names_those_there_are(self):
        other = self.folder / "other"
        other.write_bytes(b"MZ" + b"\0" * 64)
        self.assertIn("macos-universal, linux-x86_64, linux-aarch64", self.refused(other))
        # One processor of macOS alone would be missed by half of its users.
        other.write_bytes(b"\xcf\xfa\xed\xfe\x0c\0\0\x01" + b"\0" * 24)
        self.assertIn("is for macos-arm64; a release has macos-universal", self.refused(other))

    def test_a_binary_that_needs_libraries_is_refused(self):
        other = self.folder / "other"
        shutil.copy(shutil.which("git"), other)
        if not other.read_bytes().startswith(b"\x7fELF"):
            self.skipTest("this system has no ELF binaries")
        self.assertIn("is not static", self.refused(other))

    def test_a_binary_of_another_version_is_refused(self):
        other = self.folder / "other"
        other.write_text("#!/bin/sh\necho archlint 9.9.9\n")
        other.chmod(0o755)
        said = self.refused(support.archlint(), "--runnable", other)
        self.assertIn("says 'archlint 9.9.9', and the sources say", said)

    def test_a_release_lacks_no_system_and_no_byte(self):
        partial = self.folder / "partial"
        partial.mkdir()
        done = support.attempt([support.DISTRIBUTION / "assemble", partial])
        self.assertIn("lacks archlint-", done.stdout)
        for path in support.release().glob("*.tar.gz*"):
            shutil.copy(path, partial)
        broken = next(partial.glob("*aarch64.tar.gz"))
        broken.write_bytes(broken.read_bytes() + b"x")
        done = support.attempt([support.DISTRIBUTION / "assemble", partial])
        self.assertIn("does not have the checksum", done.stdout)
        self.assertEqual(list(partial.glob("SHA256SUMS")), [])
