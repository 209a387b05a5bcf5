final class TidesViewController { let a = 1 }
