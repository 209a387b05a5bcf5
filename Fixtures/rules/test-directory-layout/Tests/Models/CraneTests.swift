final class CraneTests {}
