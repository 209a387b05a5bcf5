@propertyWrapper struct Test { var wrappedValue = 1 }
struct Exam { @Test var number: Int }
