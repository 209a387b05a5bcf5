"""What the benchmarks share: a project that is generated, how runs are measured, and the command
that checks a folder with every shipped rule."""
import json, os, pathlib, random, subprocess, sys, time

ROOT = pathlib.Path(__file__).resolve().parent.parent
BINARY = pathlib.Path(os.environ.get('ARCHLINT', ROOT / '.build/release/archlint'))


def build():
    """Builds the tool."""
    subprocess.run(
        ['swift', 'build', '-c', 'release', '--product', 'archlint', '--package-path', ROOT],
        check=True, stdout=subprocess.DEVNULL)


def every_rule(folder, *options):
    """The command that checks a folder with all presets."""
    presets = json.loads(subprocess.check_output([BINARY, 'presets', '--format', 'json']))
    command = [str(BINARY), 'lint', str(folder), '--fail-on', 'never', *options]
    for preset in presets:
        command += ['--preset', preset['name']]
    return command


def measure(command, runs):
    """The best wall time of several runs, with the user time and peak memory of that run."""
    best = None
    for _ in range(runs):
        start = time.monotonic()
        process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.monotonic() - start
        if os.waitstatus_to_exitcode(status) not in (0, 1):
            sys.exit(f'{" ".join(command)} ended with status {os.waitstatus_to_exitcode(status)}')
        # Peak memory is in kilobytes on Linux and in bytes on macOS.
        scale = 1024 if sys.platform != 'darwin' else 1
        run = (wall, usage.ru_utime, usage.ru_maxrss * scale / 1e6)
        if best is None or run < best:
            best = run
    return best


def generate(folder, files, seed):
    """A project of plausible Swift, the same for the same seed."""
    generator = random.Random(seed)
    words = ('glucose meal training sleep record chart profile session import reading goal '
             'streak device token cache filter range point series summary').split()
    name = lambda: generator.choice(words).capitalize() + generator.choice(words).capitalize()
    for number in range(files):
        layer = generator.choice(
            ['Domain/Entities/Log', 'Domain/UseCases/Log', 'Data/Repositories', 'Presentation/Screens/Log'])
        path = pathlib.Path(folder, 'App', layer, f'{name()}{number}.swift')
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = ['import Foundation', '']
        for _ in range(generator.randrange(2, 6)):
            kind = generator.choice(['struct', 'final class', 'enum', 'actor'])
            lines += [f'/// Keeps the {generator.choice(words)} of one day.', f'{kind} {name()}{number} {{']
            for _ in range(generator.randrange(3, 9)):
                a, b = generator.choice(words), generator.choice(words)
                lines += [
                    f'  /// Adds one {a} to the {b}.',
                    f'  func {a}{b.capitalize()}(_ {a}: [String: Int], limit: Int = 10) async throws -> Int {{',
                    f'    let sorted = {a}.sorted {{ $0.value > $1.value }}.prefix(limit)',
                    f'    guard let first = sorted.first else {{ return 0 }}',
                    f'    print("{a} \\(first.key) has \\(first.value) of \\({a}.count)")',
                    '    return sorted.reduce(0) { $0 + $1.value } // all of them',
                    '  }', '']
            lines += ['}', '']
        path.write_text('\n'.join(lines))
