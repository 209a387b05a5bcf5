import Observation
import VendorKit

actor Tuner {}

struct Volume { let level: Int }

@MainActor
final class Station: NSObject, Identifiable {}

@MainActor @Observable
class Speaker {}

final class Loudspeaker: Speaker {}

/// What the imported class is, nobody knows here.
final class Adapter: VendorObject {}

typealias Band = Waveband

enum Waveband { case long, medium }
