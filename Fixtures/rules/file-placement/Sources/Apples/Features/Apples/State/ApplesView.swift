struct ApplesView: View {}  // expect: file-placement
