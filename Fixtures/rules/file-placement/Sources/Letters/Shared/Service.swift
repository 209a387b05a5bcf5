@propertyWrapper struct Service<Value> { var wrappedValue: Value }
