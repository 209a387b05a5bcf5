import Foundation
import Testing

/// A repository whose configuration, hooks and attributes name programs wherever git takes one.
/// Each would leave a file after if it ran.
final class TrappedRepository {
  let folder: TemporaryFolder
  private let marks: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(
      project: [
        "A.swift": "f()\n", "B.swift": "g()  // archlint:disable no-g -- later\n",
        "Package.swift": "import Foundation\nlet package = Package(name: \"P\")\n",
        "-p.swift": "f()\n", "--output=x.swift": "f()\n", ":(exclude)A.swift": "f()\n",
      ],
      """
        - {id: no-h, title: h, why: W, instead: I, not-in: {added: true}, pattern: 'h($$$)'}
        - {id: no-break, title: B, why: W, instead: I, interface: {names: ['*']}}

      """)
    marks = try TemporaryFolder([:])
    let script = Self.script.replacing("MARKS", with: marks.path)
    let run = try Tool.shell(script, in: folder)
    try #require(run.status == 0, "\(run.errors)")
    #expect(try sprung() == [])
  }

  /// The programs that have run since this was asked last.
  func sprung() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: marks.path).sorted()
    for name in names { try FileManager.default.removeItem(atPath: "\(marks.path)/\(name)") }
    return names
  }

  private static let script = #"""
    set -e
    export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null GIT_AUTHOR_NAME=a
    export GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b
    printf 'let m = try! "".write(toFile: "MARKS/manifest", atomically: true)\n' >> Package.swift
    printf '*.swift filter=trap diff=trap merge=trap\n*.md filter=other\n' > .gitattributes
    git init -q -b main .
    git init -q Sub
    printf '*.swift filter=inner\n' > Sub/.gitattributes
    printf 'f()\n' > Sub/S.swift
    (cd Sub; git add -A; git commit -qm sub)
    git add -A 2> /dev/null
    git commit -qm start
    printf 'f()\nf()\n' > C.swift
    git add -A
    # A signature that only gpg.program could check.
    signer=$PWD/.git/signer
    printf '%s\n' '#!/bin/sh' 'cat > /dev/null' 'echo "[GNUPG:] SIG_CREATED " >&2' \
      'echo "-----BEGIN PGP SIGNATURE-----"' 'echo "-----END PGP SIGNATURE-----"' > "$signer"
    chmod +x "$signer"
    git -c gpg.program="$signer" commit -q -S -m signed
    mark() { echo "touch MARKS/$1;"; }
    program() {
      printf '#!/bin/sh\ntouch MARKS/%s\nexit 1\n' "$1" > ".git/$1.sh"
      chmod +x ".git/$1.sh"
      echo "$PWD/.git/$1.sh"
    }
    git config core.fsmonitor "$(program fsmonitor)"
    git config gpg.program "$(program gpg)"
    git config log.showSignature true
    for key in core.pager core.editor core.sshCommand core.askPass core.gitProxy \
      core.alternateRefsCommand diff.external diff.trap.command diff.trap.textconv \
      merge.trap.driver interactive.diffFilter sequence.editor credential.helper trailer.x.command \
      pager.log pager.diff pager.blame pager.ls-files uploadpack.packObjectsHook
    do git config "$key" "$(mark "$key") cat"; done
    for filter in trap other; do
      git config "filter.$filter.clean" "$(mark clean) cat"
      git config "filter.$filter.smudge" "$(mark smudge) cat"
      git config "filter.$filter.required" true
    done
    git config filter.other.process "$(mark process) false"
    for name in diff log blame rev-parse ls-files ls-tree cat-file merge-base config status
    do git config "alias.$name" "!$(mark alias)"; done
    git config submodule.Sub.update "!$(mark submodule)"
    git config submodule.recurse true
    git config diff.submodule diff
    git -C Sub config core.fsmonitor "$(program inner-fsmonitor)"
    git -C Sub config filter.inner.clean "$(mark inner-clean) cat"
    printf '[filter "included"]\n  clean = %s cat\n' "touch MARKS/included;" > .git/more
    printf '*.yml filter=included\n' >> .gitattributes
    git config include.path more
    mkdir .git/traps
    for hook in post-index-change pre-commit post-checkout reference-transaction \
      fsmonitor-watchman pre-auto-gc commit-msg
    do
      printf '#!/bin/sh\ntouch MARKS/hook\n' > ".git/traps/$hook"
      chmod +x ".git/traps/$hook"
      cp ".git/traps/$hook" .git/hooks/
    done
    git config core.hooksPath "$PWD/.git/traps"
    # Whatever git knows of the files by their times is wrong, so that it looks at them.
    touch -t 200001010000 ./*.swift .archlint.yml Sub/S.swift
    printf 'g()\nf()\n// later\n' > B.swift
    printf 'f()\nf()\n' > Sub/S.swift
    rm -f MARKS/*

    """#
}
