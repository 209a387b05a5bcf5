public struct Item {
  public enum Kind { case fruit, tool }
}

struct Draft {}
