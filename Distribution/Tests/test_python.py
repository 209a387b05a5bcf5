"""Wheels, as pip and pre-commit install them."""

import base64
import csv
import hashlib
import io
import os
import shutil
import sys
import time
import unittest
import zipfile

import support
from release import project


class Wheels(support.FolderCase):
    def wheels(self):
        return sorted((support.release() / "python").glob("*.whl"))

    def test_each_system_has_one(self):
        version = project.version()
        self.assertEqual([path.name for path in self.wheels()], sorted([
            f"archlint-{version}-py3-none-macosx_{project.oldest_macos()}_0_universal2.whl",
            *(f"archlint-{version}-py3-none-manylinux_2_17_{processor}.manylinux2014_{processor}"
              f".musllinux_1_1_{processor}.whl" for processor in ("aarch64", "x86_64"))]))

    def test_the_record_has_every_file_with_its_hash(self):
        for path in self.wheels():
            with self.subTest(path.name), zipfile.ZipFile(path) as wheel:
                record = next(name for name in wheel.namelist() if name.endswith("/RECORD"))
                rows = list(csv.reader(io.StringIO(wheel.read(record).decode())))
                self.assertEqual([row[0] for row in rows], wheel.namelist())
                for name, digest, size in rows[:-1]:
                    content = wheel.read(name)
                    found = base64.urlsafe_b64encode(hashlib.sha256(content).digest())
                    self.assertEqual(digest, "sha256=" + found.decode().rstrip("="))
                    self.assertEqual(int(size), len(content))
                tags = [
                    line.removeprefix("Tag: ") for line
                    in wheel.read(record.replace("RECORD", "WHEEL")).decode().splitlines()
                    if line.startswith("Tag: ")]
                named = path.name.removesuffix(".whl").split("-")[-1].split(".")
                self.assertEqual(tags, [f"py3-none-{tag}" for tag in named])

    def install(self, index, *, expecting=0):
        support.run([sys.executable, "-m", "venv", self.folder / "environment"])
        done = support.attempt(
            [self.folder / "environment/bin/pip", "install", "--quiet", "--no-cache-dir",
             "--index-url", index, "archlint"], env=support.environment())
        self.assertEqual(done.returncode, expecting, done.stdout)
        return done.stdout

    def test_pip_installs_the_program_itself_in_seconds(self):
        support.index(support.release() / "python", self.folder)
        project_folder = self.write_project("app")
        start = time.monotonic()
        with support.server(self.folder) as (address, _):
            self.install(f"{address}/simple")
        program = self.folder / "environment/bin/archlint"
        found = support.run(
            [program, "--format", "compact"], cwd=project_folder, env=support.environment())
        self.assertIn(support.FINDING, found.stdout)
        print(f"pip: the first finding after {time.monotonic() - start:.1f} s")
        self.assertEqual(program.read_bytes(), support.archlint().read_bytes())
        support.run(
            [self.folder / "environment/bin/pip", "uninstall", "--yes", "--quiet", "archlint"])
        self.assertEqual(list((self.folder / "environment").rglob("archlint*")), [])

    def test_where_no_wheel_fits_the_message_names_the_systems(self):
        only_source = self.folder / "only"
        only_source.mkdir()
        shutil.copy(next((support.release() / "python").glob("*.tar.gz")), only_source)
        support.index(only_source, self.folder)
        with support.server(self.folder) as (address, _):
            said = self.install(f"{address}/simple", expecting=1)
        for system in project.systems():
            self.assertIn(system.title, said)
        self.assertEqual(list((self.folder / "environment/bin").glob("archlint*")), [])


class Hooks(unittest.TestCase):
    def test_every_hook_can_also_be_compiled(self):
        text = (support.ROOT / ".pre-commit-hooks.yaml").read_text()
        hooks = {}
        for block in text.split("\n- id: ")[1:]:
            name, *lines = block.strip().splitlines()
            keys = dict(line.strip().split(": ", 1) for line in lines if ": " in line)
            keys.pop("description", None)
            hooks[name] = keys
        self.assertEqual(len(hooks), 8)
        for name, keys in hooks.items():
            if keys["language"] == "python":
                self.assertEqual(hooks[f"{name}-from-source"], {**keys, "language": "swift"}, name)


class PreCommit(support.FolderCase):
    """The framework itself, with the hooks of this repository and an index on this machine."""

    def setUp(self):
        super().setUp()
        self.pre_commit = shutil.which("pre-commit")
        if not self.pre_commit:
            raise unittest.SkipTest("pre-commit is not installed")
        self.hooks = self.folder / "hooks"
        for path in (".pre-commit-hooks.yaml", "pyproject.toml", "Package.swift",
                     "Sources/archlint/Terminal/Version.swift"):
            (self.hooks / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(support.ROOT / path, self.hooks / path)
        shutil.copytree(
            support.DISTRIBUTION, self.hooks / "Distribution",
            ignore=shutil.ignore_patterns("__pycache__"))
        self.commit(self.hooks)
        self.app = self.write_project("app")
        revision = self.git(self.hooks, "rev-parse", "HEAD").strip()
        self.write("app/.pre-commit-config.yaml", (
            f"repos:\n  - repo: {self.hooks}\n    rev: {revision}\n    hooks:\n"
            "      - id: archlint\n        args: [--fail-on, warning]\n"))
        self.commit(self.app)

    def git(self, folder, *arguments):
        return support.run(
            ["git", "-C", folder, *arguments], env=support.environment()).stdout

    def commit(self, folder):
        self.git(folder, "init", "--quiet")
        self.git(folder, "add", "--all")
        self.git(folder, "commit", "--quiet", "--message", "A commit")

    def run_hooks(self, index, *arguments):
        # A framework of its own folder, and without a cache of pip: from nothing.
        path = os.path.dirname(self.pre_commit)
        environment = support.environment(
            PRE_COMMIT_HOME=str(self.folder / "cache"), PIP_INDEX_URL=index, PIP_NO_CACHE_DIR="1")
        if not os.path.exists(f"{path}/swift"):
            environment["PATH"] = path + os.pathsep + environment["PATH"]
        return support.attempt(
            [self.pre_commit, "run", "--all-files", *arguments], cwd=self.app, env=environment)

    def test_the_first_finding_comes_in_seconds_and_nothing_is_compiled(self):
        support.index(support.release() / "python", self.folder)
        start = time.monotonic()
        with support.server(self.folder) as (address, asked):
            done = self.run_hooks(f"{address}/simple")
        seconds = time.monotonic() - start
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("no-task-sleep-nanoseconds", done.stdout)
        print(f"pre-commit: the first finding after {seconds:.1f} s")
        # Not even a build backend is looked for.
        self.assertEqual({path.split("/")[2] for path in asked}, {"archlint"})

    def test_without_a_wheel_nothing_is_half_installed(self):
        (self.folder / "none").mkdir()
        support.index(self.folder / "none", self.folder)
        with support.server(self.folder) as (address, _):
            done = self.run_hooks(f"{address}/simple")
        self.assertIn(f"archlint=={project.version()}", done.stdout)
        self.assertEqual(list((self.folder / "cache").rglob("bin/archlint")), [])
        # As soon as there is one, the same command succeeds.
        support.index(support.release() / "python", self.folder / "second")
        with support.server(self.folder / "second") as (address, _):
            done = self.run_hooks(f"{address}/simple")
        self.assertIn("no-task-sleep-nanoseconds", done.stdout)

    def test_a_hook_whose_archlint_has_gone_fails_with_its_name(self):
        support.index(support.release() / "python", self.folder)
        with support.server(self.folder) as (address, _):
            self.run_hooks(f"{address}/simple")
            for program in (self.folder / "cache").rglob("bin/archlint"):
                program.unlink()
            done = self.run_hooks(f"{address}/simple")
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("Executable `archlint` not found", done.stdout)
