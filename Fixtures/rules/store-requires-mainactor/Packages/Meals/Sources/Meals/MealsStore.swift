@Observable final class MealsStore {}
