import Buffers

/// A file that uses everything that the lexer and the outline know. Blank lines separate parts
/// that are files of their own too.
let sample = ####"""
  #!/usr/bin/env swift
  // Copyright © somebody. 🐶
  /// The module's doc comment.
  @testable import struct Kit.Part
  @_exported public import Kit
  import func Kit.Sub.`default`
  #if canImport(UIKit) && !os(watchOS)
  import UIKit
  #elseif compiler(>=6.0) || DEBUG
  @preconcurrency internal import AppKit
  #else
  #sourceLocation(file: "a.swift", line: 1)
  #sourceLocation()
  #endif

  infix operator <+>: AdditionPrecedence
  prefix operator √
  precedencegroup Weak {
    higherThan: AssignmentPrecedence
    associativity: left
  }
  @freestanding(expression)
  macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "S")

  /** A block
   /* with another */ inside. */
  @MainActor @available(iOS 17, macOS 14.1, *)
  public final class Store<Item: Hashable & Sendable, each Rest>: Base<Item>.Nested,
    @unchecked Sendable, ~Copyable
  where Item: Codable, Rest == [Item: Int?] {
    @Published private(set) public var items: [Item] = [] { didSet { print(oldValue, items) } }
    nonisolated(unsafe) static let shared = Store<Int, String>()
    unowned(safe) var owner: Owner!
    lazy var formatter: NumberFormatter = {
      let formatter = NumberFormatter()
      formatter.style = .decimal
      return formatter
    }()
    var (width, height) = (1.0, 0x1F.8p-3), depth: Double? = nil
    let total = 1_000 + 0b1010 - 0o17 * 0xFF / 2 % 3 &+ 4 << 2 >> 1
    var count: Int { get async throws(Failure) { try await load().count } }
    var isEmpty: Bool { items.isEmpty }
    var body: some View {
      VStack(alignment: .leading) {
        Text("a \(items.count, format: .number) b").bold()
        ForEach(items, id: \.self) { item in Row(item: item) }
      }
      #if os(iOS)
      .padding()
      #endif
    }

    required init?(coder: NSCoder, _ flags: Int..., at place: inout Place) throws { return nil }
    isolated deinit { cancel() }
    subscript<Key>(key: Key, default value: @autoclosure () -> Item) -> Item where Key: Hash {
      mutating get { value() }
      nonmutating set(new) { self[key] = new }
      _modify { yield &storage }
    }

    class func == (a: Store, b: Store) -> Bool { a === b && a.items == b.items ? true : false }
    static func <+> <T>(a: T, b: @escaping @Sendable (T) async throws -> Void) rethrows {}
    open override func `repeat`(_: Int, `in` _x: sending Int = 1, for y: repeat each Rest) {}
  }

  indirect enum Tree<T>: Int, CaseIterable {
    case leaf, node(left: Tree, right: Tree), value(T, Int = 1)
    case one = 1, two = -2
    #if DEBUG
    case debug
    #endif
    var depth: Int {
      switch self {
      case .leaf, .one: return 0
      case let .node(left, right) where left.depth > 0: return max(left.depth, right.depth) + 1
      case .value(let value, _): return value as? Int ?? { 1 }()
      @unknown default: fatalError("\(self) \("nested \("twice \("thrice")")")")
      }
    }
  }

  distributed actor Worker {
    distributed func work() async throws -> Result<[String: Set<Int>], any Error>?
  }

  protocol Shape<Side>: AnyObject, Equatable {
    associatedtype Side: Numeric = Int where Side.Part == Self
    var area: Double { get set }
    static var name: String { get async throws }
    init(side: Side)
    func scaled(by factor: some BinaryInteger) -> any Shape
    @objc optional func draw()
  }

  extension Array<Int>.Index: @retroactive Shape where Element == (a: Int, b: String) {
    typealias Handler<E> = (inout Self, _ b: [E]) async throws(MyError) -> some P & Q
  }

  struct Matrix<let rows: Int>: ExpressibleByArrayLiteral { var rows: [3 of Int] }

  func run(_ x: Int?) async {
    guard let x, x != 0, case .some(let y)? = table["k"] else { return }
    if #available(iOS 17, *), let z = f(y) { print(z) } else if #unavailable(macOS 15) {}
    for await case let (i, j) in stream where i < j { continue }
    while let n = next() { defer { n.close() }; n.go() }
    repeat { x += 1 } while x < 10 && !done
    do { try g() } catch let e as E where e.code == 1 { throw e } catch { print(error) }
    async let first = fetch(), second = fetch()
  }

  func literals() {
    let regex = /a\/[b)] (c)*/, other = #/ x / y /#, long = #/
      (?<year> \d+ )  # comment
      /#
    let quotient = a / b / c, chained = a?.b!.c?[0] ?? d, key = \Store<Int, Int>.items[0].name
    let text = """
      one \(first) "two" \
      \("three \(second)")
      """
    let raw = #"a\b "c" \#(x)"# + ##"d "# \##(y)"## + #"""# + #"""
      raw \(no) \#(yes)
      """#
  }

  func expressions() throws {
    let value = if x > 0 { "a" } else if let y, y > 1 { "b" } else { "c" }
    let kind = switch x { case 1: A<B<C>>.self; default: D<[E]?>.none }
    let closure: @MainActor (Int) -> Void = { [weak self, y = x + 1] (_ a: Int, b) -> Void in
      self?.call(a, with: b) { $0 + $1 } onError: { _ in }
    }
  }

  func conditions() {
    enum Local { static let inner = #line }
    #warning("unfinished \(x)")
    #if swift(>=6.2)
    consume(x)
    #elseif hasFeature(Embedded)
    let `class` = copy x, $projected = try? await unsafe y
    #endif
    label: for `in` in 0..<10 { break label }
    _ = (x, { (a: Int) in a }, [1: "a", 2: "b"], [:], -x, !y, ~z, &w, x... , ...x)
    _ = x as! Int is Bool; _ = A.Type.self; _ = B.Protocol.init; _ = <#placeholder#>
    actor.open(actor: actor, default: some, in: any); lazy = get + set
    return
  }

  #if DEBUG
  @available(*, deprecated, renamed: "new") @objc(old:)
  #endif
  @_spi(Testing) @inlinable
  fileprivate func old(_ x: Int) { new(x) }

  @propertyWrapper
  struct Clamped<Value: Comparable> {
    var projectedValue: Self { self }
    private var storage: Value
    let range: ClosedRange<Value>
    var wrappedValue: Value {
      @inlinable get { storage }
      set(value) { storage = min(max(value, range.lowerBound), range.upperBound) }
    }
    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
      (self.range, self.storage) = (range, wrappedValue)
    }
  }

  @resultBuilder enum Builder {
    static func buildBlock<each P: View>(_ parts: repeat each P) -> (repeat each P) {
      (repeat each parts)
    }
  }

  final class Screen: UIViewController {
    @IBOutlet private weak var label: UILabel!
    @IBAction func tap(_ sender: Any?) { #selector(tap(_:)) }
    override class var layerClass: AnyClass { CAGradientLayer.self }
    dynamic var progress = 0.0 {
      willSet(next) { if next > progress { grow() } }
      didSet { layout() }
    }
    private let queue = DispatchQueue(label: "queue", qos: .userInitiated),
      table: [String: (Int, Double?)] = ["a": (1, nil), "b": (2, 0.5)]
    private lazy var request = URLRequest(url: url)
      .with(method: .post)
      #if DEBUG
      .with(timeout: 1)
      #elseif canImport(Net)
      .with(timeout: 10)
      #endif
      .with(body: Data())
    static func != (a: Screen, b: Screen) -> Bool { !(a == b) }
    convenience init() { self.init(nibName: nil, bundle: nil) }
  }

  struct File: ~Copyable {
    consuming func close() { discard self }
    borrowing func size() -> Int { 0 }
    mutating func append(_ bytes: borrowing BufferView<UInt8>, _ other: consuming File) {}
    nonisolated(nonsending) func load() async {}
    deinit {}
  }

  enum Failure: String, Error {
    case network = "network", disk = #"C:\disk"#
    case other = """
      other
      """
    init(_ error: some Error) { self = (error as? Self) ?? .other }
  }

  #Preview("name", traits: .landscape) {
    @Previewable @State var isOn = false
    Toggle("on", isOn: $isOn).onChange(of: isOn) { old, new in print(old ? 1 : 2, new) }
  }

  public func `an unusual name`() -> [any Hashable.Type] { [Int.self, String.self] }

  let 変数 = "🐶" + "\u{1F436}", π = 3.14e0, a¨b = 1 ∘ 2 ±± 3
  var computed: Int
  {
    let x = 1 /* one */ + 2 // two
    return x
  }
  typealias Pair<A, B> = (first: A, second: B) where A: Hashable
  // the end
  """####

/// The parts of ``sample``.
let sampleParts = sample.split(separator: "\n\n").map(String.init)
