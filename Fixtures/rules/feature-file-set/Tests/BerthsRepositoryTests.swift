enum BerthsRepositoryTests {}
