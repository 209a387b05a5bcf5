final class AppleCache {}
