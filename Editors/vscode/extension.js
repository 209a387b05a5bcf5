// archlint in Visual Studio Code: starts `archlint lsp` and shows what it says.
'use strict';

const {spawn} = require('child_process');
const vscode = require('vscode');
const {Connection} = require('./connection');

const SELECTOR = [
  {scheme: 'file', language: 'swift'},
  {scheme: 'file', pattern: '**/.archlint.yml'},
  {scheme: 'file', language: 'markdown'},
];

let client;

/** The server, and the parts of the editor that it fills. */
class Client {
  constructor() {
    this.diagnostics = vscode.languages.createDiagnosticCollection('archlint');
    this.parts = [this.diagnostics];
    const settings = vscode.workspace.getConfiguration('archlint');
    this.process = spawn(settings.get('path'), ['lsp', ...settings.get('arguments')]);
    this.connection = new Connection((bytes) => this.process.stdin.write(bytes), {
      'textDocument/publishDiagnostics': (params) => this.show(params),
      'window/showMessage': (params) => vscode.window.showWarningMessage(params.message),
    });
    this.process.stdout.on('data', (bytes) => this.connection.add(bytes));
    this.process.stdin.on('error', () => {});
    this.process.on('error', (error) => {
      vscode.window.showErrorMessage(
        `archlint cannot be started: ${error.message}. The setting archlint.path names it.`);
      this.connection.close();
    });
    this.process.on('exit', () => this.connection.close());
  }

  async start() {
    const folders = vscode.workspace.workspaceFolders ?? [];
    await this.connection.request('initialize', {
      processId: process.pid,
      rootUri: folders.length > 0 ? folders[0].uri.toString() : null,
      workspaceFolders: folders.map((folder) => ({uri: folder.uri.toString(), name: folder.name})),
      capabilities: {
        general: {positionEncodings: ['utf-16']},
        workspace: {didChangeWatchedFiles: {dynamicRegistration: false}},
      },
    });
    this.connection.notify('initialized', {});
    vscode.workspace.textDocuments.forEach((document) => this.open(document));
    const watcher = vscode.workspace.createFileSystemWatcher('**/*');
    const changed = (type) => (uri) => this.connection.notify(
      'workspace/didChangeWatchedFiles', {changes: [{uri: uri.toString(), type}]});
    watcher.onDidCreate(changed(1));
    watcher.onDidChange(changed(2));
    watcher.onDidDelete(changed(3));
    this.parts.push(
      watcher,
      vscode.workspace.onDidOpenTextDocument((document) => this.open(document)),
      vscode.workspace.onDidChangeTextDocument((event) => this.change(event)),
      vscode.workspace.onDidSaveTextDocument((document) => this.tell('didSave', document)),
      vscode.workspace.onDidCloseTextDocument((document) => this.tell('didClose', document)),
      vscode.workspace.onDidChangeWorkspaceFolders((event) => this.changeFolders(event)),
      vscode.languages.registerCodeActionsProvider(
        SELECTOR, {provideCodeActions: (...all) => this.actions(...all)}),
      vscode.languages.registerHoverProvider(
        SELECTOR, {provideHover: (document, position) => this.hover(document, position)}),
      vscode.languages.registerCompletionItemProvider(
        SELECTOR[1], {provideCompletionItems: (...all) => this.completions(...all)}, ' ', '[', '-'));
  }

  async stop() {
    this.parts.forEach((part) => part.dispose());
    try {
      await this.connection.request('shutdown');
      this.connection.notify('exit');
    } catch {
      this.process.kill();
    }
  }

  // Documents

  isMeant(document) { return vscode.languages.match(SELECTOR, document) > 0; }

  open(document) {
    if (!this.isMeant(document)) return;
    this.connection.notify('textDocument/didOpen', {textDocument: {
      uri: document.uri.toString(), languageId: document.languageId, version: document.version,
      text: document.getText(),
    }});
  }

  change({document, contentChanges}) {
    if (!this.isMeant(document) || contentChanges.length === 0) return;
    this.connection.notify('textDocument/didChange', {
      textDocument: {uri: document.uri.toString(), version: document.version},
      contentChanges: contentChanges.map(({range, text}) => ({range, text})),
    });
  }

  tell(what, document) {
    if (!this.isMeant(document)) return;
    this.connection.notify(
      `textDocument/${what}`, {textDocument: {uri: document.uri.toString()}});
  }

  changeFolders({added, removed}) {
    const names = (folders) => folders.map(
      (folder) => ({uri: folder.uri.toString(), name: folder.name}));
    this.connection.notify('workspace/didChangeWorkspaceFolders', {
      event: {added: names(added), removed: names(removed)},
    });
  }

  // What the server says

  show({uri, diagnostics}) {
    this.diagnostics.set(vscode.Uri.parse(uri), diagnostics.map((item) => {
      const diagnostic = new vscode.Diagnostic(range(item.range), item.message, item.severity - 1);
      diagnostic.source = item.source;
      diagnostic.code = item.code;
      diagnostic.relatedInformation = (item.relatedInformation ?? []).map(
        ({location, message}) => new vscode.DiagnosticRelatedInformation(
          new vscode.Location(vscode.Uri.parse(location.uri), range(location.range)), message));
      return diagnostic;
    }));
  }

  async actions(document, selected, context) {
    const only = context.only ? [context.only.value] : undefined;
    const found = await this.connection.request('textDocument/codeAction', {
      textDocument: {uri: document.uri.toString()}, range: selected,
      context: {diagnostics: [], only},
    });
    return (found ?? []).map((item) => {
      const kind = vscode.CodeActionKind.Empty.append(item.kind);
      const action = new vscode.CodeAction(item.title, kind);
      action.isPreferred = item.isPreferred;
      action.edit = new vscode.WorkspaceEdit();
      for (const [uri, edits] of Object.entries(item.edit?.changes ?? {})) {
        action.edit.set(vscode.Uri.parse(uri), edits.map(
          (edit) => vscode.TextEdit.replace(range(edit.range), edit.newText)));
      }
      return action;
    });
  }

  async hover(document, position) {
    const found = await this.connection.request(
      'textDocument/hover', {textDocument: {uri: document.uri.toString()}, position});
    return found ? new vscode.Hover(new vscode.MarkdownString(found.contents.value)) : undefined;
  }

  async completions(document, position) {
    const found = await this.connection.request(
      'textDocument/completion', {textDocument: {uri: document.uri.toString()}, position});
    return (found ?? []).map((item) => {
      const completion = new vscode.CompletionItem(item.label);
      completion.detail = item.detail;
      completion.insertText = item.insertText;
      return completion;
    });
  }
}

function range({start, end}) {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}

async function activate() {
  client = new Client();
  await client.start().catch(() => {});
}

function deactivate() { return client?.stop(); }

module.exports = {activate, deactivate};
