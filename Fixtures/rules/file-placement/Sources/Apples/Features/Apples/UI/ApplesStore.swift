final class ApplesStore {}  // expect: file-placement
