struct BerthsStore {}
