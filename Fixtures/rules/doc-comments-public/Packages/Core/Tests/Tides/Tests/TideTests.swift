public struct TideTests {}
