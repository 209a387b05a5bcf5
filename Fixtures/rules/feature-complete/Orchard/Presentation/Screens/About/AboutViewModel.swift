final class AboutViewModel { let text = "" }
