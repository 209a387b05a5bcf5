final class FruitDTO: Decodable {}
