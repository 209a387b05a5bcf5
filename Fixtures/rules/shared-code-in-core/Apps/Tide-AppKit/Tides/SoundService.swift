import AppKit

final class SoundService { func play() {} }
