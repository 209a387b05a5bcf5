final class CraneRepositoryTests {}
