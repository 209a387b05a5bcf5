final class TidesClient { let session = URLSession.shared }
