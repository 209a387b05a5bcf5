struct BerthsScreen {}
