final class Apple {}  // expect: model-value-type
actor Playlist {}  // expect: model-value-type
