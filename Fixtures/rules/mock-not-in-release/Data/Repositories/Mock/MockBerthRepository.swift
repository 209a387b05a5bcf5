final class MockBerthRepository { let rows = [MockBerth()] }
