import Testing

@Suite struct HarboursControllerTests {}
// TidesControllerTests are still to be written.
