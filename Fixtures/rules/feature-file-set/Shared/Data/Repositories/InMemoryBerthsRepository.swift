enum InMemoryBerthsRepository {}
