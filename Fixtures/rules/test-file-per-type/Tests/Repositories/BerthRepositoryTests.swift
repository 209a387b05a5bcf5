@Suite struct BerthRepositoryTests {}
