import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync, writeFileSync } from 'node:fs';
import { soundText } from '../../test/checks/mistakes.ts';
import { newFolder } from '../../test/new-folder.ts';
import { checkSourceFile } from './check-file.ts';
import { checkContent } from './checked-content.fixture.ts';
import { fixSources, fixUntilStable, writeFixes } from './fix-sources.ts';

setDefaultTimeout(600_000);

const edition = { id: 'A', name: 'A', englishName: 'A', language: 'eng', website: '', licenseUrl: '' };
const sound = soundText();
const file = 'translations/a/RUT.usfm';

async function fixesOf(text: string) {
  const content = newFolder({ 'translations/a/edition.json': edition, [file]: text });
  const { diagnostics } = await checkContent(content);
  return { content, diagnostics, fixes: fixSources(content, diagnostics) };
}

test.each([
  ['two spaces', 'The café closed', 'The  café closed'],
  ['a space before a comma', 'town, and', 'town , and'],
  ['no space after a comma', 'town, and', 'town,and'],
  ['two commas', 'town, and', 'town,, and'],
  ['an invisible character', 'The café closed', 'The \u200bcafé closed'],
  ['an accent apart', 'The café closed', 'The cafe\u0301 closed'],
])('%s is fixed, and nothing else', async (_what, right, wrong) => {
  const { content, fixes } = await fixesOf(sound.replace(right, wrong));
  expect(fixes).toMatchObject([{ file, lines: [{ line: 9 }], text: sound }]);
  writeFixes(content, fixes);
  expect(readFileSync(`${content}/${file}`, 'utf8')).toBe(sound);
});

test('double spaces are fixed everywhere, also if there are too many to list', async () => {
  const verses = Array.from({ length: 120 }, (_, index) => `\\v ${index + 23} A man went.\n`).join('');
  const more = (space: string) => `${sound}${verses.replaceAll('A man ', `A man${space}`)}`;
  const { diagnostics, fixes } = await fixesOf(more('  '));
  expect(diagnostics.filter(({ code }) => code === 'double-space')).toHaveLength(1);
  expect(fixes).toMatchObject([{ file, text: more(' ') }]);
});

test('a space is fixed by the data of its finding, however the message is worded', async () => {
  const { content, diagnostics } = await fixesOf(sound.replace('town, and', 'town , and'));
  expect(diagnostics).toMatchObject([{ code: 'odd-space', space: { side: 'before', found: 'space' } }]);
  const reworded = diagnostics.map((finding) => ({ ...finding, message: 'Espace en trop.' }));
  expect(fixSources(content, reworded)).toMatchObject([{ text: sound }]);
});

test('padding at the end is removed', async () => {
  const { content, fixes } = await fixesOf(`${sound}\0\0\0`);
  writeFixes(content, fixes);
  expect(readFileSync(`${content}/${file}`, 'utf8')).toBe(sound);
});

test('all characters of Windows-1252 in a file are fixed, however many they are', async () => {
  const quoted = (open: string, close: string) =>
    sound.replace(/\\v (\d+) /g, (verse) => `${verse}${`${open}So${close} `.repeat(9)}`);
  const { content, fixes } = await fixesOf(quoted('\u0093', '\u0094'));
  writeFixes(content, fixes);
  expect(readFileSync(`${content}/${file}`, 'utf8')).toBe(quoted('“', '”'));
});

test('a style that is not closed is closed at the end of its line, and the words stay', async () => {
  const { content, fixes } = await fixesOf(sound.replace('\\v 5 The man', '\\v 5 The \\add man'));
  expect(fixes[0]!.lines[0]!.after).toEndWith('of the bread.\\add*');
  writeFixes(content, fixes);
  expect((await checkContent(content)).diagnostics).toEqual([]);
});

test('a text without faults, or with faults that need a person, stays unchanged', async () => {
  expect((await fixesOf(sound)).fixes).toEqual([]);
  expect((await fixesOf(sound.replace('\\v 5 The man', '\\v 5 TODO of the the man'))).fixes).toEqual([]);
});

test('a file in another format is not changed', async () => {
  const usx =
    '<usx version="3.0"><book code="RUT" style="id"/><para style="h">Ruth</para><chapter number="1" style="c"/><para style="p"><verse number="1" style="v"/>A  man.</para></usx>';
  const content = newFolder({ 'translations/a/edition.json': edition, 'translations/a/RUT.usx': usx });
  const { diagnostics } = await checkContent(content);
  expect(diagnostics.map(({ code }) => code)).toContain('double-space');
  const skipped = 'it is not USFM. Fix it in the program that made it.';
  expect(fixSources(content, diagnostics)).toMatchObject([{ lines: [], skipped }]);
});

describe('a file that is not UTF-8 is named and not changed', () => {
  const doubled = sound.replace('closed', ' closed');
  test.each([
    ['UTF-16', Buffer.from(`\ufeff${doubled}`, 'utf16le')],
    ['UTF-16 without a byte-order mark', Buffer.from(doubled, 'utf16le')],
    ['Windows-1252', Buffer.from(doubled.replace(/[“”’—–]/g, '"'), 'latin1')],
    ['UTF-8 with an invalid byte', Buffer.concat([Buffer.from(doubled), Buffer.from([0xc3, 0x20])])],
  ])('%s', async (_what, bytes) => {
    const content = newFolder({ 'translations/a/edition.json': edition });
    writeFileSync(`${content}/${file}`, bytes);
    const { diagnostics } = await checkContent(content);
    const fixes = fixSources(content, diagnostics);
    expect(fixes).toMatchObject([{ file, lines: [], skipped: 'it is not UTF-8. Save it as UTF-8 first.' }]);
    writeFixes(content, fixes);
    expect(readFileSync(`${content}/${file}`)).toEqual(bytes);
  });
});

test('a lost character does not block the fixes, and byte-order mark and line ends stay', async () => {
  const as = (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`;
  const lost = sound.replace('\\v 5 The', '\\v 5 T\ufffde');
  const { fixes } = await fixesOf(as(lost.replace('café closed', 'café  closed')));
  expect(fixes).toMatchObject([{ file, text: as(lost) }]);
});

test.each([
  ['after a closing marker', '\\nd café\\nd* closed', '\\nd café\\nd*  closed'],
  [
    'before an attribute',
    '\\w café|x="a"  strong="H1"\\w* closed',
    '\\w café|x="a"  strong="H1"\\w*  closed',
  ],
  ['after a bar in the text', '| café closed', '| café  closed'],
])('two spaces %s are fixed, and attributes stay', async (_what, right, wrong) => {
  const { fixes } = await fixesOf(sound.replace('café closed', wrong));
  expect(fixes).toMatchObject([{ text: sound.replace('café closed', right) }]);
});

test('a space is moved from before a comma to after it', async () => {
  const { fixes } = await fixesOf(sound.replace('town, and', 'town ,and'));
  expect(fixes).toMatchObject([{ lines: [{ line: 9 }], text: sound }]);
});

test('a fix that another fix made superfluous is skipped', async () => {
  const { fixes } = await fixesOf(sound.replace('town, and', 'town,\u200b and'));
  expect(fixes).toMatchObject([{ text: sound }]);
});

test('a mistake that another fix shows is fixed as well', async () => {
  const { content, diagnostics } = await fixesOf(sound.replace('town, and', 'town, , and'));
  const check = async (texts: ReadonlyMap<string, string>) => [
    ...checkSourceFile(file, new TextEncoder().encode(texts.get(file)), { language: 'eng' }).diagnostics,
  ];
  expect(await fixUntilStable(content, diagnostics, check)).toMatchObject([{ text: sound }]);
});

describe('a person must decide', () => {
  test.each([
    ['a style that is closed after another', 'The café closed', 'The \\add café \\+nd Lord\\add* closed'],
    ['a style before another verse', /The café(.*)\n\\v 2/, 'The \\add café$1 \\v 2'],
    ['a style before a note', '\\v 14 The', '\\v 14 \\add The'],
    ['a quotation mark at the end of a line', 'said, “', 'said, “ \n'],
    ['an invisible space between two words', 'The café', 'The\u200bcafé'],
    ['a space between a marker and a comma', 'town, and', 'town \\add , and\\add*'],
  ])('%s', async (_what, right, wrong) => {
    expect((await fixesOf(sound.replace(right, wrong))).fixes).toEqual([]);
  });
});

test('a fix that would change words is refused, and the others are made', async () => {
  const barred = sound.replace('\\v 2 The', '\\v 2 \\w The|strong');
  const { fixes } = await fixesOf(barred.replace('town, and', 'town , and'));
  expect(fixes).toMatchObject([{ file, lines: [{ line: 9 }], refused: [10], text: barred }]);
});

test('a marker is followed by a space in place of an invisible character', async () => {
  const { fixes } = await fixesOf(sound.replace('The café', 'The \\nd\ufeffcafé\\nd*'));
  expect(fixes).toMatchObject([{ text: sound.replace('The café', 'The \\nd café\\nd*') }]);
});

test.each([
  ['a missing space after a marker', '\\qt Come\\qt*', '\\qtCome\\qt*'],
  ['a missing space in a style', '\\nd café\\nd*', '\\ndcafé\\nd*'],
  ['a direction mark in a marker', '\\nd café\\nd*', '\\nd café\\nd\u200f*'],
])('%s is fixed', async (_what, right, wrong) => {
  const { fixes } = await fixesOf(sound.replace('The café', `The ${wrong}`));
  expect(fixes).toMatchObject([{ text: sound.replace('The café', `The ${right}`) }]);
});

test('a direction mark before the number of a verse is removed', async () => {
  const { fixes } = await fixesOf(sound.replace('\\v 2 ', '\\v \u200f2 ').replace('\\v 3 ', '\\v\u200f3 '));
  expect(fixes).toMatchObject([{ text: sound }]);
});

test('a word with attributes is not closed after other words of its line', async () => {
  const wrong = sound.replace(
    '\\v 5 The man',
    '\\v 5 The \\w man|strong="H376" and \\w son|strong="H1121"\\w*',
  );
  const { diagnostics, fixes } = await fixesOf(wrong);
  expect(diagnostics.map(({ code }) => code)).toContain('unclosed-marker');
  expect(fixes).toEqual([]);
});

test('a nested style is closed as a nested one', async () => {
  const { diagnostics, fixes } = await fixesOf(sound.replace('\\v 5 The', '\\v 5 \\+nd The'));
  expect(diagnostics[0]!.message).toBe('\\+nd is not closed; write \\+nd* where it ends.');
  expect(fixes[0]!.lines[0]!.after).toEndWith('of the bread.\\+nd*');
});
