protocol TreeCacheProtocol { func trees() -> [TreeDTO] }
