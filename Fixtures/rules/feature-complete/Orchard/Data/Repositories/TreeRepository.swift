final class TreeRepository {}
