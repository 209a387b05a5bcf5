final class KeychainServiceTests {}
