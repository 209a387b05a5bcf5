solver.addConstraint(rule)
