class ListStore {}
final class AlbumsStore: ListStore {}
