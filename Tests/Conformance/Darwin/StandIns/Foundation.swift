// swift-format-ignore-file
// The part of Foundation that the tests use, with the signatures of macOS: XML is in it, and no
// FoundationXML, FoundationNetworking or FoundationEssentials exists. Only the signatures count; nothing
// here runs. archlint itself does not use Foundation.

@_exported import Darwin
@_exported import Dispatch

public typealias TimeInterval = Double

open class NSObject: Equatable, Hashable {
  public init() {}
  public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) {}
}

open class NSLock: NSObject, @unchecked Sendable {
  public func lock() {}
  public func unlock() {}
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

open class NSNumber: NSObject, @unchecked Sendable {
  public var intValue: Int { 0 }
  public var doubleValue: Double { 0 }
  public var boolValue: Bool { false }
  public var objCType: UnsafePointer<CChar> { fatalError() }
}

open class NSNull: NSObject, @unchecked Sendable {}

open class Thread: NSObject {
  public class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
  public class func sleep(forTimeInterval seconds: TimeInterval) {}
  public var stackSize: Int = 0
  public convenience init(block: @escaping @Sendable () -> Void) { self.init() }
  public func start() {}
}

public struct UUID: Hashable, Sendable {
  public init() {}
  public var uuidString: String { "" }
}

public struct Date: Hashable, Comparable, Sendable {
  public init() {}
  public init(timeIntervalSinceNow seconds: TimeInterval) {}
  public init(timeIntervalSince1970 seconds: TimeInterval) {}
  public var timeIntervalSince1970: TimeInterval { 0 }
  public var timeIntervalSinceNow: TimeInterval { 0 }
  public static func < (left: Date, right: Date) -> Bool { false }
}

// MARK: - Data and texts

public protocol DataProtocol: RandomAccessCollection where Element == UInt8 {}
extension Array: DataProtocol where Element == UInt8 {}

public struct Data: DataProtocol, MutableCollection, RangeReplaceableCollection, Hashable, Sendable
{
  public typealias Index = Int
  public init() {}
  public init(_ elements: some Sequence<UInt8>) {}
  public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public func index(after index: Int) -> Int { index }
  public subscript(index: Int) -> UInt8 {
    get { 0 }
    set {}
  }
  public mutating func replaceSubrange(_ range: Range<Int>, with elements: some Collection<UInt8>) {
  }
  public func write(to url: URL, options: WritingOptions = []) throws {}
  public func range(
    of data: Data, options: SearchOptions = [], in range: Range<Index>? = nil
  ) -> Range<Index>? { nil }

  public struct SearchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let backwards = SearchOptions(rawValue: 1)
  }
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
  }
}

extension String {
  public struct Encoding: Hashable, Sendable {
    public static let utf8 = Encoding()
    public static let utf16 = Encoding()
    public static let utf16LittleEndian = Encoding()
    public static let utf16BigEndian = Encoding()
    public static let isoLatin1 = Encoding()
  }
  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let regularExpression = CompareOptions(rawValue: 1)
    public static let backwards = CompareOptions(rawValue: 2)
  }
  public init(contentsOf url: URL, encoding: Encoding) throws { self = "" }
  public init(contentsOfFile path: String, encoding: Encoding) throws { self = "" }
  public init?(data: Data, encoding: Encoding) { nil }
}

public struct Locale: Hashable, Sendable {
  public init(identifier: String) {}
}

extension StringProtocol {
  public func components(separatedBy separator: some StringProtocol) -> [String] { [] }
  public func replacingOccurrences(
    of target: some StringProtocol, with replacement: some StringProtocol,
    options: String.CompareOptions = [], range: Range<String.Index>? = nil
  ) -> String { "" }
  public func range(
    of text: some StringProtocol, options: String.CompareOptions = [],
    range: Range<String.Index>? = nil, locale: Locale? = nil
  ) -> Range<String.Index>? { nil }
  public func contains(_ other: some StringProtocol) -> Bool { false }
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public func data(
    using encoding: String.Encoding, allowLossyConversion: Bool = false
  ) -> Data? { nil }
  public func write(
    to url: URL, atomically: Bool, encoding: String.Encoding
  ) throws {}
  public func write(
    toFile path: some StringProtocol, atomically: Bool, encoding: String.Encoding
  ) throws {}
  public func padding(
    toLength length: Int, withPad pad: some StringProtocol, startingAt start: Int
  ) -> String { "" }
  public var removingPercentEncoding: String? { nil }
  public func replacingCharacters(
    in range: some RangeExpression<String.Index>, with replacement: some StringProtocol
  ) -> String { "" }
  public var precomposedStringWithCanonicalMapping: String { "" }
  public var decomposedStringWithCanonicalMapping: String { "" }
}

public struct CharacterSet: Hashable, Sendable {
  public static let newlines = CharacterSet()
  public static let whitespaces = CharacterSet()
  public static let whitespacesAndNewlines = CharacterSet()
}

// MARK: - Files and processes

public struct URL: Hashable, Sendable, CustomStringConvertible {
  public enum DirectoryHint: Sendable {
    case isDirectory, notDirectory, checkFileSystem, inferFromPath
  }
  public init?(string: String) {}
  public init(fileURLWithPath path: String) {}
  public init(fileURLWithPath path: String, isDirectory: Bool) {}
  public init(
    filePath path: String, directoryHint: DirectoryHint = .inferFromPath,
    relativeTo base: URL? = nil
  ) {}
  public var description: String { "" }
  public var absoluteString: String { "" }
  public var path: String { "" }
  public func path(percentEncoded: Bool = true) -> String { "" }
  public var lastPathComponent: String { "" }
  public var pathExtension: String { "" }
  public var hasDirectoryPath: Bool { false }
  public var pathComponents: [String] { [] }
  public var standardized: URL { self }
  public var standardizedFileURL: URL { self }
  public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
    URLResourceValues()
  }
  public func resolvingSymlinksInPath() -> URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public func deletingPathExtension() -> URL { self }
  public func appendingPathComponent(_ component: String) -> URL { self }
  public func appending(
    path: some StringProtocol, directoryHint: DirectoryHint = .inferFromPath
  ) -> URL { self }
  public func appending(
    component: some StringProtocol, directoryHint: DirectoryHint = .inferFromPath
  ) -> URL { self }
  public func appending(
    components: any StringProtocol..., directoryHint: DirectoryHint = .inferFromPath
  ) -> URL { self }
  public static func currentDirectory() -> URL { URL(fileURLWithPath: "") }
}

public struct URLResourceKey: Hashable, Sendable {
  public static let isRegularFileKey = URLResourceKey()
  public static let isDirectoryKey = URLResourceKey()
}

public struct URLResourceValues: Sendable {
  public var isRegularFile: Bool? { nil }
  public var isDirectory: Bool? { nil }
}

public struct FileAttributeKey: Hashable, Sendable {
  public static let posixPermissions = FileAttributeKey()
  public static let modificationDate = FileAttributeKey()
  public static let size = FileAttributeKey()
  public static let type = FileAttributeKey()
  public static let systemFileNumber = FileAttributeKey()
}

open class FileManager: NSObject, @unchecked Sendable {
  public class var `default`: FileManager { fatalError() }
  public var temporaryDirectory: URL { URL(fileURLWithPath: "") }
  public var currentDirectoryPath: String { "" }
  public func fileExists(atPath path: String) -> Bool { false }
  public func isExecutableFile(atPath path: String) -> Bool { false }
  public func contents(atPath path: String) -> Data? { nil }
  @discardableResult
  public func createFile(
    atPath path: String, contents: Data?, attributes: [FileAttributeKey: Any]? = nil
  ) -> Bool { false }
  public func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  public func subpathsOfDirectory(atPath path: String) throws -> [String] { [] }
  public func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
  public func setAttributes(
    _ attributes: [FileAttributeKey: Any], ofItemAtPath path: String
  ) throws {}
  public func createDirectory(
    at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  public func createDirectory(
    atPath path: String, withIntermediateDirectories: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  public func createSymbolicLink(at url: URL, withDestinationURL destination: URL) throws {}
  public func createSymbolicLink(
    atPath path: String, withDestinationPath destination: String
  ) throws {}
  public func destinationOfSymbolicLink(atPath path: String) throws -> String { "" }
  public func linkItem(atPath source: String, toPath destination: String) throws {}
  public func copyItem(at source: URL, to destination: URL) throws {}
  public func copyItem(atPath source: String, toPath destination: String) throws {}
  public func moveItem(at source: URL, to destination: URL) throws {}
  public func moveItem(atPath source: String, toPath destination: String) throws {}
  public func removeItem(at url: URL) throws {}
  public func removeItem(atPath path: String) throws {}
  public func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options: DirectoryEnumerationOptions = [],
    errorHandler: ((URL, any Error) -> Bool)? = nil
  ) -> DirectoryEnumerator? { nil }
  public func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }

  public struct DirectoryEnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let skipsHiddenFiles = DirectoryEnumerationOptions(rawValue: 1)
  }
  open class DirectoryEnumerator: NSObject, Sequence, IteratorProtocol {
    public func next() -> Any? { nil }
    public func nextObject() -> Any? { nil }
  }
}

open class FileHandle: NSObject, @unchecked Sendable {
  public class var nullDevice: FileHandle { fatalError() }
  public class var standardOutput: FileHandle { fatalError() }
  public class var standardError: FileHandle { fatalError() }
  public convenience init?(forReadingAtPath path: String) { nil }
  public convenience init?(forWritingAtPath path: String) { nil }
  public convenience init(forReadingFrom url: URL) throws { self.init() }
  public convenience init(forWritingTo url: URL) throws { self.init() }
  public convenience init(fileDescriptor: Int32, closeOnDealloc: Bool = false) { self.init() }
  public var fileDescriptor: Int32 { 0 }
  public var availableData: Data { Data() }
  public func readDataToEndOfFile() -> Data { Data() }
  public func readToEnd() throws -> Data? { nil }
  public func read(upToCount count: Int) throws -> Data? { nil }
  public func write(_ data: Data) {}
  public func write(contentsOf data: some DataProtocol) throws {}
  @discardableResult public func seekToEnd() throws -> UInt64 { 0 }
  public func truncate(atOffset offset: UInt64) throws {}
  public func close() throws {}
}

open class Pipe: NSObject, @unchecked Sendable {
  public var fileHandleForReading: FileHandle { fatalError() }
  public var fileHandleForWriting: FileHandle { fatalError() }
}

open class Process: NSObject, @unchecked Sendable {
  public var executableURL: URL?
  public var arguments: [String]?
  public var environment: [String: String]?
  public var currentDirectoryURL: URL?
  public var standardInput: Any?
  public var standardOutput: Any?
  public var standardError: Any?
  public var terminationHandler: (@Sendable (Process) -> Void)?
  public var terminationStatus: Int32 { 0 }
  public var processIdentifier: Int32 { 0 }
  public enum TerminationReason: Int, Sendable {
    case exit = 1
    case uncaughtSignal = 2
  }
  public var terminationReason: TerminationReason { .exit }
  public var isRunning: Bool { false }
  public func run() throws {}
  public func waitUntilExit() {}
  public func terminate() {}
  public func interrupt() {}
}

open class ProcessInfo: NSObject, @unchecked Sendable {
  public class var processInfo: ProcessInfo { fatalError() }
  public var environment: [String: String] { [:] }
  public var arguments: [String] { [] }
  public var activeProcessorCount: Int { 0 }
  public var processIdentifier: Int32 { 0 }
}

open class Bundle: NSObject, @unchecked Sendable {
  public class var main: Bundle { fatalError() }
  public class var allBundles: [Bundle] { [] }
  public var bundleURL: URL { URL(fileURLWithPath: "") }
  public var bundlePath: String { "" }
  public var executableURL: URL? { nil }
}

// MARK: - JSON and XML

open class JSONSerialization: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let fragmentsAllowed = ReadingOptions(rawValue: 1)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = WritingOptions(rawValue: 4)
    public static let sortedKeys = WritingOptions(rawValue: 1)
    public static let fragmentsAllowed = WritingOptions(rawValue: 2)
  }
  public class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any { 0 }
  public class func data(
    withJSONObject value: Any, options: WritingOptions = []
  ) throws -> Data { Data() }
}

open class JSONDecoder {
  public init() {}
  public func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

open class XMLNode: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let nodePreserveWhitespace = Options(rawValue: 1)
  }
  public var name: String?
  public var stringValue: String?
  public var children: [XMLNode]? { nil }
  public func nodes(forXPath path: String) throws -> [XMLNode] { [] }
}

open class XMLElement: XMLNode {
  public func attribute(forName name: String) -> XMLNode? { nil }
  public func elements(forName name: String) -> [XMLElement] { [] }
}

open class XMLDocument: XMLNode {
  public init(data: Data, options: XMLNode.Options = []) throws {}
  public init(xmlString: String, options: XMLNode.Options = []) throws {}
  public func rootElement() -> XMLElement? { nil }
}
