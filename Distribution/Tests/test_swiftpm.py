"""The artifact bundle and the package of plugins, in SwiftPM itself."""

import json
import re
import shutil
import unittest
import zipfile

import support
from release import project


class Bundle(unittest.TestCase):
    def test_it_is_one_folder_with_every_system(self):
        with zipfile.ZipFile(support.release() / project.BUNDLE_NAME) as bundle:
            top = project.BUNDLE_NAME.removesuffix(".zip")
            info = json.loads(bundle.read(f"{top}/info.json"))
            self.assertEqual(info["schemaVersion"], "1.0")
            self.assertEqual(list(info["artifacts"]), ["archlint"])
            artifact = info["artifacts"]["archlint"]
            self.assertEqual((artifact["version"], artifact["type"]), (project.version(), "executable"))
            triples = [triple for variant in artifact["variants"]
                       for triple in variant["supportedTriples"]]
            self.assertEqual(sorted(triples), [
                "aarch64-unknown-linux-gnu", "arm64-apple-macosx", "arm64-unknown-linux-gnu",
                "x86_64-apple-macosx", "x86_64-unknown-linux-gnu"])
            for variant in artifact["variants"]:
                entry = bundle.getinfo(f"{top}/{variant['path']}")
                self.assertEqual(entry.external_attr >> 16 & 0o777, 0o755)

    def test_a_release_has_exactly_one(self):
        self.assertEqual(len(list(support.release().glob("*.artifactbundle.zip"))), 1)

    def test_messages_of_the_plugins_name_all_processors(self):
        for name in ("ArchlintBuildToolPlugin", "ArchlintCommandPlugin"):
            text = (support.DISTRIBUTION / f"Templates/plugins/Plugins/{name}/{name}.swift").read_text()
            message = re.search(r"There are binaries for (.*?);", text, re.DOTALL).group(1)
            named = set(re.findall(r"macOS|Linux|arm64|x86_64|aarch64", message))
            self.assertEqual(named, {"macOS", "Linux", "arm64", "x86_64", "aarch64"})


class PublishedPackage(support.FolderCase):
    def test_its_manifest_has_the_address_and_checksum_of_the_bundle(self):
        for path in support.release().glob("*.tar.gz*"):
            shutil.copy(path, self.folder)
        support.run([support.DISTRIBUTION / "assemble", self.folder])
        manifest = (self.folder / "plugins/Package.swift").read_text()
        checksum = (self.folder / f"{project.BUNDLE_NAME}.sha256").read_text().split()[0]
        self.assertIn(f'checksum: "{checksum}"', manifest)
        self.assertIn(f"/archlint/releases/download/v{project.version()}/{project.BUNDLE_NAME}", manifest)
        self.assertNotIn("@", manifest)
        if shutil.which("swift"):
            computed = support.run([
                "swift", "package", "--package-path", self.folder / "plugins", "compute-checksum",
                self.folder / project.BUNDLE_NAME])
            self.assertIn(checksum, computed.stdout)


@unittest.skipUnless(shutil.which("swift"), "there is no Swift")
class Plugins(support.FolderCase):
    """A package that depends on the plugins, built with the bundle of the release."""

    def setUp(self):
        super().setUp()
        self.app = self.write_project("app")
        shutil.copytree(support.release() / "plugins", self.folder / "archlint-plugins")
        self.write("app/Package.swift", (
            "// swift-tools-version: 6.2\nimport PackageDescription\n"
            'let package = Package(name: "Trial", platforms: [.macOS(.v15)],\n'
            '  dependencies: [.package(path: "../archlint-plugins")],\n'
            '  targets: [.target(name: "Core", plugins: [\n'
            '    .plugin(name: "ArchlintBuildToolPlugin", package: "archlint-plugins")])])\n'))

    def swift(self, *arguments):
        return support.attempt(["swift", *arguments], cwd=self.app)

    def test_a_build_shows_the_findings_and_compiles_nothing_of_archlint(self):
        done = self.swift("build")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertIn(support.FINDING, done.stdout)
        compiled = {path.name for path in (self.app / ".build/debug").glob("*.build")}
        self.assertEqual(compiled, {"Core.build"})
        done = self.swift("package", "archlint", "--format", "compact")
        self.assertIn(support.FINDING, done.stdout)
        done = self.swift("package", "archlint", "--fail-on", "warning")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("error: archlint has findings", done.stdout)
        done = self.swift("package", "archlint", "--no-such-option")
        self.assertIn("archlint could not check the package", done.stdout)

    def test_a_bundle_without_this_system_names_the_systems(self):
        path = self.folder / "archlint-plugins" / project.BUNDLE_NAME
        with zipfile.ZipFile(path) as bundle:
            files = {name: bundle.read(name) for name in bundle.namelist()}
        info = next(name for name in files if name.endswith("info.json"))
        value = json.loads(files[info])
        variants = value["artifacts"]["archlint"]["variants"]
        variants[:] = [variant for variant in variants if variant["path"].split("/")[0] != support.here().folder]
        files[info] = json.dumps(value).encode()
        with zipfile.ZipFile(path, "w") as bundle:
            for name, content in files.items():
                bundle.writestr(name, content)
        done = self.swift("package", "archlint", "version")
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("There are binaries for macOS on arm64 and x86_64", done.stdout)
