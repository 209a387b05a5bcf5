// node Tests/Editors/vscode.js [ARCHLINT]
//
// Runs the extension of Editors/vscode with a stand-in for the editor: opens a file, sees its
// diagnostic, applies the fix, and ends. The exit status is 0 if all steps work.
'use strict';

const assert = require('assert');
const fs = require('fs');
const Module = require('module');
const os = require('os');
const path = require('path');
const {pathToFileURL} = require('url');

const here = __dirname;
const archlint = path.resolve(
  process.argv[2] ?? path.join(here, '../../.build/debug/archlint'));
const project = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'archlint-')));
fs.copyFileSync(
  path.join(here, 'project.archlint.yml'), path.join(project, '.archlint.yml'));

// The part of the API that the extension uses.
const listeners = {};
const providers = {};
const shown = new Map();
const uri = (text) => ({toString: () => text, text});
const on = (name) => (listener) => {
  listeners[name] = listener;
  return {dispose() {}};
};
const api = {
  Uri: {parse: uri},
  Range: class {
    constructor(line, character, endLine, endCharacter) {
      this.start = {line, character};
      this.end = {line: endLine, character: endCharacter};
    }
  },
  Diagnostic: class {
    constructor(range, message, severity) { Object.assign(this, {range, message, severity}); }
  },
  DiagnosticRelatedInformation: class {},
  Location: class {},
  Hover: class { constructor(contents) { this.contents = contents; } },
  MarkdownString: class { constructor(value) { this.value = value; } },
  CodeAction: class { constructor(title, kind) { Object.assign(this, {title, kind}); } },
  CodeActionKind: {Empty: {append: (kind) => ({value: kind})}},
  CompletionItem: class { constructor(label) { this.label = label; } },
  TextEdit: {replace: (range, newText) => ({range, newText})},
  WorkspaceEdit: class {
    constructor() { this.edits = new Map(); }
    set(target, edits) { this.edits.set(target.toString(), edits); }
  },
  languages: {
    createDiagnosticCollection: () => ({
      set: (target, items) => shown.set(target.toString(), items), dispose() {},
    }),
    match: () => 10,
    registerCodeActionsProvider: (_, provider) => (providers.actions = provider, {dispose() {}}),
    registerHoverProvider: (_, provider) => (providers.hover = provider, {dispose() {}}),
    registerCompletionItemProvider: (_, provider) => (providers.items = provider, {dispose() {}}),
  },
  window: {showWarningMessage: console.error, showErrorMessage: console.error},
  workspace: {
    getConfiguration: () => ({get: (name) => (name === 'path' ? archlint : [])}),
    workspaceFolders: [{uri: uri(pathToFileURL(project).href), name: 'Project'}],
    textDocuments: [],
    createFileSystemWatcher: () => ({
      onDidCreate: on('create'), onDidChange: on('write'), onDidDelete: on('delete'), dispose() {},
    }),
    onDidOpenTextDocument: on('open'), onDidChangeTextDocument: on('change'),
    onDidSaveTextDocument: on('save'), onDidCloseTextDocument: on('close'),
    onDidChangeWorkspaceFolders: on('folders'),
  },
};
const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? api : load(name, ...rest));
const extension = require('../../Editors/vscode/extension');

function document(name, text, version) {
  return {
    uri: uri(pathToFileURL(path.join(project, name)).href), languageId: 'swift', version,
    getText: () => text,
  };
}

async function diagnostics(target, count) {
  for (let tries = 0; tries < 600; tries += 1) {
    const found = shown.get(target.uri.toString());
    if (found?.length === count) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no ${count} diagnostics: ${JSON.stringify(shown.get(target.uri.toString()))}`);
}

async function main() {
  await extension.activate();
  const first = document('Loader.swift', 'let unit = "é𝒳"; load(1)\n', 1);
  listeners.open(first);
  const [found] = await diagnostics(first, 1);
  assert.deepStrictEqual(
    [found.code, found.severity, found.range.start], ['no-load', 0, {line: 0, character: 18}]);
  console.log(`ok   ${found.message} [${found.code}]`);

  const actions = await providers.actions.provideCodeActions(first, found.range, {});
  assert.deepStrictEqual(
    actions.map((action) => action.kind.value), ['quickfix', 'quickfix', 'source.fixAll.archlint']);
  const edits = actions[0].edit.edits.get(first.uri.toString());
  assert.strictEqual(edits.length, 1);
  console.log(`ok   ${actions[0].title}`);

  const hover = await providers.hover.provideHover(first, found.range.start);
  assert.match(hover.contents.value, /Call fetch\./);
  console.log('ok   hover');

  listeners.change({
    document: document('Loader.swift', '', 2),
    contentChanges: [{range: edits[0].range, text: edits[0].newText}],
  });
  await diagnostics(first, 0);
  console.log('ok   the fix removes the diagnostic');
  await extension.deactivate();
  fs.rmSync(project, {recursive: true});
}

main().then(() => process.exit(0), (error) => {
  console.error(error);
  process.exit(1);
});
