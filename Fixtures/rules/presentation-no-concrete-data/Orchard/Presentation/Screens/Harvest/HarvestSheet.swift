struct HarvestSheet {
  let store: any HarvestStoring  // expect: presentation-no-concrete-data
}
