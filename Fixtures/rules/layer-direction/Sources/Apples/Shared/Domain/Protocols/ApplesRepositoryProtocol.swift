protocol ApplesRepositoryProtocol { var cache: AppleCache { get } }  // expect: layer-direction
