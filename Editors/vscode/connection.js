// A connection to a language server over the streams of a process: the framing of the base protocol,
// requests with their answers, and notifications.
'use strict';

/** Splits a stream of bytes into messages. */
class Framer {
  constructor(receive) {
    this.receive = receive;
    this.bytes = Buffer.alloc(0);
  }

  add(bytes) {
    this.bytes = Buffer.concat([this.bytes, bytes]);
    for (;;) {
      const end = this.bytes.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = /content-length: *(\d+)/i.exec(this.bytes.toString('ascii', 0, end));
      if (!length) {
        this.bytes = this.bytes.subarray(end + 4);
        continue;
      }
      const stop = end + 4 + Number(length[1]);
      if (this.bytes.length < stop) return;
      const content = this.bytes.toString('utf8', end + 4, stop);
      this.bytes = this.bytes.subarray(stop);
      this.receive(JSON.parse(content));
    }
  }
}

/** Sends requests and notifications, and hands on what the server sends. */
class Connection {
  /**
   * @param write sends bytes to the server
   * @param handlers what to do with a notification or request of the server, by method
   */
  constructor(write, handlers) {
    this.write = write;
    this.handlers = handlers;
    this.waiting = new Map();
    this.number = 0;
    this.framer = new Framer((message) => this.handle(message));
  }

  add(bytes) { this.framer.add(bytes); }

  send(message) {
    const content = Buffer.from(JSON.stringify({jsonrpc: '2.0', ...message}), 'utf8');
    this.write(Buffer.concat([Buffer.from(`Content-Length: ${content.length}\r\n\r\n`), content]));
  }

  notify(method, params) { this.send({method, params}); }

  request(method, params) {
    const id = ++this.number;
    this.send({id, method, params});
    return new Promise((resolve, reject) => this.waiting.set(id, {resolve, reject}));
  }

  handle(message) {
    if (message.method) {
      const handler = this.handlers[message.method];
      if (message.id === undefined) {
        if (handler) handler(message.params);
        return;
      }
      this.send(handler
        ? {id: message.id, result: handler(message.params) ?? null}
        : {id: message.id, error: {code: -32601, message: `no method '${message.method}'`}});
      return;
    }
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (!waiting) return;
    if (message.error) waiting.reject(new Error(message.error.message));
    else waiting.resolve(message.result);
  }

  /** Ends all requests that have no answer. */
  close() {
    for (const {reject} of this.waiting.values()) reject(new Error('archlint has ended'));
    this.waiting.clear();
  }
}

module.exports = {Connection, Framer};
