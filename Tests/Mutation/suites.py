"""The suites of a build with mutants: what each reaches, what it costs, and runs of them.

Each suite runs once without a mutant, alone. That gives its processor time and the mutants whose code
it runs. A mutant then needs only the suites that reach it, the cheapest first, until one fails.
"""
import json, os, re, resource, signal, subprocess, tempfile

SIZE = 10_000
# How much processor time, in seconds, the suites of one process take together; more, step by step,
# the longer a mutant survives.
STEPS = [2, 8, 30, 120]
# Suites that repeat whole runs for minutes. They run for a mutant that no other suite reaches.
HEAVY = r'HostileSourceTests|LogTests|DeterminismTests|FuzzTests|WatchTests|EditorTests'


class Suites:
    def __init__(self, clone, wanted):
        self.clone = clone
        self.binary = clone / '.build/release/archlintPackageTests.xctest'
        self.wanted = wanted
        self.costs, self.reached = self.learn(lambda name: not re.search(HEAVY, name))

    def names(self):
        listing = subprocess.check_output(
            [self.binary, '--testing-library', 'swift-testing', '--list-tests'], cwd=self.clone,
            text=True)
        # Names of tests may have slashes; those of suites have none.
        return sorted({line.partition('/')[0] for line in listing.splitlines() if '/' in line})

    def learn(self, is_meant):
        """The processor time of each suite, and the numbers of the mutants that it reaches. Kept in a
        file until the tests are built again."""
        store = self.clone / '.build/suites.json'
        rows = {}
        if store.exists() and store.stat().st_mtime > self.binary.stat().st_mtime:
            rows = json.loads(store.read_text())
        names = [name for name in self.names() if is_meant(name) and re.search(self.wanted, name)]
        for name in names:
            if name not in rows:
                rows[name] = self.reach(name)
                store.write_text(json.dumps(rows))
        known = {name: rows[name] for name in names if rows[name]}
        print(f'{len(known)} suites take {sum(row[0] for row in known.values()):.0f} s', flush=True)
        return ({name: row[0] for name, row in known.items()},
                {name: set(row[1]) for name, row in known.items()})

    def reach(self, name):
        """The processor time of a suite and the mutants that it reaches; nothing if it fails."""
        with tempfile.NamedTemporaryFile() as marks:
            marks.write(bytes(SIZE))
            marks.flush()
            before = used()
            outcome = self.test([name], 0, 3600, marks.name)
            cost = used() - before
            marks.seek(0)
            numbers = [number for number, byte in enumerate(marks.read()) if byte]
        if outcome != 'survived':
            print(f'left out, because it fails without a mutant: {name}', flush=True)
            return None
        return [round(cost, 2), numbers]

    def run(self, number, favorites):
        """The outcome for a mutant, and the suites that decided it; from a file, if an earlier run of
        the same build has found it out."""
        store = self.clone / '.build/outcomes.json'
        if store.exists() and store.stat().st_mtime > self.binary.stat().st_mtime:
            outcomes = json.loads(store.read_text())
        else:
            outcomes = {}
        if str(number) not in outcomes:
            outcomes[str(number)] = self.find_out(number, favorites)
            store.write_text(json.dumps(outcomes))
        return outcomes[str(number)]

    def find_out(self, number, favorites):
        """Suites of the favorite targets come before others of the same cost."""
        costs, reached = self.costs, self.reached
        if not any(number in numbers for numbers in reached.values()):
            # The heavy suites are tried only now.
            costs, reached = self.learn(lambda name: re.search(HEAVY, name))
        reaching = [name for name in costs if number in reached[name]]
        if not reaching:
            return 'survived', 'no suite reaches it'
        chosen = sorted(reaching, key=lambda name: costs[name] * (
            1 if name.startswith(favorites[0] + '.') else 3))
        for batch in batches(chosen, costs):
            outcome = self.test(batch, number, 5 + int(8 * sum(costs[name] for name in batch)))
            if outcome != 'survived':
                return outcome, f'{len(batch)} of {len(chosen)} suites'
        return 'survived', f'{len(chosen)} suites'

    def test(self, names, number, limit, marks=None):
        """Runs suites with a mutant, each process for at most `limit` seconds of processor time:
        'killed', 'hung' or 'survived'. The first issue ends the run. A busy machine does not count as
        a hang."""
        environment = {
            **os.environ, 'ARCHLINT_MUTANT': str(number), 'SWIFT_BACKTRACE': 'enable=no'}
        if marks:
            environment['ARCHLINT_MUTANTS_REACHED'] = marks
        pattern = '^(' + '|'.join(re.escape(name) for name in names) + ')/'
        command = [self.binary, '--testing-library', 'swift-testing', '--filter', pattern]
        process = subprocess.Popen(
            ['timeout', '900', *command], cwd=self.clone, env=environment, text=True,
            errors='replace', stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            start_new_session=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5)))
        failed = False
        for line in process.stdout:
            if 'recorded an issue' in line:
                failed = True
                os.killpg(process.pid, signal.SIGKILL)
                break
        process.stdout.close()
        status = process.wait()
        if failed:
            return 'killed'
        if status in (124, 128 + signal.SIGXCPU, -signal.SIGXCPU, -signal.SIGKILL, 128 + signal.SIGKILL):
            return 'hung'
        return 'survived' if status == 0 else 'killed'


def used():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def batches(names, costs):
    """Suites for one process each, the first cheap enough to end soon."""
    batch, sum_, step = [], 0, 0
    for name in names:
        if batch and sum_ + costs[name] > STEPS[step]:
            yield batch
            batch, sum_, step = [], 0, min(step + 1, len(STEPS) - 1)
        batch.append(name)
        sum_ += costs[name]
    yield batch
