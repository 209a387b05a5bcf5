protocol SampleRepositoryProtocol {}
