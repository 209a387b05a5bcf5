// swiftlint:disable:next force_cast
let old = item as! TideCell
