extension PilotsViewModel {
  enum Input { case call(String) }

  enum Effect { case called }
}
