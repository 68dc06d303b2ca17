-- What Neovim shows of a description, in lines that a test compares.
local folder, program = os.getenv('REVIEWLINT_FOLDER'), os.getenv('REVIEWLINT_PROGRAM')
local lines = {}
local function say(line) table.insert(lines, (line:gsub('\n', ' | '))) end

vim.cmd('edit ' .. folder .. '/login.review.yaml')
local buffer = vim.api.nvim_get_current_buf()
local client = vim.lsp.start_client({
  name = 'reviewlint',
  cmd = { program, 'lsp' },
  root_dir = folder,
})
vim.lsp.buf_attach_client(buffer, client)

local function found() return vim.diagnostic.get(buffer, { severity = vim.diagnostic.severity.ERROR }) end
local function wait(condition) return vim.wait(20000, condition, 20) end

wait(function() return #found() > 0 end)
for _, one in ipairs(found()) do
  say(string.format('%d:%d-%d %s: %s', one.lnum + 1, one.col + 1, one.end_col + 1, one.code, one.message))
end

local function ask(method, line, character)
  local answer = vim.lsp.buf_request_sync(buffer, method, {
    textDocument = vim.lsp.util.make_text_document_params(),
    position = { line = line, character = character },
  }, 20000)
  return answer and answer[client] and answer[client].result
end

local hover = ask('textDocument/hover', 5, 14)
say('hover: ' .. vim.lsp.util.convert_input_to_markdown_lines(hover.contents)[1])

local items = vim.lsp.util.text_document_completion_list_to_complete_items(ask('textDocument/completion', 5, 14), 'iphone-se')
for _, item in ipairs(items) do say('completes: ' .. item.word) end

vim.lsp.stop_client(client)
vim.fn.writefile(lines, folder .. '/told.txt')
vim.cmd('qall!')
