import SwiftSource
import Testing

@testable import Project

/// Files that no target has are built with the settings around them.
@Suite struct OutsiderSettingsTests {
  private func package(_ members: String) -> PackageManifest {
    let text = "// swift-tools-version: 6.0\nlet package = Package(name: \"A\", \(members))"
    var file = SourceFile(path: "Package.swift", text: text)
    file.analyse(words: .keywords)
    return PackageManifest(file, asksForSettings: true)
  }

  private let app = #"platforms: [.iOS(.v16)], targets: [.target(name: "A")]"#

  private func versions(_ settings: OutsiderSettings, _ path: String) -> [String] {
    settings.settings(of: path).filter { $0.name.hasPrefix("platform.") }
      .map { "\($0.name) \($0.value)" }
  }

  @Test func aFolderThatNoTargetHasHasThePlatformsOfThePackageAroundIt() {
    var outsiders = OutsiderSettings()
    outsiders.add(package(app), in: "")
    outsiders.add(package(#"platforms: [.iOS(.v18)], targets: [.target(name: "K")]"#), in: "Kit")
    outsiders.replace(by: [], hasTargets: true, hasProjects: false)
    #expect(versions(outsiders, "Features/Home/HomeView.swift") == ["platform.iOS 16"])
    #expect(versions(outsiders, "Kit/Extra/A.swift") == ["platform.iOS 18"])
    #expect(versions(outsiders, "Package.swift") == [])
  }

  @Test func aProjectOfXcodeMayHaveTheCode() {
    var outsiders = OutsiderSettings()
    outsiders.add(package(app), in: "")
    outsiders.replace(by: [], hasTargets: true, hasProjects: true)
    #expect(versions(outsiders, "App/A.swift") == [])
  }

  @Test func filesOfSettingsCountMoreThanPackages() {
    let settings = [ModuleSetting(name: "platform.iOS", value: "17.0")]
    var outsiders = OutsiderSettings()
    outsiders.add(package(app), in: "")
    outsiders.replace(by: settings, hasTargets: true, hasProjects: false)
    #expect(versions(outsiders, "App/A.swift") == [])
    outsiders.replace(by: settings, hasTargets: false, hasProjects: false)
    #expect(versions(outsiders, "App/A.swift") == ["platform.iOS 17.0"])
  }

  private func project(_ platforms: [[String]]) -> ProjectManifest {
    ProjectManifest(
      .project, folder: "App",
      targets: platforms.enumerated().map { number, platforms in
        var target = BuildTarget("T\(number)", files: TargetFiles(folders: ["T\(number)"]))
        target.settings = platforms.map { ModuleSetting(name: "platform.\($0)", value: "17.0") }
        return target
      })
  }

  @Test func aFileOfNoTargetHasThePlatformThatAllTargetsOfTheProjectHave() {
    var outsiders = OutsiderSettings()
    outsiders.add(projects: [project([["iOS"], ["iOS"]])])
    #expect(versions(outsiders, "App/Old/A.swift") == ["platform.iOS 17.0"])
    #expect(versions(outsiders, "Other/A.swift") == [])
    for platforms in [[["iOS"], ["watchOS"]], [["iOS", "macOS"]], [[]], []] {
      var outsiders = OutsiderSettings()
      outsiders.add(projects: [project(platforms)])
      #expect(versions(outsiders, "App/Old/A.swift") == [])
    }
  }

  private func helper(_ text: String, at path: String) -> ProjectManifest {
    var file = SourceFile(path: path, text: "import ProjectDescription\n" + text)
    file.analyse(words: .keywords)
    return .helper(file, at: path)
  }

  @Test func helpersOfTuistSayForWhichSystemsTheirTargetsAreBuilt() {
    let path = "App/Tuist/ProjectDescriptionHelpers/Target+App.swift"
    let app = helper(
      """
      let oldest: DeploymentTargets = .macOS("13.0")
      extension Target {
        static func app(_ name: String) -> Target {
          .target(name: name, destinations: .macOS, product: .app, deploymentTargets: oldest)
        }
      }
      """, at: path)
    let tests = helper(
      """
      func tests(_ name: String) -> Target {
        Target(name: name, product: .unitTests, deploymentTargets: .macOS("14.0"), dependencies: [.target(name: name)])
      }
      """, at: path)
    var outsiders = OutsiderSettings()
    outsiders.add(helpers: [app, tests, helper("let name = 1", at: path)])
    #expect(versions(outsiders, "App/Sources/A.swift") == ["platform.macOS 13.0"])
    #expect(versions(outsiders, "Other/A.swift") == [])
    #expect(TuistHelpers.hold("Tuist/ProjectDescriptionHelpers/A.swift"))
    #expect(!TuistHelpers.hold("MyTuist/ProjectDescriptionHelpers/A.swift"))
  }

  @Test func aPackageOfToolsSaysNothingOfTheCodeAroundIt() {
    var outsiders = OutsiderSettings()
    outsiders.add(
      package(
        #"platforms: [.macOS(.v13)], dependencies: [.package(url: "a", from: "1.0.0")], targets: []"#
      ), in: "")
    outsiders.replace(by: [], hasTargets: true, hasProjects: false)
    #expect(versions(outsiders, "App/A.swift") == [])
  }
}
