import { expect, test } from 'bun:test';
import { PassThrough } from 'node:stream';
import {
  createProtocolConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { serveEditor } from './language-server.ts';

test('an editor receives the findings of a document that is not a file yet', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  serveEditor(input, output);
  const editor = createProtocolConnection(new StreamMessageReader(output), new StreamMessageWriter(input));
  const published = new Promise<PublishDiagnosticsParams>((resolve) => {
    editor.onNotification('textDocument/publishDiagnostics', resolve);
  });
  editor.listen();
  await editor.sendRequest('initialize', { processId: null, rootUri: null, capabilities: {} });
  const text = '\\id RUT\n\\c 1\n\\p\n\\v 1 One  two.\n';
  await editor.sendNotification('textDocument/didOpen', {
    textDocument: { uri: 'untitled:RUT.usfm', languageId: 'usfm', version: 1, text },
  });
  const { uri, diagnostics } = await published;
  expect(uri).toBe('untitled:RUT.usfm');
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      code: 'double-space',
      range: expect.objectContaining({ start: { line: 3, character: 8 } }),
    }),
  );
});
