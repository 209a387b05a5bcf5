"""The scripts of the action, against releases on a server of this machine."""

import os
import shutil

import support
from release import project

INSTALL = support.DISTRIBUTION / "Action" / "install"


class Action(support.FolderCase):
    def setUp(self):
        super().setUp()
        self.app = self.write_project("app")
        self.name = project.archive_name(support.here())
        self.releases = self.folder / "releases"
        place = self.releases / f"v{project.version()}"
        place.mkdir(parents=True)
        shutil.copy(support.release() / self.name, place)
        self.known = self.write("known", (support.release() / "SHA256SUMS").read_text())
        (self.folder / "bin").mkdir()

    def tool(self, name, script):
        """A program that the action finds before the real one."""
        path = self.folder / "bin" / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def run_action(self, mode="get", **inputs):
        output = self.folder / "output"
        output.write_text("")
        environment = support.environment(
            ACTION=str(support.ROOT), PROJECT=str(self.app), TOOLS=str(self.folder / "tools"),
            GITHUB_OUTPUT=str(output), KNOWN=str(self.known))
        environment["PATH"] = f"{self.folder / 'bin'}{os.pathsep}{environment['PATH']}"
        environment.update(inputs)
        if "RELEASES" in inputs:
            done = support.attempt(["bash", INSTALL, mode], env=environment)
        else:
            with support.server(self.releases) as (address, self.asked):
                environment["RELEASES"] = address
                done = support.attempt(["bash", INSTALL, mode], env=environment)
        lines = output.read_text().splitlines()
        return done, dict(line.split("=", 1) for line in lines)

    def refused(self, **inputs):
        done, outputs = self.run_action(**inputs)
        self.assertEqual(done.returncode, 2, done.stdout)
        self.assertEqual(outputs, {})
        left = [path for path in (self.folder / "tools").rglob("*") if path.is_file()]
        self.assertEqual(left, [], "something was left")
        return done.stdout

    def test_the_release_is_downloaded_checked_and_kept(self):
        done, outputs = self.run_action()
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertEqual(outputs["version"], project.version())
        self.assertEqual(len(self.asked), 1)
        found = support.run([outputs["path"], "--format", "compact"], cwd=self.app)
        self.assertIn(support.FINDING, found.stdout)
        # The next job on this machine, or one that restores the cache, downloads nothing.
        _, plan = self.run_action("plan")
        self.assertTrue(outputs["path"].startswith(plan["folder"] + "/"))
        self.assertIn(project.version(), plan["key"])
        done, again = self.run_action()
        self.assertEqual((again, self.asked), (outputs, []), done.stdout)

    def test_files_can_be_at_an_address_of_files(self):
        done, outputs = self.run_action(RELEASES=self.releases.as_uri())
        self.assertEqual(outputs["version"], project.version(), done.stdout)

    def test_an_archive_with_another_hash_is_not_used(self):
        path = self.releases / f"v{project.version()}" / self.name
        path.write_bytes(path.read_bytes() + b"x")
        self.assertIn("does not have the hash that this action knows", self.refused())

    def test_what_comes_out_of_the_cache_is_checked_too(self):
        self.run_action()
        path = next((self.folder / "tools").rglob("*.tar.gz"))
        path.write_bytes(path.read_bytes() + b"x")
        done, outputs = self.run_action()
        self.assertEqual((done.returncode, outputs), (2, {}), done.stdout)
        self.assertIn("was in the cache, and is deleted", done.stdout)
        self.assertEqual(self.run_action()[0].returncode, 0)

    def test_the_attestation_is_checked_where_it_can_be(self):
        self.tool("gh", f'echo "$@" > {self.folder}/asked; exit 1')
        said = self.refused(GH_TOKEN="token")
        self.assertIn("is not attested to come from a workflow of", said)
        asked = (self.folder / "asked").read_text()
        self.assertRegex(asked, rf"attestation verify .* --repo {project.repository()}")
        self.tool("gh", "exit 0")
        self.assertEqual(self.run_action(GH_TOKEN="token")[0].returncode, 0)

    def test_an_unknown_hash_needs_an_attestation(self):
        self.known.write_text("")
        self.assertIn("this action knows no hash of", self.refused(VERSION=project.version()))
        self.tool("gh", "exit 0")
        done, _ = self.run_action(VERSION=project.version(), GH_TOKEN="token")
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_another_system_names_those_there_are(self):
        self.tool("uname", 'test "$1" = -s && echo FreeBSD || echo riscv64')
        said = self.refused()
        self.assertIn("there is no release for FreeBSD on riscv64", said)
        for system in project.systems():
            self.assertIn(system.name, said)

    def test_a_version_without_a_release_names_those_there_are(self):
        said = self.refused(VERSION="9.9.9")
        self.assertIn(f"no release of archlint 9.9.9; this action knows: {project.version()}", said)

    def test_a_version_is_no_path_and_no_command(self):
        for text in ("../../etc", "1.0;touch x", "$(touch x)", "latest", "1 2"):
            self.assertIn("is no version", self.refused(VERSION=text))

    def test_a_server_that_fails_is_not_taken_for_one_without_a_release(self):
        self.assertIn("could not be downloaded", self.refused(RELEASES="http://127.0.0.1:1"))

    def test_version_files(self):
        def chosen(**inputs):
            done, outputs = self.run_action("plan", **inputs)
            return os.path.basename(outputs["folder"]) if outputs else done.stdout

        self.assertEqual(chosen(), project.version())
        self.write("app/.tool-versions", "swift 6.2\narchlint 0.7.1\n")
        self.assertEqual(chosen(), "0.7.1")
        # A line without a version is a mistake, a list of other tools is none.
        self.write("app/.tool-versions", "swift 6.2\narchlint\n")
        said = chosen().splitlines()
        self.assertEqual(len(said), 1, said)
        self.assertIn("app/.tool-versions' names no version of archlint", said[0])
        self.write("app/.tool-versions", "swift 6.2\n")
        self.assertEqual(chosen(), project.version())
        self.write("app/.archlint-version", "# a comment\nv0.8.2\n")
        self.assertEqual(chosen(), "0.8.2")
        other = self.write("other", "0.9.3\n")
        self.assertEqual(chosen(VERSION_FILE=str(other)), "0.9.3")
        self.assertEqual(chosen(VERSION="0.6.0"), "0.6.0")
        self.assertIn("not both", chosen(VERSION="0.6.0", VERSION_FILE=str(other)))
        self.assertIn("no version file", chosen(VERSION_FILE="absent"))
        other.write_text("\n")
        said = chosen(VERSION_FILE=str(other)).splitlines()
        self.assertEqual(len(said), 1, said)
        self.assertIn("names no version", said[0])

    def test_without_a_release_the_sources_are_compiled_once(self):
        shutil.rmtree(self.releases / f"v{project.version()}")
        self.assertIn("no Swift to build it", self.refused())
        # Where there is Swift; here it takes a finished binary instead of the time to make one.
        self.tool("swift", f'''
          while [ $# -gt 0 ]; do case $1 in --scratch-path) scratch=$2 ;; esac; shift; done
          mkdir -p "$scratch/release"
          cp {support.archlint()} "$scratch/release/archlint"
          echo built >> {self.folder}/builds''')
        for inputs in ({}, {}, {"VERSION": "source"}, {"VERSION": "source"}):
            done, outputs = self.run_action(**inputs)
            self.assertEqual(outputs["version"], project.version(), done.stdout)
        self.assertEqual((self.folder / "builds").read_text().count("built"), 2)
        self.tool("swift", "exit 1")
        shutil.rmtree(self.folder / "tools")
        self.assertIn("archlint could not be built", self.refused())

    def test_the_hashes_that_come_with_the_action_are_in_its_form(self):
        for line in (support.DISTRIBUTION / "Action/releases.sha256").read_text().splitlines():
            self.assertRegex(
                line, r"^(#.*|[0-9a-f]{64}  archlint-[0-9.]+-(macos-universal|linux-(x86_64|aarch64))\.tar\.gz)$")

    def test_the_project_is_checked_and_the_page_written(self):
        files = {name: self.folder / name for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
        environment = support.environment(
            ARCHLINT=str(support.archlint()), PROJECT=".", SINCE="all", PRESET="", FAIL_ON="warning",
            SARIF="archlint.sarif", SUMMARY="true", TEMPORARY=str(self.folder),
            **{name: str(path) for name, path in files.items()})
        done = support.attempt(
            ["bash", support.DISTRIBUTION / "Action/check"], cwd=self.app, env=environment)
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("::warning file=Sources/Core/A.swift,line=2", done.stdout)
        self.assertEqual(files["GITHUB_OUTPUT"].read_text(), "status=1\n")
        self.assertIn("no-task-sleep-nanoseconds", files["GITHUB_STEP_SUMMARY"].read_text())
        self.assertTrue((self.app / "archlint.sarif").exists())
