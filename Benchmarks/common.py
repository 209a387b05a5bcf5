"""What the benchmarks share: the binary, the commands that check a folder, and how runs are measured
and compared."""
import collections, json, os, pathlib, statistics, subprocess, sys, time

ROOT = pathlib.Path(__file__).resolve().parent.parent
BINARY = pathlib.Path(os.environ.get('ARCHLINT', ROOT / '.build/release/archlint'))
NO_RULES = ROOT / 'Benchmarks/no-rules.yml'
# The preset without a document, for projects without a configuration.
GENERAL = 'modern-swift'

# Seconds of wall time, seconds of all threads, and peak memory in MB.
Run = collections.namedtuple('Run', 'wall processor peak')


def build():
    """Builds the tool, unless the environment variable ARCHLINT names a binary."""
    if 'ARCHLINT' not in os.environ:
        subprocess.run(
            ['swift', 'build', '-c', 'release', '--product', 'archlint', '--package-path', ROOT],
            check=True, stdout=subprocess.DEVNULL)


def fail(message):
    """Ends the script with a message, as archlint does."""
    print(f'{pathlib.Path(sys.argv[0]).name}: {message}', file=sys.stderr)
    sys.exit(2)


def presets(binary=BINARY):
    """The names of all shipped presets."""
    listing = subprocess.run([binary, 'presets', '--format', 'json'], capture_output=True, text=True)
    if listing.returncode != 0:
        fail(f'{binary} does not list its presets: {listing.stderr.strip()}')
    return [preset['name'] for preset in json.loads(listing.stdout)]


def documents(binary=BINARY):
    """The names of the presets that are whole documents."""
    return [name for name in presets(binary) if name != GENERAL]


def selection(name, binary=BINARY):
    """The presets that a name selects: 'none', 'documents', 'all', or a preset."""
    known = presets(binary)
    groups = {'none': [], 'documents': documents(binary), 'all': known}
    if name not in groups and name not in known:
        fail(f"no preset '{name}'; there are none, documents, all, {', '.join(known)}")
    return groups.get(name, [name])


def lint(folder, names, *options, binary=BINARY):
    """The command that checks a folder with these presets and nothing of its own configuration."""
    command = [str(binary), 'lint', '--root', str(folder), '--config', str(NO_RULES), '--fail-on', 'never',
               *options]
    for name in names:
        command += ['--preset', name]
    return command


def run(command):
    """One run, without its output.

    A process of its own starts the command. The peak of a program begins with that of what starts it, and
    this one may have read many findings.
    """
    measured = subprocess.run(
        [sys.executable, '-S', __file__, *map(str, command)], capture_output=True, text=True)
    if measured.returncode != 0:
        fail(measured.stderr.strip())
    return Run(*json.loads(measured.stdout))


def measure(command):
    """Runs a command, and returns the seconds that pass, those of its threads, and its peak in MB."""
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.monotonic() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        sys.exit(f'{" ".join(command)} ended with status {process.returncode}')
    # Peak memory is in kilobytes on Linux and in bytes on macOS.
    scale = 1024 if sys.platform != 'darwin' else 1
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * scale / 1e6


def in_turn(commands, count):
    """So many runs of each command. The commands take turns, in both directions, so that a machine
    that gets slower or faster in between does so for all of them."""
    runs = [[] for _ in commands]
    for number in range(count):
        order = range(len(commands)) if number % 2 == 0 else reversed(range(len(commands)))
        for index in order:
            runs[index].append(run(commands[index]))
    return runs


def ratios(runs, others, field='wall'):
    """Lowest, median and highest ratio between the runs of two commands, turn by turn."""
    values = [getattr(one, field) / getattr(other, field) for one, other in zip(runs, others)]
    return min(values), statistics.median(values), max(values)


def median(runs, field):
    return statistics.median(getattr(one, field) for one in runs)


if __name__ == '__main__':
    print(json.dumps(measure(sys.argv[1:])))
