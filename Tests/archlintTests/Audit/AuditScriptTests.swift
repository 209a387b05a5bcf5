import Foundation
import Testing

/// The scripts for audits on many machines, with jobs that fail or are killed.
@Suite struct AuditScriptTests {
  /// A folder as the scripts want it, with three repositories. The archlint in it is killed when it
  /// checks `Two` for the first time, and fails when it checks `Three` for the first time.
  private func folder() throws -> TemporaryFolder {
    var files = [
      "repositories.txt": "One\nTwo\nThree\n",
      "flaky": """
      #!/bin/sh
      case $* in
      *checkouts/Two*) mkdir Two 2>/dev/null && kill -9 $$ ;;
      *checkouts/Three*) mkdir Three 2>/dev/null && exit 2 ;;
      esac
      exec "$TOOL" "$@"

      """,
    ]
    for name in ["One", "Two", "Three"] {
      files["checkouts/\(name)/.archlint.yml"] = "presets: [modern-swift]\n"
      files["checkouts/\(name)/\(name).swift"] = "let value = try! \(name)()\n"
    }
    let folder = try TemporaryFolder(files)
    let script = """
      cp \(Tool.repository)Examples/audits/* . && chmod +x flaky
      """
    try #require(try Tool.shell(script, in: folder).status == 0)
    return folder
  }

  private func shell(_ script: String, in folder: TemporaryFolder) throws -> Tool.Run {
    let flaky = "export SOURCE_DATE_EPOCH=0 TOOL=\"$ARCHLINT\" ARCHLINT=./flaky\n"
    return try Tool.shell(flaky + script, in: folder)
  }

  /// The merged audit of one machine, without any failure.
  private func expected() throws -> String {
    let folder = try folder()
    let run = try shell(
      """
      mkdir audits Two Three
      for name in One Two Three; do
        $TOOL audit checkouts/$name --preset modern-swift --format json=audits/$name.json
      done
      $TOOL merge audits/Two.json audits/One.json audits/Three.json --format json=all.json
      """, in: folder)
    try #require(run.status == 0, "\(run.errors)")
    return try folder.text(of: "all.json")
  }

  @Test("a job that fails or is killed leaves no audit; one that runs twice counts once")
  func jobs() throws {
    let folder = try folder()
    let first = try shell(
      "for name in One Two Three One; do ./audit-one checkouts/$name modern-swift; echo $?; done",
      in: folder)
    #expect(first.output == "0\n1\n1\n0\n")
    #expect(first.errors.contains("Two: no audit (archlint ended with status 137)\n"))
    #expect(first.errors.contains("Three: no audit (archlint ended with status 2)\n"))
    #expect(try shell("./audits-left", in: folder).output == "Two\nThree\n")
    let early = try shell("./merge-audits", in: folder)
    #expect(early.status == 1)
    #expect(early.errors.contains("no audit of:\nTwo\nThree\n"))
    let rest = try shell(
      "./audits-left | while read name; do ./audit-one checkouts/$name modern-swift; done",
      in: folder)
    #expect(rest.status == 0, "\(rest.errors)")
    #expect(try shell("./merge-audits", in: folder).status == 0)
    #expect(try folder.text(of: "all.json") == expected())
  }

  @Test("the array for Slurm is submitted again for the jobs that failed, and merged at last")
  func array() throws {
    let folder = try folder()
    try folder.write(
      """
      #!/bin/sh
      echo "$*" >> submitted
      shift
      case $1 in
      slurm-task | with-slurm) exec sh "$@" ;;
      esac
      count=${1#--array=1-}
      shift
      for task in $(seq "$count"); do SLURM_ARRAY_TASK_ID=$task sh "$@" >&2; done
      echo 7

      """, to: "bin/sbatch")
    let run = try shell(
      "chmod +x bin/sbatch; PATH=$PWD/bin:$PATH ./with-slurm modern-swift", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try folder.text(of: "submitted") == """
        --parsable --array=1-3 slurm-task modern-swift left-1.txt
        --dependency=afterany:7 with-slurm modern-swift 2
        --parsable --array=1-2 slurm-task modern-swift left-2.txt
        --dependency=afterany:7 with-slurm modern-swift 3

        """)
    #expect(try folder.text(of: "all.json") == expected())
  }
}
