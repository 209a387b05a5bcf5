/// One listener, which ends with the stream: no onTermination needed.
actor Signal {
  private var listener: AsyncStream<Bool>.Continuation?
  private let names: [String: String] = [:]

  func pass(_ listeners: [AsyncStream<Bool>.Continuation]) {}
}
