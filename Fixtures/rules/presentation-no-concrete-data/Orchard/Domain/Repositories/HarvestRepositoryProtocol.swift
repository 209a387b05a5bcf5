protocol HarvestRepositoryProtocol {}
