"""The steps of a release that leave the machine, against stand-ins for GitHub, and the workflows."""

import os
import re
import shutil

import support
from release import project


class Tag(support.FolderCase):
    def check(self, tag, repository):
        return support.attempt([support.DISTRIBUTION / "check-tag", tag, repository])

    def test_tag_publisher_and_changelog_are_those_of_the_sources(self):
        good = self.check(f"v{project.version()}", project.repository())
        self.assertEqual(good.returncode, 0, good.stdout)
        self.assertIn("the tag is v9.9.9", self.check("v9.9.9", project.repository()).stdout)
        other = self.check(f"v{project.version()}", "someone/archlint")
        self.assertEqual(other.returncode, 1)
        self.assertIn("set-owner someone", other.stdout)


class Publish(support.FolderCase):
    """`gh` is a stand-in that keeps what it is told in files."""

    def setUp(self):
        super().setUp()
        self.write("bin/gh", f'''#!/bin/sh
cd {self.folder}
case "$2" in
  view)
    case "$*" in
      *isDraft*) test -f state && cat state ;;
      *assets*) cat assets ;;
    esac ;;
  delete) rm -f state ;;
  create)
    echo true > state
    for word; do case $word in */*) basename "$word" ;; esac; done > assets
    if test -n "$LOSE"; then tail -n +2 assets > fewer; mv fewer assets; fi ;;
  edit) echo false > state ;;
esac
''').chmod(0o755)

    def publish(self, **more):
        environment = support.environment(**more)
        environment["PATH"] = f"{self.folder / 'bin'}{os.pathsep}{environment['PATH']}"
        return support.attempt(
            [support.DISTRIBUTION / "publish", support.release(), "v1"], env=environment)

    def state(self):
        return (self.folder / "state").read_text().strip()

    def test_a_draft_is_shown_when_all_files_are_there(self):
        done = self.publish()
        self.assertEqual((done.returncode, self.state()), (0, "false"), done.stdout)
        assets = (self.folder / "assets").read_text().split()
        archives = [project.archive_name(system) for system in project.systems()]
        files = [*archives, project.BUNDLE_NAME]
        self.assertEqual(
            sorted(assets), sorted([*files, *(f"{name}.sha256" for name in files), "SHA256SUMS"]))

    def test_a_draft_that_lacks_a_file_stays_a_draft(self):
        done = self.publish(LOSE="1")
        self.assertEqual((done.returncode, self.state()), (1, "true"))
        self.assertIn("it stays a draft", done.stdout)
        # The next attempt makes it anew.
        self.assertEqual(self.publish().returncode, 0)

    def test_a_published_release_is_left_alone(self):
        self.publish()
        self.assertIn("is published already", self.publish().stdout)


class HandOver(support.FolderCase):
    def setUp(self):
        super().setUp()
        self.known = "Distribution/Action/releases.sha256"
        for name in ("archlint-plugins", "homebrew-tap", "archlint"):
            seed = self.folder / "seeds" / name
            seed.mkdir(parents=True)
            (seed / "Old.swift").write_text("// old\n")
            if name == "archlint":
                (seed / self.known).parent.mkdir(parents=True)
                shutil.copy(support.ROOT / self.known, seed / self.known)
            for arguments in (
                ["init", "--quiet", "--initial-branch", "main"], ["add", "--all"],
                ["commit", "--quiet", "--message", "Old"]):
                self.git(seed, *arguments)
            support.run(
                ["git", "clone", "--quiet", "--bare", seed, self.folder / "hub" / name],
                env=support.environment())

    def git(self, folder, *arguments):
        return support.run(["git", "-C", folder, *arguments], env=support.environment()).stdout

    def hand_over(self, **more):
        return support.attempt(
            [support.DISTRIBUTION / "hand-over", support.release()],
            env=support.environment(**more))

    def shown(self, name, path):
        return self.git(self.folder / "hub" / name, "show", f"main:{path}")

    def test_each_repository_gets_its_part_once(self):
        for attempt in ("first", "again"):
            done = self.hand_over(BASE=f"file://{self.folder}/hub")
            self.assertEqual(done.returncode, 0, done.stdout)
        self.assertEqual(done.stdout.count(f"has {project.version()} already"), 3)
        files = self.git(self.folder / "hub/archlint-plugins", "ls-tree", "-r", "--name-only", "main")
        self.assertNotIn("Old.swift", files)
        self.assertIn("Plugins/ArchlintCommandPlugin/ArchlintCommandPlugin.swift", files)
        tags = self.git(self.folder / "hub/archlint-plugins", "tag")
        self.assertEqual(tags.split(), [project.version()])
        formula = (support.release() / "homebrew/archlint.rb").read_text()
        self.assertEqual(self.shown("homebrew-tap", "Formula/archlint.rb"), formula)
        lines = self.shown("archlint", self.known).splitlines()
        self.assertEqual([line for line in lines if not line.startswith("#")], [
            line for line in (support.release() / "SHA256SUMS").read_text().splitlines()
            if line.endswith(".tar.gz")])

    def test_without_a_token_it_says_what_to_do(self):
        done = self.hand_over()
        self.assertEqual(done.returncode, 0)
        self.assertIn("Run Distribution/hand-over", done.stdout)


class Owner(support.FolderCase):
    def test_one_command_fills_in_the_publisher_everywhere(self):
        copy = self.folder / "copy"
        listed = support.run(["git", "-C", support.ROOT, "ls-files", "-z"]).stdout.split("\0")
        for path in listed:
            if path.startswith("Distribution/") or path.endswith((".md", ".yml")):
                if (support.ROOT / path).is_file():
                    (copy / path).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(support.ROOT / path, copy / path)
        environment = support.environment()
        support.run(["git", "init", "--quiet", copy], env=environment)
        support.run(["git", "-C", copy, "add", "--all"], env=environment)
        tool = copy / "Distribution/set-owner"
        for wrong in ("", "a/b", "a b", "$(x)"):
            self.assertEqual(support.attempt([tool, wrong], env=environment).returncode, 2)
        done = support.run([tool, "orchard-tools"], env=environment)
        self.assertEqual((copy / "Distribution/owner").read_text(), "orchard-tools\n")
        for path in [*copy.rglob("*.md"), *copy.rglob("*.yml")]:
            if not {"Distribution", "Tests"} & set(path.parts):
                self.assertNotRegex(path.read_text(), r"\bOWNER\b", path.name)
        self.assertNotIn("no release of archlint yet", (copy / "docs/install.md").read_text())
        self.assertIn("orchard-tools/archlint", (copy / "docs/install.md").read_text())
        self.assertIn("docs/gate.md", done.stdout)
        again = support.attempt([tool, "other"], env=environment)
        self.assertIn("the publisher is orchard-tools already", again.stdout)


class Workflows(support.FolderCase):
    def workflows(self):
        return sorted((support.ROOT / ".github/workflows").glob("*.yml"))

    def test_actions_are_pinned_by_commit_with_their_version(self):
        pins = {}
        for path in [*self.workflows(), support.ROOT / "action.yml",
                     *(support.ROOT / "Examples/ci").glob("github*.yml")]:
            for name, pin in re.findall(r"uses: ([\w./-]+)(@[^\n]*)", path.read_text()):
                if not name.startswith(("./", "OWNER/")):
                    self.assertRegex(pin, r"^@[0-9a-f]{40} # v[0-9.]+$", f"{path.name}: {name}")
                    self.assertEqual(pins.setdefault(name, pin), pin, f"{name} has two versions")

    def test_permissions_are_none_but_reading_and_each_other_has_a_reason(self):
        for path in self.workflows():
            text = path.read_text()
            self.assertIn("\npermissions:\n  contents: read\n", text, path.name)
            for line in re.findall(r".*: write.*", text):
                self.assertTrue("# to" in line or "attestations" in line, f"{path.name}:{line}")

    def test_changes_run_the_test_command_of_the_readme(self):
        readme = (support.ROOT / "README.md").read_text()
        command = re.search(r"^swift test.*$", readme, re.M).group()
        self.assertIn(f"- run: {command}\n", (support.ROOT / ".github/workflows/ci.yml").read_text())

    def test_every_way_of_the_weekly_run_exists(self):
        text = (support.ROOT / ".github/workflows/installed.yml").read_text()
        ways = re.search(r"way: \[(.*)\]", text).group(1).split(", ")
        script = (support.DISTRIBUTION / "try").read_text()
        for way in ways:
            self.assertIn(f"\n  {way})\n", script)

    def test_ways_that_need_no_network_work_with_a_release_in_a_folder(self):
        for way in ("archive", "wheel"):
            with self.subTest(way):
                done = support.run(
                    [support.DISTRIBUTION / "try", way],
                    env=support.environment(RELEASE=str(support.release())))
                self.assertIn(support.FINDING, done.stdout)
        unknown = support.attempt([support.DISTRIBUTION / "try", "magic"])
        self.assertEqual(unknown.returncode, 0 if "no release yet" in unknown.stdout else 2)
