final class PilotRepository {}
