extension EduShadow {
  public var depth: Int { 3 }
}
