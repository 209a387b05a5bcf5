final class MockCraneRepository {}
