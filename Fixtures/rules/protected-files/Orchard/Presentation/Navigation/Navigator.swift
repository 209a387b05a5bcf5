final class Navigator {}
