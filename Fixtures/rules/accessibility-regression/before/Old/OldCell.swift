button.accessibilityLabel = "Old"
