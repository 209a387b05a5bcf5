"""python -m pytest Tests/Agents

The official client of the Model Context Protocol, the package `mcp`, works with `archlint mcp`. The client
checks each answer against the schema of its tool. The variable ARCHLINT names another binary than that of
the debug build.
"""
import asyncio
import json
import os
import pathlib
import subprocess

import mcp
import pytest
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

HERE = pathlib.Path(__file__).resolve().parent
ARCHLINT = os.environ.get('ARCHLINT', str(HERE.parent.parent / '.build/debug/archlint'))
SETTINGS = '''\
layers:
  Domain: {paths: ['Domain/**'], uses: []}
  UI: {paths: ['UI/**'], uses: [Domain]}
contracts:
  - {id: layers-hold, title: Layers, why: Order., instead: Use a protocol., layers: {}}
own-rules:
  - {id: no-f, title: f, why: Slow., instead: Call g., severity: error, pattern: 'f($a)', fix: 'g($a)'}
'''
CALLS = {
    'check': {'paths': ['UI']},
    'rules': {'path': 'UI/HomeView.swift'},
    'may': {'source': 'Domain', 'target': 'UI'},
    'place': {'what': 'a view for Orders'},
    'users': {'of': 'Order'},
    'requirements': {'ids': 'REQ-[0-9]+'},
    'conventions': {'path': 'UI'},
}


@pytest.fixture
def project(tmp_path):
    (tmp_path / '.archlint.yml').write_text(SETTINGS)
    for path, text in {
            'Domain/Order.swift': '// REQ-1\nstruct Order {}\n',
            'UI/HomeView.swift': 'struct HomeView { var order: Order }\nfunc h() { f(1) }\n'}.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(text)
    return tmp_path


def server():
    # Started elsewhere: the project is found from the paths of the calls.
    return StdioServerParameters(command=ARCHLINT, args=['mcp'], cwd='/')


async def use(session, project):
    """Lists everything, and calls each tool."""
    tools = (await session.list_tools()).tools
    assert {tool.name for tool in tools} == set(CALLS)
    assert all(tool.annotations.read_only_hint if hasattr(tool.annotations, 'read_only_hint')
               else tool.annotations.readOnlyHint for tool in tools)
    for name, arguments in CALLS.items():
        # The client raises an error if the answer does not fit the schema.
        result = await session.call_tool(name, {'project': str(project), **arguments})
        data = result.model_dump(by_alias=True)
        assert not data['isError'], (name, data)
        assert data['structuredContent']['project'] == str(project)
        assert data['content'][0]['text']
    templates = (await session.list_resource_templates()).model_dump(by_alias=True)
    assert {item['name'] for item in templates['resourceTemplates']} >= {'guide', 'configuration'}
    guide = (await session.read_resource(f'archlint://guide{project}')).model_dump(by_alias=True)
    assert 'no-f' in guide['contents'][0]['text']
    prompts = (await session.list_prompts()).model_dump(by_alias=True)
    assert prompts['prompts'][0]['name'] == 'bring-in-line'
    prompt = await session.get_prompt(
        'bring-in-line', {'file': str(project / 'UI/HomeView.swift')})
    assert len(prompt.messages) == 2


def test_a_client_with_a_handshake(project):
    async def run():
        async with stdio_client(server()) as (read, write):
            async with ClientSession(read, write) as session:
                await session.initialize()
                await use(session, project)

    asyncio.run(run())


@pytest.mark.skipif(not hasattr(mcp, 'Client'), reason='the client is older than the revision')
def test_a_client_without_a_handshake(project):
    async def run():
        async with mcp.Client(server()) as client:
            assert client.protocol_version == '2026-07-28'
            await use(client, project)

    asyncio.run(run())


def hook(project, event, tool, **tool_input):
    process = subprocess.run(
        [ARCHLINT, 'check-edit'], capture_output=True, text=True, cwd='/', input=json.dumps({
            'hook_event_name': event, 'tool_name': tool, 'cwd': str(project),
            'tool_input': tool_input}))
    assert process.returncode == 0, process.stderr
    return json.loads(process.stdout or '{}')


def test_hooks_refuse_an_edit_with_errors(project):
    path = 'UI/HomeView.swift'
    bad = {'file_path': path, 'old_string': 'f(1)', 'new_string': 'f(2)'}
    good = {'file_path': path, 'old_string': 'f(1)', 'new_string': 'g(2)'}
    denied = hook(project, 'PreToolUse', 'Edit', **bad)['hookSpecificOutput']
    assert denied['permissionDecision'] == 'deny'
    assert f'{path}:2 error' in denied['permissionDecisionReason']
    assert hook(project, 'PreToolUse', 'Edit', **good) == {}
    assert hook(project, 'BeforeTool', 'replace', **bad)['decision'] == 'deny'
    assert hook(project, 'BeforeTool', 'replace', **good) == {}
    written = {'file_path': path, 'content': 'func h() { f(3) }\n'}
    assert hook(project, 'BeforeTool', 'write_file', **written)['decision'] == 'deny'
    (project / path).write_text(written['content'])
    assert hook(project, 'PostToolUse', 'Write', **written)['decision'] == 'block'
    assert 'additionalContext' in hook(
        project, 'AfterTool', 'write_file', **written)['hookSpecificOutput']


def test_hooks_let_other_tools_and_foreign_files_pass(project):
    assert hook(project, 'PreToolUse', 'Bash', command='ls') == {}
    assert hook(project, 'PreToolUse', 'Write', file_path='/elsewhere/A.swift', content='f(1)') == {}
    # A mistake of the configuration is no reason to refuse the edit that mends it.
    (project / '.archlint.yml').write_text('layer: {}\n')
    process = subprocess.run(
        [ARCHLINT, 'check-edit'], capture_output=True, text=True, input=json.dumps({
            'hook_event_name': 'PreToolUse', 'tool_name': 'Write', 'cwd': str(project),
            'tool_input': {'file_path': 'UI/A.swift', 'content': 'f(1)'}}))
    assert process.returncode == 1 and process.stdout == ''


def test_hooks_use_the_session_of_a_server(project):
    async def run():
        async with stdio_client(server()) as (read, write):
            async with ClientSession(read, write) as session:
                await session.initialize()
                await session.call_tool('check', {'project': str(project)})
                edit = {'file_path': 'UI/HomeView.swift', 'old_string': 'f(1)', 'new_string': 'f(2)'}
                answer = await asyncio.to_thread(hook, project, 'PreToolUse', 'Edit', **edit)
                assert answer['hookSpecificOutput']['permissionDecision'] == 'deny'

    asyncio.run(run())
