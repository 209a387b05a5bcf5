"""A client of `archlint mcp`, as far as the scripts about it need one."""
import json, pathlib, re, subprocess, sys, time

from common import BINARY


class Agent:
    """A client of the Model Context Protocol, as far as the script needs one."""

    def __init__(self, presets):
        options = [word for preset in presets for word in ('--preset', preset)]
        self.process = subprocess.Popen(
            [BINARY, 'mcp', *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)
        self.number = 0
        self.request('initialize', {'protocolVersion': '2025-11-25', 'capabilities': {}})

    def request(self, method, parameters):
        self.number += 1
        message = {'jsonrpc': '2.0', 'id': self.number, 'method': method, 'params': parameters}
        self.process.stdin.write((json.dumps(message) + '\n').encode())
        self.process.stdin.flush()
        while True:
            line = self.process.stdout.readline()
            if not line:
                sys.exit('the server has ended')
            answer = json.loads(line)
            if answer.get('id') == self.number:
                if 'error' in answer:
                    sys.exit(f'{method}: {answer["error"]}')
                return answer['result']

    def call(self, name, **arguments):
        """The milliseconds that a call takes, and its values."""
        began = time.monotonic()
        result = self.request('tools/call', {'name': name, 'arguments': arguments})
        return (time.monotonic() - began) * 1000, result

    def memory(self):
        status = pathlib.Path(f'/proc/{self.process.pid}/status').read_text()
        return int(re.search(r'VmHWM:\s*(\d+)', status)[1]) / 1024

    def end(self):
        self.process.stdin.close()
        self.process.wait()
