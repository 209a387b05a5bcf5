import Foundation

/// What a station has measured.
public struct Reading: Codable, Sendable {  // expect: sendable-public-models
  public let degrees: Double
}

/// What is known of a station.
public final class Station: Codable {  // expect: sendable-class-models
  public var name = ""
}

public enum Change: Sendable {
  case station(Station)  // expect: sendable-enum-payloads
  case quiet
}
