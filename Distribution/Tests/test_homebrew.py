"""The formula, on each system that it knows."""

import hashlib
import pathlib
import shutil
import tarfile
import unittest
import urllib.parse

import support
from release import project


class HomebrewFormula(support.FolderCase):
    def formula(self):
        return support.release() / "homebrew/archlint.rb"

    def trial(self, system, processor):
        if not shutil.which("ruby"):
            raise unittest.SkipTest("ruby is not installed")
        script = support.DISTRIBUTION / "Tests/formula_trial.rb"
        lines = support.run(["ruby", script, self.formula(), system, processor]).stdout.splitlines()
        return [line.split(" ") for line in lines]

    def test_ruby_accepts_it(self):
        if not shutil.which("ruby"):
            raise unittest.SkipTest("ruby is not installed")
        self.assertIn("Syntax OK", support.run(["ruby", "-wc", self.formula()]).stdout)

    def test_each_system_gets_its_archive_with_its_checksum_and_all_files(self):
        archives = {
            ("macos", "arm"): "macos-universal", ("macos", "intel"): "macos-universal",
            ("linux", "arm"): "linux-aarch64", ("linux", "intel"): "linux-x86_64",
        }
        for (system, processor), name in archives.items():
            with self.subTest(f"{system} {processor}"):
                words = self.trial(system, processor)
                urls = [word[1] for word in words if word[0] == "url"]
                self.assertEqual(len(urls), 1)
                path = urllib.parse.urlparse(urls[0]).path
                self.assertTrue(path.endswith(f"archlint-{project.version()}-{name}.tar.gz"), path)
                content = pathlib.Path(path).read_bytes()
                self.assertIn(["sha256", hashlib.sha256(content).hexdigest()], words)
                with tarfile.open(path) as tar:
                    names = {entry.name.split("/", 1)[1] for entry in tar}
                installed = {word[1] for word in words if word[0] == "install"}
                self.assertEqual(len(installed), 5)
                self.assertLessEqual(installed, names)

    def test_the_oldest_system_is_that_of_the_package(self):
        names = {15: "sequoia", 26: "tahoe"}
        expected = f"depends_on macos: :{names[project.oldest_macos()]}"
        self.assertIn(expected, self.formula().read_text())

    def test_it_is_no_cask(self):
        # Casks mark what they download, and macOS stops a marked program that is not notarized.
        self.assertIn("class Archlint < Formula", self.formula().read_text())

    def test_the_published_one_points_to_the_release(self):
        for path in support.release().glob("*.tar.gz*"):
            shutil.copy(path, self.folder)
        support.run([support.DISTRIBUTION / "assemble", self.folder])
        text = (self.folder / "homebrew/archlint.rb").read_text()
        for system in project.systems():
            self.assertIn(project.download(project.archive_name(system)), text)
        self.assertNotIn("@URL", text)
        self.assertNotIn("@SHA256", text)
