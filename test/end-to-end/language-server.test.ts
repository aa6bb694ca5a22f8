import { expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeAction, DocumentSymbol, Hover } from 'vscode-languageserver/node';
import { newFolder } from '../new-folder.ts';
import { runCommand } from './command-line.ts';
import { Editor, uriOf } from './editor.ts';

setDefaultTimeout(120_000);

const head = '\\id RUT\n\\h Ruth\n\\c 1\n\\p\n';
const right = `${head}\\v 1 Long ago a family left home.\n\\v 2 Their son went to \\nd Moab\\nd*.\n`;
const unclosed = right.replace('\\nd*', '');
const jonah = '\\id JON\n\\h Jonah\n\\c 1\n\\p\n\\v 1 The word came to Jonah.\n\\v 2 Go to the city.\n';

function draft(files: Record<string, string> = {}) {
  const content = newFolder({
    'translations/draft/RUT.usfm': right,
    'translations/draft/JON.usfm': jonah,
    ...files,
  });
  return { content, ruth: join(content, 'translations/draft/RUT.usfm') };
}

const codesOf = (diagnostics: readonly { code?: unknown }[]) => diagnostics.map(({ code }) => code);

test('a session: diagnostics while typing, a quick fix, help on a marker, the outline, and the end', async () => {
  const { ruth } = draft();
  await using editor = new Editor();
  const { capabilities } = await editor.initialized;
  expect(capabilities).toMatchObject({ hoverProvider: true, documentSymbolProvider: true });

  expect(codesOf(await editor.open(ruth, right))).not.toContain('unclosed-marker');
  const found = (await editor.change(ruth, unclosed)).find(({ code }) => code === 'unclosed-marker');
  expect(found).toMatchObject({
    severity: 1,
    source: 'scriptorium',
    range: { start: { line: 5, character: 23 }, end: { line: 5, character: 26 } },
  });

  const actions = await editor.request<CodeAction[]>('textDocument/codeAction', ruth, {
    range: found!.range,
    context: { diagnostics: [found] },
  });
  expect(actions.map(({ title, kind }) => [title, kind])).toEqual([
    ['Fix unclosed-marker', 'quickfix'],
    ['Apply all automatic fixes', 'source.fixAll'],
  ]);
  const [edit] = actions[0]!.edit!.changes![uriOf(ruth)]!;
  expect(edit!.newText).toBe('\\v 2 Their son went to \\nd Moab.\\nd*');
  expect(readFileSync(ruth, 'utf8')).toBe(right);

  const hover = await editor.request<Hover>('textDocument/hover', ruth, {
    position: { line: 5, character: 24 },
  });
  expect(hover.contents).toEqual({
    kind: 'markdown',
    value: '**\\\\nd**: Name of God, such as LORD.\n\nClose it with `\\nd*`.',
  });

  const outline = await editor.request<DocumentSymbol[]>('textDocument/documentSymbol', ruth);
  expect(outline.map(({ name, children }) => [name, children!.map((verse) => verse.name)])).toEqual([
    ['Chapter 1', ['Verse 1', 'Verse 2']],
  ]);
  expect(await editor.shutdown()).toBe(0);
});

test('reports what `check` reports, with the other files of the edition and check.json', async () => {
  const { content, ruth } = draft({
    'translations/draft/RUT.usfm': unclosed,
    'translations/draft/2.usfm': right,
    'translations/draft/check.json': '{"severity": {"unclosed-marker": "warning"}}',
  });
  const { diagnostics } = JSON.parse((await runCommand('check', content, '--json')).stdout);
  const ofRuth = diagnostics.filter(({ file }: { file: string }) => file.endsWith('/RUT.usfm'));
  await using editor = new Editor();
  const found = await editor.open(ruth, unclosed);
  expect(found.map(({ code, message }) => [code, message])).toEqual(
    ofRuth.map(({ code, message }: Record<string, string>) => [code, message]),
  );
  expect(codesOf(found)).toContain('unclosed-marker');
  expect(found.find(({ code }) => code === 'unclosed-marker')).toMatchObject({ severity: 2 });
});

test('reports words that only the words of the whole edition show to be wrong', async () => {
  const verses = Array.from(
    { length: 9 },
    (_, index) => `\\v ${index + 1} They stayed in Jerusalem for ${index + 2} days.\n`,
  );
  const text = `${head}${verses.join('')}\\v 10 They stayed in jerusalem for a year.\n`;
  const { ruth } = draft({ 'translations/draft/RUT.usfm': text });
  await using editor = new Editor();
  const found = await editor.open(ruth, text);
  expect(found.find(({ code }) => code === 'odd-capital')).toMatchObject({
    message: expect.stringContaining('“jerusalem” begins with a lower-case letter'),
    range: { start: { line: 13, character: 21 } },
  });
});

test('judges a file by the unsaved text of another one', async () => {
  const { content, ruth } = draft();
  const second = join(content, 'translations/draft/JON.usfm');
  await using editor = new Editor();
  await editor.open(second, jonah);
  expect(codesOf(await editor.open(ruth, right))).not.toContain('duplicate-book');
  await editor.change(second, right);
  const both = await Promise.all([editor.change(ruth, `${right} `), editor.change(second, `${right}\n`)]);
  expect(both.flatMap(codesOf)).toContain('duplicate-book');
});

test('checks again when a file has been changed by another program', async () => {
  const { content, ruth } = draft();
  await using editor = new Editor();
  expect(codesOf(await editor.open(ruth, unclosed))).toContain('unclosed-marker');
  await Bun.write(join(content, 'translations/draft/check.json'), '{"severity": {"unclosed-marker": "off"}}');
  const found = await editor.next(ruth, 'workspace/didChangeWatchedFiles', { changes: [] });
  expect(codesOf(found)).not.toContain('unclosed-marker');
});

test('checks a document without a file, and a new file, alone', async () => {
  const { content } = draft();
  await using editor = new Editor();
  expect(codesOf(await editor.open('untitled:Untitled-1', unclosed))).toContain('unclosed-marker');
  const unsaved = join(content, 'translations/draft/NEW.usfm');
  expect(codesOf(await editor.open(unsaved, unclosed))).toContain('unclosed-marker');
  const nowhere = join(content, 'missing/folder/RUT.usfm');
  expect(codesOf(await editor.open(nowhere, unclosed))).toContain('unclosed-marker');
});

test.each([
  ['whose name cannot be an id', 'translations/d', {}],
  ['with faulty metadata', 'translations/other', { 'translations/other/edition.json': '{"id": 7}' }],
])('checks a source alone in a folder %s', async (_what, folder, files) => {
  const { content } = draft({ [`${folder}/RUT.usfm`]: unclosed, ...files });
  await using editor = new Editor();
  expect(codesOf(await editor.open(join(content, folder, 'RUT.usfm'), unclosed))).toContain(
    'unclosed-marker',
  );
});

test('has an outline and help for USX and USJ', async () => {
  const usx =
    '<?xml version="1.0"?>\n<usx version="3.0">\n<book code="RUT" style="id"/>\n<chapter number="1" style="c" sid="RUT 1"/>\n<para style="q1"><verse number="1-2" style="v" sid="RUT 1:1-2"/>In the days<verse eid="RUT 1:1-2"/></para>\n<chapter eid="RUT 1"/>\n</usx>\n';
  const usj = JSON.stringify({
    type: 'USJ',
    version: '3.1',
    content: [
      { type: 'book', marker: 'id', code: 'RUT', content: [] },
      { type: 'chapter', marker: 'c', number: '1', sid: 'RUT 1' },
      {
        type: 'para',
        marker: 'q1',
        content: [{ number: '1-2', type: 'verse', marker: 'v' }, 'In the days'],
      },
    ],
  });
  const folder = newFolder({ 'usx/RUT.usx': usx, 'usj/RUT.json': usj });
  await using editor = new Editor();
  for (const [name, text, marker] of [
    ['usx/RUT.usx', usx, 'style="q1"'],
    ['usj/RUT.json', usj, '"marker":"q1"'],
  ] as const) {
    const path = join(folder, name);
    await editor.open(path, text);
    const [chapter] = await editor.request<DocumentSymbol[]>('textDocument/documentSymbol', path);
    expect([chapter!.name, chapter!.children!.map((verse) => verse.name)]).toEqual([
      'Chapter 1',
      ['Verse 1-2'],
    ]);
    const before = text.slice(0, text.indexOf(marker)).split('\n');
    const position = { line: before.length - 1, character: before.at(-1)!.length + 8 };
    const hover = await editor.request<Hover>('textDocument/hover', path, { position });
    expect((hover.contents as { value: string }).value).toStartWith('**\\\\q1**: Line of poetry');
  }
});

test('survives hostile input', async () => {
  const { ruth } = draft();
  await using editor = new Editor();
  await editor.initialized;
  const { connection, child } = editor;
  await expect(connection.sendRequest('no/such/method')).rejects.toThrow();
  await expect(connection.sendRequest('textDocument/hover', {})).rejects.toThrow();
  await connection.sendNotification('textDocument/didChange', {
    textDocument: { uri: 'file://%', version: 1 },
    contentChanges: [],
  });
  child.stdin!.write('Content-Length: 9\r\n\r\n{"broken"');
  const far = { position: { line: 1e9, character: 1e9 } };
  expect(await editor.request<Hover | null>('textDocument/hover', '/nowhere', far)).toBeNull();
  expect(await editor.request<unknown>('textDocument/documentSymbol', 'http://a b/%')).toEqual([]);
  for (const text of [
    `\\id RUT\n${'\\'.repeat(50_000)}`,
    `\\id RUT\n\\c 1\n${'\\v '.repeat(20_000)}`,
    `<usx>${'<verse '.repeat(20_000)}`,
    `{"type":"USJ","content":[${'{"type":"verse"'.repeat(20_000)}`,
    '\\id RUT\n\\c 1\n\\p\n\\v 1 \ud800 \0 lone',
  ]) {
    await editor.open(ruth, text);
    await editor.request('textDocument/documentSymbol', ruth);
    await editor.request('textDocument/hover', ruth, { position: { line: 1, character: 40 } });
    await editor.request('textDocument/codeAction', ruth, {
      range: { start: { line: 0, character: 0 }, end: { line: 1e6, character: 0 } },
      context: { diagnostics: [] },
    });
  }
  expect(codesOf(await editor.change(ruth, unclosed))).toContain('unclosed-marker');
  expect(await editor.shutdown()).toBe(0);
});

test('ends when the editor goes away', async () => {
  const { ruth } = draft();
  await using editor = new Editor();
  await editor.open(ruth, right);
  editor.child.stdin!.end();
  expect(await editor.exited).not.toBeNull();
});

test('a chapter in a separate file has the findings of the whole book', async () => {
  const chapter = (number: number, words: string) =>
    `\\id RUT\n\\h Ruth\n\\c ${number}\n\\p\n\\v 1 ${words}\n`;
  const { ruth } = draft({ 'translations/draft/RUT2.usfm': chapter(2, 'Naomi  had a relative.') });
  const second = ruth.replace('RUT.usfm', 'RUT2.usfm');
  await using editor = new Editor();
  await editor.initialized;
  const codes = codesOf(await editor.open(second, chapter(2, 'Naomi  had a relative.')));
  expect(codes).toContain('double-space');
  expect(codes).not.toContain('duplicate-book');
});
