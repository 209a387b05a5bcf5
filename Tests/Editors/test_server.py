"""python -m pytest Tests/Editors

A client of the Language Server Protocol, pytest-lsp, works with `archlint lsp` as an editor does.
The variable ARCHLINT names another binary than that of the debug build.
"""
import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

HERE = pathlib.Path(__file__).resolve().parent
ARCHLINT = os.environ.get('ARCHLINT', str(HERE.parent.parent / '.build/debug/archlint'))
SOURCE = 'let unit = "é"; load(1)\n'


@pytest.fixture
def project(tmp_path):
    settings = (HERE / 'project.archlint.yml').read_text()
    (tmp_path / '.archlint.yml').write_text(settings)
    (tmp_path / 'Loader.swift').write_text(SOURCE)
    return tmp_path


@pytest_lsp.fixture(
    params=['neovim', 'visual-studio-code', 'emacs'],
    config=ClientServerConfig(server_command=[ARCHLINT, 'lsp']))
async def client(request, lsp_client: LanguageClient, project):
    """A client with the capabilities of an editor."""
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(_):
        return None

    await lsp_client.initialize_session(types.InitializeParams(
        capabilities=client_capabilities(request.param),
        workspace_folders=[types.WorkspaceFolder(uri=project.as_uri(), name='Project')]))
    yield
    await lsp_client.shutdown_session()


def show(client, path, text):
    client.text_document_did_open(types.DidOpenTextDocumentParams(
        text_document=types.TextDocumentItem(
            uri=path.as_uri(), language_id='swift', version=1, text=text)))


def change(client, path, text, version):
    client.text_document_did_change(types.DidChangeTextDocumentParams(
        text_document=types.VersionedTextDocumentIdentifier(uri=path.as_uri(), version=version),
        content_changes=[types.TextDocumentContentChangeWholeDocument(text=text)]))


async def diagnostics(client, path):
    """The diagnostics of a document, asked for."""
    answer = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(
        text_document=types.TextDocumentIdentifier(uri=path.as_uri())))
    return list(answer.items)


@pytest.mark.asyncio
async def test_an_edit_changes_the_diagnostics(client, project):
    path = project / 'Loader.swift'
    show(client, path, SOURCE)
    found = await diagnostics(client, path)
    assert [item.code for item in found] == ['no-load']
    assert found[0].severity == types.DiagnosticSeverity.Error
    assert found[0].range.start.line == 0
    change(client, path, 'fetch(1)\n', 2)
    assert await diagnostics(client, path) == []
    change(client, path, 'load(1)\nload(2)\n', 3)
    assert len(await diagnostics(client, path)) == 2


@pytest.mark.asyncio
async def test_a_fix_can_be_applied(client, project):
    path = project / 'Loader.swift'
    show(client, path, SOURCE)
    found = (await diagnostics(client, path))[0]
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        text_document=types.TextDocumentIdentifier(uri=path.as_uri()), range=found.range,
        context=types.CodeActionContext(diagnostics=[found])))
    assert [action.kind for action in actions] == [
        'quickfix', 'quickfix', 'source.fixAll.archlint']
    edits = actions[0].edit.changes[path.as_uri()]
    assert [edit.new_text for edit in edits] == ['fetch'] or 'fetch(1)' in edits[0].new_text
    assert edits[0].range.start == found.range.start


@pytest.mark.asyncio
async def test_a_hover_explains_the_rule(client, project):
    path = project / 'Loader.swift'
    show(client, path, SOURCE)
    found = (await diagnostics(client, path))[0]
    hover = await client.text_document_hover_async(types.HoverParams(
        text_document=types.TextDocumentIdentifier(uri=path.as_uri()),
        position=found.range.start))
    assert 'Call fetch.' in hover.contents.value


@pytest.mark.asyncio
async def test_the_configuration_has_diagnostics_and_completions(client, project):
    path = project / '.archlint.yml'
    show(client, path, 'excluded: [A]\n')
    assert 'excluded' in (await diagnostics(client, path))[0].message
    change(client, path, 'presets: []\n', 2)
    answer = await client.text_document_completion_async(types.CompletionParams(
        text_document=types.TextDocumentIdentifier(uri=path.as_uri()),
        position=types.Position(line=0, character=10)))
    items = answer.items if isinstance(answer, types.CompletionList) else answer
    assert 'modern-swift' in [item.label for item in items]


@pytest.mark.asyncio
async def test_files_on_the_disk_count(client, project):
    path = project / 'Loader.swift'
    show(client, path, 'protocol Loader {}\n')
    other = project / 'Other.swift'
    other.write_text('load(3)\n')
    client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(
        changes=[types.FileEvent(uri=other.as_uri(), type=types.FileChangeType.Created)]))
    answer = await client.workspace_diagnostic_async(
        types.WorkspaceDiagnosticParams(previous_result_ids=[]))
    assert other.as_uri() in [report.uri for report in answer.items]
