class TreeMock: TreeProtocol, @unchecked Sendable {}
