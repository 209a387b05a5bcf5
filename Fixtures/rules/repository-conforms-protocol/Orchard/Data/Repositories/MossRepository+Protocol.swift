extension MossRepository: MossRepositoryProtocol {}
