protocol ScheduleRepositoryProtocol {  // expect: repository-protocol-sendable
  func fetchSchedule() throws -> Schedule  // expect: async-io-signature
  var file: ScheduleFileService { get }  // expect: layer-direction
}
