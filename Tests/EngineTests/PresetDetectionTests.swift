import Configuration
import Testing

@testable import Engine

/// Which document a project without configuration is taken to follow, and why.
@Suite struct PresetDetectionTests {
  private func choose(_ paths: [String], _ imports: [String: Int], files: Int = 20) throws
    -> String?
  {
    PresetDetection(catalogue: try Catalogue.shipped())
      .choose(paths: paths, imports: .init(files: files, counts: imports))?.preset
  }

  private let clean = [
    "App/Domain/UseCases/A.swift", "App/Data/Repositories/B.swift",
    "App/Presentation/Screens/C/CView.swift",
  ]
  private let screens = [
    "App/Presentation/Screens/C/CBuilder.swift", "App/Presentation/Screens/C/CRouter.swift",
  ]

  @Test("a document is proposed for two independent signs") func twoSigns() throws {
    #expect(try choose(clean + screens, ["SwiftUI": 3]) == "healthtrack-clean")
    #expect(try choose([], [:]) == nil)
    #expect(try choose(["Sources/A/B.swift"], ["Foundation": 1]) == nil)
  }

  @Test("one sign, or a part of one, is not enough") func oneSign() throws {
    #expect(try choose(clean, ["SwiftUI": 3]) == nil)
    #expect(try choose(Array(clean.prefix(1)) + screens, ["SwiftUI": 3]) == nil)
  }

  @Test("what a document forbids speaks against it, but for a few files") func signsAgainst() throws
  {
    #expect(try choose(clean + screens, ["SwiftUI": 3, "UIKit": 2]) == nil)
    #expect(try choose(clean + screens, ["SwiftUI": 3, "UIKit": 1]) == "healthtrack-clean")
  }

  @Test("a module that only a few files import is no sign") func fewImports() throws {
    let core = ["Packages/Core/Sources/A.swift"]
    #expect(try choose(core, ["UIKit": 30, "AppKit": 2], files: 100) == nil)
    #expect(try choose(core, ["UIKit": 30, "AppKit": 9], files: 100) == "uikit-appkit-mvc")
    #expect(try choose(core, ["UIKit": 30, "AppKit": 9, "SwiftUI": 12], files: 100) == nil)
  }

  @Test("packages and a folder DesignSystem are no document") func commonFolders() throws {
    let paths = ["Packages/DesignSystem/Package.swift", "Packages/DesignSystem/Sources/A.swift"]
    #expect(try choose(paths, ["SwiftUI": 20]) == nil)
  }

  @Test("a proposed document names its signs") func reasons() throws {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: (clean + screens).map { ($0, "import SwiftUI\n") }))
    let detection = PresetDetection(catalogue: try Catalogue.shipped())
    let choice = try #require(detection.choose(root: folder.path))
    #expect(choice.preset == "healthtrack-clean")
    #expect(
      choice.reason
        == "files match '**/Domain/UseCases/**', '**/Data/Repositor*/**' and "
        + "'**/Presentation/Screens/**'; files match '**/Screens/*/*Builder.swift' and "
        + "'**/Screens/*/*Router.swift'")
  }

  /// A document with fewer signs could never be proposed.
  @Test("every document has signs, and one preset is none") func everyDocumentHasSigns() throws {
    let catalogue = try Catalogue.shipped()
    for preset in catalogue.documents {
      #expect(preset.detection.signs.count > 1, "\(preset.name)")
    }
    #expect(catalogue.everybody?.name == "modern-swift")
    #expect(catalogue.documents.count == catalogue.presets.count - 1)
  }
}
