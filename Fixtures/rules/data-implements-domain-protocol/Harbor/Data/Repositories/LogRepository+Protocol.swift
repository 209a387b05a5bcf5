extension LogRepository: LogRepositoryProtocol {}
