enum Container {}
