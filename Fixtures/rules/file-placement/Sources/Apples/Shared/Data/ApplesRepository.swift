actor ApplesRepository {}  // expect: file-placement
