/// Options about fixes.
struct FixOptions: Sendable {
  var isOn = false
  var includesUnsafe = false
  var isDiff = false

  static let all: [Option<Self>] = [
    Option(
      "fix", sets: \.isOn, short: "make the safe fixes, then report the findings that are left",
      long: "Make the fixes that keep the meaning of the code, then report the findings that are "
        + "left."),
    Option(
      "unsafe", sets: \.includesUnsafe,
      short: "with --fix or --diff, also make fixes that may change behavior",
      long: "With --fix or --diff, also make fixes that may change the behavior of the code. "
        + "Review them."),
    Option(
      "diff", sets: \.isDiff, short: "print the changes of --fix as a unified diff",
      long: "Print the changes that --fix would make as a unified diff instead of the report, and "
        + "change no file. A report can go to a file."),
  ]
}
