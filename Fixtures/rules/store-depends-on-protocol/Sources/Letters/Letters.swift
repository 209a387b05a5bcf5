final class LettersStore {
  private var service: any ClockServiceProtocol  // expect: store-depends-on-protocol
}
