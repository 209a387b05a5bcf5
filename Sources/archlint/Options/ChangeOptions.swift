/// Options that limit a run to a change.
struct ChangeOptions: Sendable {
  var isStaged = false
  var amends = false
  var isPreCommit = false
  var since: String?
  var changedFiles: String?
  var changedLinesOnly = false
  var commitMessage: String?
  /// Nil means a note.
  var weakening: Weakening?
  var leavesProtectedFiles = false

  /// How a gate reports changes of the configuration with which it checks less than before.
  enum Weakening: String, CaseIterable, Sendable {
    case note, warning, error
  }

  static let all: [Option<Self>] = [
    Option(
      "staged", sets: \.isStaged,
      short: "check what is staged for the next commit",
      long: "Check the staged contents of files, and report findings in staged files. The rest "
        + "of the project is read too, because rules look at several files at once."),
    Option(
      "amend", sets: \.amends, short: "with --staged, the next commit replaces the last one",
      long:
        "With --staged: the next commit replaces the last one, as with 'git commit --amend'. The "
        + "change is then everything since the parent of that commit, and its message does not count."
    ),
    Option(
      "pre-commit", sets: \.isPreCommit,
      short: "check what pre-commit asks for: a range, staged files or the given files",
      long: "For a hook of pre-commit (https://pre-commit.com): check the commits between "
        + "PRE_COMMIT_FROM_REF and PRE_COMMIT_TO_REF where they are set, else the staged files of a "
        + "commit, else the given files, else the whole project."),
    Option(
      "since", "REF", text: \.since, completion: .gitReference,
      short: "report on files that changed since the merge base of HEAD and REF",
      long: "Report on files that changed since the merge base of HEAD and REF, untracked files "
        + "included.",
      accepts: ["main", "HEAD~3"]),
    Option(
      "changed-files", "LIST", text: \.changedFiles, completion: .path,
      short: "report on the files in this list, or in standard input for '-'",
      long: "Report on the files in this list, or in standard input for '-'. A line is a path, or "
        + "a line of git diff --name-status or of git status --short; with NUL bytes the list is "
        + "that of git diff --name-status -z. A line that names no file of the project is an error.",
      accepts: ["changes.txt", "-"]),
    Option(
      "changed-lines", sets: \.changedLinesOnly,
      short: "with --staged or --since, report on new lines only",
      long: "With --staged or --since, report on new lines only."),
    Option(
      "commit-msg", "FILE", text: \.commitMessage, completion: .path,
      short: "with --staged, also read authorizations from this commit message",
      long: "With --staged, also read authorizations from the message of the commit in progress. "
        + "A line 'Archlint-Authorized: GLOB (reason)' allows changes of the protected files that "
        + "the glob matches.",
      accepts: [".git/COMMIT_EDITMSG", "-"]),
    Option(
      "weakening", "LEVEL", optionalChoice: \.weakening,
      short: "report changes that weaken the checks as notes or as findings",
      long: "With --staged or --since: report changes of the configuration, of the baseline and of "
        + "suppressions with which archlint checks less than before, such as a rule that is switched "
        + "off, as notes (the default), or as findings of this severity. An authorization for the file in a commit "
        + "message excuses such a finding."),
    Option(
      "no-protected", sets: \.leavesProtectedFiles,
      short: "do not check protected files and other rules about changes",
      long: "Skip protected files, and other rules about a change that the message of a commit "
        + "may excuse. A pre-commit hook uses it, because only the commit-msg hook knows the "
        + "message. With --pre-commit it has no effect on a range of commits, whose messages "
        + "are known."),
  ]
}
