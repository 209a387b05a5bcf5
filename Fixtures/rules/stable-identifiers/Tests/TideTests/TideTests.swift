struct Stub { var id: UUID { UUID() } }
