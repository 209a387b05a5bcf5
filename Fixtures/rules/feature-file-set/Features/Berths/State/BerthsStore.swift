enum BerthsStore {}
