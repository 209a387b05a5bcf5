extension CraneEntity { func toDomain() -> Crane { Crane(name: name) } }
