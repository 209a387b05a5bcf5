actor BerthRepository {}
class BaseRepository {}
