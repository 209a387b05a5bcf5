import Project

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time at which archlint runs. Nothing but the engine and the command asks for it.
extension CalendarDay {
  /// The day that it is now, in coordinated universal time, or the one that the environment fixes.
  package static var today: CalendarDay {
    CalendarDay(number: (fixedTime ?? Int(time(nil))) / 86_400)
  }

  /// The seconds since 1970 that `SOURCE_DATE_EPOCH` names, for output that is the same whenever it
  /// is made; nil if it names none.
  ///
  /// Source: reproducible-builds.org, "SOURCE_DATE_EPOCH specification".
  package static let fixedTime: Int? = {
    // The text belongs to the environment; it is copied before anything could change it.
    let text = unsafe getenv("SOURCE_DATE_EPOCH").map { unsafe String(cString: $0) }
    return text.flatMap { Int($0) }.flatMap { (0..<253_402_300_800).contains($0) ? $0 : nil }
  }()
}
