final class MenuService {}
