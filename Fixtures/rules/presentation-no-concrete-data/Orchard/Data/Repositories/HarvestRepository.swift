final class HarvestRepository: HarvestRepositoryProtocol {}

protocol HarvestSourceProtocol {}

struct HarvestSource: HarvestSourceProtocol {}

struct HarvestDTO {}
