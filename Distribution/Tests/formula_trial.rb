# Evaluates a formula as Homebrew does on one system, and prints what it would download and install.
#
#   ruby formula_trial.rb FORMULA macos|linux arm|intel
require "fileutils"

SYSTEM, PROCESSOR = ARGV[1], ARGV[2]

# A folder to which a formula installs.
Place = Struct.new(:name) do
  def install(*items)
    items.flat_map { |item| item.is_a?(Hash) ? item.to_a : [[item, File.basename(item)]] }
         .each { |from, to| puts "install #{from} #{name}/#{to}" }
  end
end

# The words of Homebrew that the formula uses.
class Formula
  class << self
    def url(address) = puts("url #{address}")
    def sha256(digest) = puts("sha256 #{digest}")
    def version(text = nil) = (@version = text || @version)
    def desc(text) = (abort("the description is too long") if text.length >= 80)
    def homepage(_address); end
    def depends_on(what) = puts("depends_on #{what}")
    def on_macos = (yield if SYSTEM == "macos")
    def on_linux = (yield if SYSTEM == "linux")
    def on_arm = (yield if PROCESSOR == "arm")
    def on_intel = (yield if PROCESSOR == "intel")
    def test; end
  end

  %w[bin man1 bash_completion zsh_completion fish_completion].each do |name|
    define_method(name) { Place.new(name) }
  end
end

load ARGV[0]
Archlint.new.install
