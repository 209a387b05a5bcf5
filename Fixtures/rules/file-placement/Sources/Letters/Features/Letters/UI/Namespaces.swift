enum Letters {
  protocol StampsRepositoryProtocol {}  // expect: file-placement
}
