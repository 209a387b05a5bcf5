import Configuration
import Testing

@testable import Engine

/// Which preset a project without configuration is taken to follow, and why.
@Suite struct PresetDetectionTests {
  private func choose(_ paths: [String], _ imports: [String: Int]) throws -> String? {
    PresetDetection(catalogue: try Catalogue.shipped())
      .choose(paths: paths, imports: imports)?.preset
  }

  private let clean = [
    "App/Domain/UseCases/A.swift", "App/Data/Repositories/B.swift",
    "App/Presentation/Screens/C/D.swift",
  ]

  @Test("a preset is detected by its files and modules") func filesAndModules() throws {
    #expect(try choose(clean, ["SwiftUI": 3]) == "healthtrack-clean")
    #expect(try choose([], [:]) == nil)
    #expect(try choose(["Sources/A/B.swift"], ["Foundation": 1]) == nil)
  }

  /// Half of the folders is not the structure that a preset describes.
  @Test("a preset needs most of its files") func mostFilesHaveToBeThere() throws {
    #expect(try choose(Array(clean.prefix(1)), ["SwiftUI": 3]) != "healthtrack-clean")
  }

  @Test("a detected preset names its reasons") func reasons() throws {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: clean.map { ($0, "import SwiftUI\n") }))
    let detection = PresetDetection(catalogue: try Catalogue.shipped())
    let choice = try #require(detection.choose(root: folder.path))
    #expect(choice.preset == "healthtrack-clean")
    #expect(
      choice.reason
        == "files match '**/Domain/UseCases/**', files match '**/Data/Repositories/*.swift', "
        + "files match '**/Presentation/Screens/**', SwiftUI is imported")
  }

  /// A preset without signs could never be chosen.
  @Test("every shipped preset has signs") func everyPresetHasSigns() throws {
    for preset in try Catalogue.shipped().presets {
      #expect(
        !preset.detection.files.isEmpty || !preset.detection.imports.isEmpty, "\(preset.name)")
    }
  }
}
