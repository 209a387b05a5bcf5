import CoreData
import Foundation
import os

/// Texts without numbers in C-style formats, such as String(format: "%d", 1).
struct Labels {
  let name: String
  let amount: Double

  var texts: [String] {
    let greeting = NSLocalizedString("Hello %@", comment: "")
    return [
      amount.formatted(.number.precision(.fractionLength(2))),
      amount.formatted(.percent),
      String(255, radix: 16),
      String(format: "Hello %@", name),
      String(format: "%1$@ and %2$@", name, name),
      String(format: "100 %% for %@", name),
      String(format: "%%d is for %@", name),
      String(format: "%s", (name as NSString).utf8String!),
      String(format: greeting, name),
      NSString(format: NSLocalizedString("Bye %@", comment: "") as NSString, name) as String,
      String.localizedStringWithFormat(String(localized: "Bye %@"), name),
      String(name),
      String(describing: "%d"),
      Label.String(format: "%d", 1),
      FixedString(format: "%d", 1).text,
      FixedString.init(format: "%d", 1).text,
      "String(format: \"%d\", 1)",
      #"String(format: "%d", \(amount))"#,
      """
      String(format: "%.2f", amount)
      """,
    ]
  }

  func filters(_ request: NSFetchRequest<NSManagedObject>) -> [NSPredicate] {
    request.predicate = .init(format: "amount > %d", 18)
    return [
      NSPredicate(format: "age > %d AND name == %@", 18, name),
      NSPredicate.init(format: "age > %d", 18),
      .init(format: "age BETWEEN {%d, %d}", 18, 30),
    ]
  }

  func log() {
    NSLog("%d of %f", 1, amount)
    os_log("%d of %f", 1, amount)
    Logger().log("\(amount, format: .fixed(precision: 2))")
    /* String(format: "%d", 1) */
    NSException.raise(.genericException, format: "%d", arguments: getVaList([1]))
    show(String: "%d", format: "%d")
  }

  func show(String text: String, format: String) {}
}

enum Label {
  static func String(format: String, _ number: Int) -> String { "\(format)\(number)" }
}

struct FixedString {
  let text: String

  init(format: String, _ number: Int) { text = "\(format)\(number)" }
}
