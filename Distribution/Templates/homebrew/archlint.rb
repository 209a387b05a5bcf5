# Written by the release workflow of archlint.
class Archlint < Formula
  desc "Checks Swift code against the architecture rules of its team"
  homepage "https://github.com/@OWNER@/archlint"
  version "@VERSION@"

  on_macos do
    url "@URL macos-universal@"
    sha256 "@SHA256 macos-universal@"

    depends_on macos: :sequoia
  end

  on_linux do
    on_arm do
      url "@URL linux-aarch64@"
      sha256 "@SHA256 linux-aarch64@"
    end
    on_intel do
      url "@URL linux-x86_64@"
      sha256 "@SHA256 linux-x86_64@"
    end
  end

  def install
    bin.install "archlint"
    man1.install "man/archlint.1"
    bash_completion.install "completions/archlint.bash" => "archlint"
    zsh_completion.install "completions/_archlint"
    fish_completion.install "completions/archlint.fish"
  end

  test do
    assert_match "archlint #{version}", shell_output("#{bin}/archlint version")
    (testpath/"A.swift").write "func wait() async throws { try await Task.sleep(nanoseconds: 1) }\n"
    command = "#{bin}/archlint --only no-task-sleep-nanoseconds --format compact"
    assert_match "A.swift:1:38", shell_output(command)
  end
end
