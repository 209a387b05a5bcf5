#Preview { Button("a") { print("tapped") } }
