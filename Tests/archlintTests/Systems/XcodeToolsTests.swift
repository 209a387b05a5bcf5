import Foundation
import Testing

/// Systems without git, and with the stand-in of Xcode that only asks to install it.
@Suite struct XcodeToolsTests {
  private static let messages = [
    "xcrun: error: invalid active developer path (/Library/Developer/CommandLineTools), missing xcrun at: "
      + "/Library/Developer/CommandLineTools/usr/bin/xcrun",
    "xcode-select: note: No developer tools were found, requesting install.\nIf developer tools are "
      + "located at a non-default location on disk, use `sudo xcode-select --switch path/to/Xcode.app`",
    "You have not agreed to the Xcode license agreements. Please run 'sudo xcodebuild -license' from "
      + "within a Terminal window to review and agree to the Xcode license agreements.",
  ]

  /// A repository, and a folder with a git that fails with a message.
  private func projects(_ message: String) throws -> (Repository, TemporaryFolder) {
    let tools = try TemporaryFolder([
      "git": "#!/bin/sh\n/bin/cat >&2 <<'END'\n\(message)\nEND\nexit 1\n"
    ])
    #expect(try Tool.shell("chmod +x git", in: tools).status == 0)
    return (try Repository(["A.swift": "f()\n"]), tools)
  }

  @Test(
    "commands that need git name the tools that are missing and how to get them",
    arguments: messages)
  func commands(_ message: String) throws {
    let (repository, tools) = try projects(message)
    for command in ["--staged", "--since HEAD", "hook install", "hook uninstall"] {
      let script = "PATH='\(tools.path)'; \"$ARCHLINT\" \(command)"
      let run = try Tool.shell(script, in: repository.folder)
      #expect(run.status == 2, "\(command)")
      #expect(run.output == "", "\(command)")
      let first = message.split(separator: "\n")[0]
      #expect(run.complaints.count == 1)
      let start =
        "archlint: git cannot be run: '\(tools.path)/git' needs Xcode's command line tools; "
      #expect(run.errors.hasPrefix(start + "'xcode-select --install' installs them (\(first)"))
    }
    let hooks = try Tool.shell("ls .git/hooks | grep -v sample", in: repository.folder)
    #expect(hooks.output == "")
  }

  @Test("a run that needs no git runs without it", arguments: messages + [""])
  func withoutGit(_ message: String) throws {
    let (repository, tools) = try projects(message)
    let path = message.isEmpty ? "/none" : tools.path
    let run = try Tool.shell(
      "PATH='\(path)'; \"$ARCHLINT\" --format compact", in: repository.folder)
    #expect(run.output == "A.swift:1:1: error: f is called [no-f]\n")
    #expect(run.status == 1)
    #expect(run.notes == [])
  }

  @Test("without any git the message says where it was looked for")
  func noGit() throws {
    let repository = try Repository(["A.swift": "f()\n"])
    for command in ["--staged", "hook install"] {
      let run = try Tool.shell("PATH=/none; \"$ARCHLINT\" \(command)", in: repository.folder)
      #expect(run.status == 2)
      let message = "there is none in the absolute folders of the PATH; install git"
      #expect(run.errors == "archlint: git cannot be run: \(message)\n")
    }
  }
}
