extension MockLogRepository: LogRepositoryProtocol {}
