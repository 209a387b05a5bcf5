public struct HarbourClient { func harbours() {} }
