let text = "DispatchQueue.main.async { }"
