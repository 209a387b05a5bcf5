import Project
import SwiftSource

extension FileRun {
  /// Returns whether the code at `token` may use an API, on all systems that run it.
  mutating func status(of api: APIRequirement, at token: Int, in file: SourceFile) -> APIStatus {
    if caches.availability == nil { caches.availability = AvailabilityMap(file) }
    let limits = caches.availability?.limits(at: token) ?? AvailabilityMap.Limits()
    for (platform, version) in limits.below {
      // On a platform without the API the old code stays too.
      guard let needed = api.versions[platform], version > needed else { return .excluded }
    }
    let targets = DeploymentTargets(place.settings)
    var unknown = SystemList()
    var missing = SystemList()
    let isLinuxOnly = limits.absent == .apple
    for platform in Platform.allCases where !limits.absent.contains(platform) {
      guard let target = targets.version(of: platform, needing: api, isOnly: isLinuxOnly) else {
        continue
      }
      let needed = api.versions[platform]
      let oldest = [target, limits.from[platform]].compactMap { $0 }.max()
      guard let oldest, let needed else {
        unknown.add(platform, needed)
        continue
      }
      if oldest >= needed { continue }
      missing.add(platform, needed)
    }
    if !missing.isEmpty { return .missing(missing) }
    return unknown.isEmpty ? .available : .unknown(unknown)
  }
}

extension DeploymentTargets {
  /// The version of a platform that the code is built for: nil for a platform that it is not built
  /// for, and nil within where the version is not known. Where nothing is known of the module, the
  /// platforms of the API count.
  ///
  /// - Parameter isOnly: true if no other platform runs the code.
  fileprivate func version(
    of platform: Platform, needing api: APIRequirement, isOnly: Bool
  ) -> DottedVersion?? {
    if isUnknown {
      let counts = platform == .linux ? isOnly : api.versions[platform] != nil
      return counts ? .some(nil) : nil
    }
    return versions[platform]
  }
}
