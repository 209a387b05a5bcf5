enum BerthsView {}
