struct DependencyContainer {}  // expect: file-placement
