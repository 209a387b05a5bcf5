struct MealsView {
  let meal = RoomService(dish: "Soup")
  let source = GitRepository.remote("main")
  let walks = WalksRepository()  // expect: composition-root-only-wiring
}
