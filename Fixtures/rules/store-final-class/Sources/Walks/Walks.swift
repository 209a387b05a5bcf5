final class WalksStore {}
open class BaseStore {}
