/// Leads to the screens of beds.
enum BedRoutes {
  static func open() {}
}
