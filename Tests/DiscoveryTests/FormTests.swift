import Discovery
import SwiftSource
import Testing

/// Conventions about how types are built, tested and sorted into folders.
@Suite("Conventions of form")
struct FormTests {
  private func type(_ name: String, _ kind: DeclarationKind = .class, inherits: [String] = [])
    -> ObservedType
  {
    ObservedType(
      name: name, kind: kind, modifiers: [], attributes: [], inherits: inherits, isNested: false,
      line: 3)
  }

  private func file(
    _ path: String, _ types: [ObservedType] = [], isTest: Bool = false,
    _ form: (inout ObservedForm) -> Void = { _ in }
  ) -> ObservedFile {
    var file = ObservedFile(
      path: path, module: isTest ? "AppTests" : "App", isTest: isTest, layer: nil, imports: [],
      types: types, members: [])
    form(&file.form)
    return file
  }

  private func found(
    _ files: [ObservedFile], sightings: [(String, Int)] = [], recent: Set<String>? = nil
  )
    -> [Convention]
  {
    let files = files.sorted { $0.path < $1.path }
    var project = ObservedProject(
      files: files, references: files.map { _ in [] },
      sightings: sightings.map { Sighting(probe: $0.0, file: Int32($0.1), line: 1) })
    project.recent = recent
    let discovery = Discovery(background: Background(""))
    return discovery.settled(discovery.candidates(of: project))
  }

  @Test("Conformances in extensions are told, of one protocol or of all delegates")
  func conformances() throws {
    let files = (0..<30).map { number in
      file("App/S\(number).swift", [type("S\(number)")]) { form in
        form.extensions = [
          .init(
            name: "S\(number)", inherits: [number < 15 ? "ListDelegate" : "MapDelegate"], line: 9)
        ]
      }
    }
    let convention = try #require(found(files).first { $0.id == "delegate-in-extensions" })
    #expect(convention.says == "Types conform to `*Delegate` in an extension.")
    #expect(convention.evidence == "30 of 30 (100 %)")
  }

  @Test("What conforms to two delegates is one place, as its rule reports it once")
  func twoConformances() throws {
    let files = (0..<30).map { number in
      let delegates =
        number < 15 ? ["ListDelegate", "PanDelegate"] : ["MapDelegate", "TapDelegate"]
      let conforming = type("S\(number)", inherits: number == 0 ? delegates : [])
      return file("App/S\(number).swift", [conforming]) { form in
        if number > 0 {
          form.extensions = [.init(name: "S\(number)", inherits: delegates, line: 9)]
        }
      }
    }
    let convention = try #require(found(files).first { $0.id == "delegate-in-extensions" })
    #expect(convention.evidence == "29 of 30 (97 %)")
  }

  @Test("An extension of a type from outside could not be anything else, and does not count")
  func foreignExtensions() {
    let files = (0..<30).map { number in
      file("App/S\(number).swift") { form in
        form.extensions = [.init(name: "String", inherits: ["Loggable"], line: 9)]
      }
    }
    #expect(!found(files).contains { $0.id.contains("extensions") })
  }

  @Test("Initializers that take protocols are told, with those that take a class as exceptions")
  func initializers() throws {
    let kinds: [ObservedType] = [type("API", .protocol), type("LiveAPI")]
    let files =
      [file("App/API.swift", kinds)]
      + (0..<40).map { number in
        file("App/S\(number)Model.swift", [type("S\(number)Model")]) { form in
          let taken = number == 3 ? "LiveAPI" : "API"
          form.initializers = [.init(type: "S\(number)Model", parameters: [taken], line: 5)]
        }
      }
    let convention = try #require(
      found(files).first { $0.id.hasSuffix("take-protocols") && $0.kind == .shape })
    #expect(convention.support == 39)
    #expect(convention.exceptions == [.init(path: "App/S3Model.swift", line: 5)])
  }

  @Test("A name that a class shares with a struct says nothing, and the rule what else departs")
  func sharedNames() throws {
    let kinds: [ObservedType] = [
      type("API", .protocol), type("Order", .class), type("Order", .struct),
    ]
    let files =
      [file("App/API.swift", kinds)]
      + (0..<40).map { number in
        file("App/S\(number)Model.swift", [type("S\(number)Model")]) { form in
          form.initializers = [
            .init(type: "S\(number)Model", parameters: ["API", "Order"], line: 5)
          ]
        }
      }
    let convention = try #require(
      found(files).first { $0.id.hasSuffix("take-protocols") && $0.kind == .shape })
    #expect(convention.evidence == "40 of 40 (100 %)")
    let settled = convention.settled([.init(path: "App/S3Model.swift", line: 5)])
    #expect(settled.evidence == "40 of 41 (98 %)")
  }

  @Test("Properties and functions with an attribute are told apart, as their rules are")
  func members() throws {
    let files = (0..<30).map { number in
      ObservedFile(
        path: "App/S\(number).swift", module: "App", isTest: false, layer: nil, imports: [],
        types: [type("S\(number)", .struct)],
        members: [
          ObservedMember(
            name: "row", kind: .func, modifiers: [.private], attributes: ["ViewBuilder"], line: 4)
        ]
          + (number == 0
            ? [
              ObservedMember(
                name: "a", kind: .var, modifiers: [], attributes: ["ViewBuilder"], line: 2)
            ] : []))
    }
    let convention = try #require(
      found(files).first { $0.id == "functions-with-view-builder-are-private" })
    #expect(convention.evidence == "30 of 30 (100 %)")
  }

  @Test("A type whose name has both words of a term is one type")
  func terms() throws {
    let names = (0..<40).map { "S\($0)URL" } + ["HAUrlURL", "MapUrl"]
    let files = names.map { file("App/\($0).swift", [type($0, .struct)]) }
    let convention = try #require(found(files).first { $0.kind == .term })
    #expect(convention.evidence == "40 of 42 (95 %)")
  }

  @Test("Members in an order are told, and so are sections")
  func orders() throws {
    let files = (0..<160).map { number in
      file("App/S\(number).swift", [type("S\(number)")]) { form in
        form.orders = [.init(order: 0, follows: number != 7, line: 4)]
        form.marks = ["Properties", "Init", "Methods"].enumerated().map {
          .init(name: $1, owner: 0, line: 2 + $0)
        }
      }
    }
    let all = found(files)
    let members = try #require(all.first { $0.id == "properties-before-functions" })
    #expect(members.exceptions.map(\.path) == ["App/S7.swift"])
    let sections = try #require(all.first { $0.id == "sections-come-properties-first" })
    #expect(
      sections.says == "Sections of a type come in the order `Properties`, `Init`, `Methods`.")
  }

  @Test("Types that have a suite each are told, and folders of tests that mirror the code")
  func tests() throws {
    let sources = (0..<30).map {
      file("App/F\($0 % 10)/S\($0)Mapper.swift", [type("S\($0)Mapper", .struct)])
    }
    let others = (0..<30).map { file("App/Other/O\($0).swift", [type("O\($0)", .struct)]) }
    let suites = (0..<29).map {
      file(
        "AppTests/F\($0 % 10)/S\($0)MapperTests.swift", [type("S\($0)MapperTests", .struct)],
        isTest: true)
    }
    let all = found(sources + others + suites)
    let tested = try #require(all.first { $0.id == "types-named-mapper-have-tests" })
    #expect(tested.exceptions.map(\.path) == ["App/F9/S29Mapper.swift"])
  }

  @Test("Folders of a role have a name in one number")
  func folders() throws {
    let names = ["Views", "Models", "Services", "Helpers"]
    let files = names.flatMap { name in
      (0..<6).map { file("App/F\($0)/\(name)/X\($0)\(name).swift") }
    }
    let slip = file("App/F9/View/X.swift")
    let convention = try #require(
      found(files + [slip]).first { $0.id == "folders-of-roles-are-plural" })
    #expect(convention.exceptions.map(\.path) == ["App/F9/View/X.swift"])
  }

  @Test("Each feature has its parts, wherever in its folder they are")
  func parts() throws {
    let files = (0..<20).flatMap { number -> [ObservedFile] in
      let folder = "App/Screens/F\(number)Screen"
      return [
        file("\(folder)/View/Some\(number)Screen.swift"),
        file("\(folder)/X\(number)ViewModel.swift"),
      ]
    }
    let ids = found(files).map(\.id)
    #expect(ids.contains("folders-in-app-screens-hold-view-model"), "\(ids)")
  }

  @Test("A custom that new files leave is no convention, and one that grows says so")
  func direction() {
    let files = (0..<80).map { file("App/S\($0).swift") }.sorted { $0.path < $1.path }
    let probes = files.indices.map { index in
      (index < 64 ? "previews-provider" : "previews-macro", index)
    }
    let recent = Set(files[60...].map(\.path))
    let passing = found(files, sightings: probes, recent: recent)
    #expect(!passing.contains { $0.id == "previews-by-provider" })
    let growing = files.indices.map { index in
      (index < 4 ? "previews-provider" : "previews-macro", index)
    }
    let details = found(files, sightings: growing, recent: recent)
      .first { $0.id == "previews-by-macro" }?.details
    #expect(details == ["growing: 100 % in files of the last year, 93 % before"])
  }

  @Test("Nobody asks for the worse way, however common it is")
  func inadvisable() {
    let files = (0..<60).map { file("App/S\($0).swift") }
    let all = found(files, sightings: files.indices.map { ("logging-print", $0) })
    #expect(!all.contains { $0.id == "logging-by-print" })
  }

  @Test("Of a general convention and a part of it that holds no better, the general one stays")
  func general() {
    let files = (0..<60).map { number in
      let name = number % 2 == 0 ? "S\(number)Model" : "S\(number)Store"
      return file(
        "App/S\(number)/\(name).swift",
        [
          ObservedType(
            name: name, kind: .class, modifiers: [.final], attributes: [], inherits: [],
            isNested: false, line: 1)
        ])
    }
    let ids = found(files).map(\.id)
    #expect(ids.contains("classes-are-final"))
    #expect(!ids.contains("classes-named-model-are-final"))
  }

  @Test("What a place follows and departs from is told, departures first")
  func places() {
    let files = (0..<160).map { number in
      file("App/S\(number).swift", [type("S\(number)")]) { form in
        form.orders = [
          .init(order: 0, follows: number != 7, line: 4), .init(order: 1, follows: true, line: 4),
        ]
      }
    }
    let place = PlaceConventions(found(files), about: "App/S7.swift", line: 4)
    #expect(place.entries.map(\.departs) == [true, false])
    #expect(PlaceConventions(found(files), about: "App/S7.swift", line: 5).entries.isEmpty)
  }
}
