public struct EduSheet {}
