"""An editor as far as the scripts about the language server need one."""
import collections, json, pathlib, queue, re, subprocess, sys, threading

from common import BINARY


class Server:
    """The language server, and the few requests that the scripts need."""

    def __init__(self, root, *options):
        self.root = root
        self.process = subprocess.Popen(
            [BINARY, 'lsp', *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)
        # Read all the time, as editors do: the server waits while nobody takes what it writes.
        self.messages = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()
        self.number = 0
        self.results = {}
        self.request('initialize', {
            'rootUri': self.uri(''), 'capabilities': {
                'general': {'positionEncodings': ['utf-8']},
                'workspace': {'didChangeWatchedFiles': {'dynamicRegistration': True}}},
            'initializationOptions': {'workspaceDiagnostics': True}})
        self.notify('initialized', {})

    def uri(self, path):
        return pathlib.Path(self.root, path).as_uri()

    def send(self, message):
        content = json.dumps({'jsonrpc': '2.0', **message}).encode()
        self.process.stdin.write(b'Content-Length: %d\r\n\r\n' % len(content) + content)
        self.process.stdin.flush()

    def read(self):
        while True:
            length = 0
            while (line := self.process.stdout.readline().strip()):
                name, _, value = line.partition(b':')
                if name.lower() == b'content-length':
                    length = int(value)
            if length == 0:
                self.messages.put(None)
                return
            self.messages.put(self.process.stdout.read(length))

    def receive(self):
        message = self.messages.get()
        if message is None:
            sys.exit('the server has ended')
        return json.loads(message)

    def notify(self, method, parameters):
        self.send({'method': method, 'params': parameters})

    def request(self, method, parameters):
        self.number += 1
        self.send({'id': self.number, 'method': method, 'params': parameters})
        while True:
            message = self.receive()
            if message.get('id') == self.number and 'method' not in message:
                if 'error' in message:
                    sys.exit(f'{method}: {message["error"]}')
                return message['result']

    def wait_for(self, uri, version):
        """Waits for the diagnostics of a version of a document."""
        while True:
            message = self.receive()
            if message.get('method') != 'textDocument/publishDiagnostics':
                continue
            if message['params']['uri'] == uri and message['params'].get('version') == version:
                return

    def findings(self):
        """The findings of the whole project."""
        known = [{'uri': uri, 'value': value} for uri, (value, _) in self.results.items()]
        answer = self.request('workspace/diagnostic', {'previousResultIds': known})
        for report in answer['items']:
            if report['kind'] == 'full':
                self.results[report['uri']] = (report['resultId'], report['items'])
        found = collections.Counter()
        for uri, (_, items) in self.results.items():
            for item in items:
                start = item['range']['start']
                found[(uri, start['line'], start['character'], item.get('code'), item['message'])] += 1
        return found

    def processor_time(self):
        """The seconds that all threads of the server have run."""
        total = 0
        for task in pathlib.Path(f'/proc/{self.process.pid}/task').glob('*/schedstat'):
            total += int(task.read_text().split()[0])
        return total / 1e9

    def memory(self):
        status = pathlib.Path(f'/proc/{self.process.pid}/status').read_text()
        return int(re.search(r'VmHWM:\s*(\d+)', status)[1]) / 1024


def percentile(times, part):
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] * 1000
