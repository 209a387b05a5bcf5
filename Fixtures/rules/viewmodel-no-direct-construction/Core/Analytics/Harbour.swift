enum Harbour {
  final class QuayService { init() {} }
  enum RoomService { case large }
}
