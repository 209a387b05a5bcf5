-- The steps of Tests/Editors/neovim, inside of Neovim 0.7 or newer.
local function step(text) io.stdout:write(text .. '\n') end

local function check(is_so, text)
  step((is_so and 'ok   ' or 'FAIL ') .. text)
  if not is_so then vim.cmd('cquit 1') end
end

local id = vim.lsp.start_client({
  name = 'archlint', cmd = { vim.env.ARCHLINT, 'lsp' }, root_dir = vim.env.PROJECT,
})
vim.cmd('edit ' .. vim.fn.fnameescape(vim.env.PROJECT .. '/Loader.swift'))
vim.lsp.buf_attach_client(0, id)

local function wait_for(count)
  return vim.wait(30000, function() return #vim.diagnostic.get(0) == count end, 20)
end

check(wait_for(1), 'the finding is a diagnostic of the buffer')
local found = vim.diagnostic.get(0)[1]
step(string.format('     %d:%d %s [%s]', found.lnum + 1, found.col + 1, found.message, found.code))
check(found.lnum == 0 and found.col == 17, 'it is at the byte of the call, behind an accent')
check(found.severity == vim.diagnostic.severity.ERROR, 'it is an error')

local encoding = vim.lsp.get_client_by_id(id).offset_encoding
vim.api.nvim_win_set_cursor(0, { 1, found.col })
local parameters = vim.lsp.util.make_range_params(0, encoding)
parameters.context = { diagnostics = {}, only = { 'quickfix' } }
local answers = vim.lsp.buf_request_sync(0, 'textDocument/codeAction', parameters, 10000)
local actions = answers[id].result
for _, action in ipairs(actions) do step('     ' .. action.title) end
check(#actions == 2, 'there is a fix and a suppression')
vim.lsp.util.apply_workspace_edit(actions[1].edit, encoding)
local text = vim.api.nvim_buf_get_lines(0, 0, -1, false)[1]
step('     ' .. text)
check(text == 'let unit = "é"; fetch(1)', 'the fix changes the buffer')
check(wait_for(0), 'the diagnostic is gone')

local hover = vim.lsp.buf_request_sync(
  0, 'textDocument/hover', vim.lsp.util.make_position_params(0, encoding), 10000)
check(hover ~= nil, 'a hover gets an answer')
vim.lsp.stop_client(id)
check(vim.wait(10000, function() return vim.lsp.get_client_by_id(id) == nil end, 20),
  'the server ends when it is told to')
vim.cmd('qall!')
