struct StopsView: View {}
actor StopsRepository {}  // expect: file-placement
