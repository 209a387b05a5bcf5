// The composition root of UI tests.
enum UITestRoot {
  static func make() -> WalksStore { WalksStore(rooms: RoomService()) }
}
