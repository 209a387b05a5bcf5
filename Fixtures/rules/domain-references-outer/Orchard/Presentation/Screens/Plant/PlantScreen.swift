protocol PlantShowing {}

struct PlantScreen: PlantShowing {}

private struct TreeModel {}
