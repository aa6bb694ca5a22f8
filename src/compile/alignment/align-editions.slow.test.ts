import { expect, setDefaultTimeout, test } from 'bun:test';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../../test/new-folder.ts';
import { readDocument } from '../../../test/read-document.ts';
import { writeFiles } from '../../../test/write-files.ts';
import { links } from '../../documents/links.ts';
import { alignmentSchema } from '../../documents/translation/alignment-schema.ts';
import { type Library, openLibrary } from '../../library/library.ts';
import type { ChapterAlignment } from '../../model/alignment.ts';
import { buildLibrary } from '../build-library.fixture.ts';

setDefaultTimeout(600_000);

const edition = (id: string, language: string, more: object = {}) => ({
  ...{ id, name: id, englishName: id, language, website: '', licenseUrl: 'https://example.org/license' },
  ...more,
});

const book = (...verses: readonly string[]) =>
  ['\\id RUT', '\\c 1', '\\p', ...verses.map((verse, index) => `\\v ${index + 1} ${verse}`)].join('\n');

const hebrew = (...words: readonly (readonly [text: string, number: string])[]) =>
  words.map(([text, number]) => `\\w ${text}|strong="${number}"\\w*`).join(' ');

const house = ['בית', 'H1004'] as const;
const green = ['ירק', 'H3418'] as const;
const red = ['אדם', 'H122'] as const;
const door = ['דלת', 'H1817'] as const;

const original = book(hebrew(house, green), hebrew(house, red), hebrew(door, red), hebrew(door, green));
const translation = book('House green.', 'House red.', 'Door red.', 'Door green!');

function twoEditions(more: object = {}) {
  const content = newFolder({
    'translations/h/edition.json': edition('H', 'hbo'),
    'translations/h/RUT.usfm': original,
    'translations/t/edition.json': edition('T', 'eng', more),
    'translations/t/RUT.usfm': translation,
  });
  return { content, library: newFolder() };
}

async function look<Result>(directory: string, read: (library: Library) => Result): Promise<Result> {
  const library = openLibrary(directory, { readOnly: true });
  try {
    expect([...library.verify()]).toEqual([]);
    return read(library);
  } finally {
    await library.close();
  }
}

const path = links.alignment('T', 'RUT', 1);
const alignmentIn = (directory: string) =>
  look(directory, (library) =>
    library.get(path) ? readDocument<ChapterAlignment>(library, path) : undefined,
  );
const featuresIn = (directory: string) =>
  look(
    directory,
    (library) =>
      readDocument<{ translations: { id: string; alignment?: object }[] }>(library, links.features)
        .translations,
  );

test('an edition whose metadata asks for it is aligned with the Hebrew edition of the library', async () => {
  const folders = twoEditions({ alignment: 'computed' });
  await buildLibrary(folders);
  const alignment = (await alignmentIn(folders.library))!;
  expect(alignmentSchema.parse(alignment)).toEqual(alignment as never);
  expect(alignment.by).toBe('computed');
  expect(alignment.groups[0]).toEqual({
    source: [{ edition: 'H', verse: 1, index: 0, lemma: null, strongs: ['H1004'], morph: null, text: 'בית' }],
    target: [{ verse: 1, start: 0, end: 5 }],
    score: expect.any(Number),
  });
  const found = alignment.groups.map(({ source, target }) => [source[0]!.strongs[0], target[0]!.verse]);
  expect(found.map((pair) => pair.join(' '))).toEqual([
    ...['H1004 1', 'H3418 1', 'H1004 2', 'H122 2'],
    ...['H1817 3', 'H122 3', 'H1817 4', 'H3418 4'],
  ]);
  const features = await featuresIn(folders.library);
  expect(features.find(({ id }) => id === 'T')!.alignment).toEqual({
    by: 'computed',
    quality: alignment.quality,
  });
  expect(features.find(({ id }) => id === 'H')!.alignment).toBeUndefined();
  expect(await look(folders.library, (library) => library.get(links.words('T', 'RUT', 1)))).toBeUndefined();
});

test('with align, every translation is aligned, and without it the alignments are removed again', async () => {
  const folders = twoEditions();
  await buildLibrary(folders);
  expect(await alignmentIn(folders.library)).toBeUndefined();
  const built = await buildLibrary({ ...folders, align: true });
  expect(built.editions.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
  expect(await alignmentIn(folders.library)).toBeDefined();
  await buildLibrary(folders);
  expect(await alignmentIn(folders.library)).toBeUndefined();
  expect((await featuresIn(folders.library)).some(({ alignment }) => alignment)).toBe(false);
});

test('an unchanged edition is aligned again only if the original has changed', async () => {
  const folders = twoEditions({ alignment: 'computed' });
  await buildLibrary(folders);
  const generation = () => look(folders.library, ({ generation }) => generation);
  const before = await generation();
  await buildLibrary(folders);
  expect(await generation()).toBe(before);
  writeFiles(folders.content, { 'translations/h/RUT.usfm': original.replaceAll('H1004', 'H1005') });
  await buildLibrary(folders);
  const numbers = (await alignmentIn(folders.library))!.groups.flatMap(({ source }) => source[0]!.strongs);
  expect(numbers).toContain('H1005');
  expect(numbers).not.toContain('H1004');
});

test('two builds produce the same alignments', async () => {
  const [one, other] = [twoEditions(), twoEditions()];
  await buildLibrary({ ...one, align: true, threads: 1 });
  await buildLibrary({ ...other, align: true, threads: 2, withBrotli: true });
  expect(await alignmentIn(one.library)).toEqual((await alignmentIn(other.library))!);
});

test('an alignment of the source is kept', async () => {
  const folders = twoEditions();
  const aligned =
    '\\zaln-s |x-strong="H9" x-content="x" x-occurrence="1"\\*\\w House|x-occurrence="1"\\w*\\zaln-e\\*';
  writeFiles(folders.content, { 'translations/t/RUT.usfm': book(aligned) });
  await buildLibrary({ ...folders, align: true });
  expect((await alignmentIn(folders.library))!.by).toBe('source');
});

test('without an original, a warning says what is missing', async () => {
  const folders = twoEditions({ alignment: 'computed' });
  rmSync(join(folders.content, 'translations/h'), { recursive: true });
  const { diagnostics, editions } = await buildLibrary(folders);
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toContainEqual([
    'no-original-text',
    'warning',
  ]);
  expect(editions[0]!.outcome).toBe('compiled');
  expect(await alignmentIn(folders.library)).toBeUndefined();
});

test('verses are matched by versification', async () => {
  const folders = twoEditions({ alignment: 'computed' });
  const malachi = (chapter: number, first: number, verses: readonly string[]) =>
    [`\\c ${chapter}`, '\\p', ...verses.map((verse, index) => `\\v ${first + index} ${verse}`)].join('\n');
  const words = [hebrew(house, green), hebrew(house, red), hebrew(door, red), hebrew(door, green)];
  writeFiles(folders.content, {
    'translations/h/edition.json': edition('H', 'hbo', { versification: 'org' }),
    'translations/h/RUT.usfm': `\\id MAL\n${malachi(3, 19, words)}`,
    'translations/t/edition.json': edition('T', 'eng', { alignment: 'computed', versification: 'eng' }),
    'translations/t/RUT.usfm': `\\id MAL\n${malachi(4, 1, ['House green', 'House red', 'Door red', 'Door green'])}`,
  });
  await buildLibrary(folders);
  const { groups } = await look(folders.library, (library) =>
    readDocument<ChapterAlignment>(library, links.alignment('T', 'MAL', 4)),
  );
  expect(groups[0]).toMatchObject({
    source: [{ chapter: 3, verse: 19, index: 0, strongs: ['H1004'] }],
    target: [{ verse: 1, start: 0, end: 5 }],
  });
});
