final class CraneRepository {}
