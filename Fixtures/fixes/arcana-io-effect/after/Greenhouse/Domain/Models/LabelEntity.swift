struct LabelEntity: Sendable, Equatable {  // expect: file-placement
  let id: Int
}

struct PlantAppEntity: AppEntity {
  let id: Int
}
