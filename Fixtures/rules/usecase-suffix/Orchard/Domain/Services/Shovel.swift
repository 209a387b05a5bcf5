final class Shovel {}
