struct Chart {}
