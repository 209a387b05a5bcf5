/// An actor protects the values that it keeps, and not the objects.
actor Orchestra {
  struct Seats {
    var listeners: [AsyncStream<Int>.Continuation] = []
  }

  final class Stage {  // expect: event-stream-is-actor
    var listeners: [AsyncStream<Int>.Continuation] = []
  }

  var seats = Seats()
}
