final class MockTreeRepository {}
