import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { openLibrary } from '../../../src/library/library.ts';
import { writeFiles } from '../../write-files.ts';
import { errors, HostileContent, metadata, outcomes, text, usfm } from './hostile-content.ts';

setDefaultTimeout(600_000);

describe('ids that are equal, or differ only by case,', () => {
  const put = (content: HostileContent, folder: string, id: string, words = 'Words.') =>
    writeFiles(join(content.path, 'translations', folder), {
      'edition.json': metadata(id),
      'GEN.usfm': usfm(words),
    });

  test.each([
    ['bsb', 'a commentary', 'commentaries/other/edition.json'],
    ['bsb', 'another translation', 'translations/other/edition.json'],
    ['BSB', 'another translation', 'translations/other/edition.json'],
  ])('"%s" of %s is refused as that which it is like, and each names the other', async (id, _, file) => {
    const content = new HostileContent();
    put(content, 'first', 'BSB');
    writeFiles(content.path, {
      [file]: metadata(id),
      [file.replace('edition.json', 'GEN.usfm')]: usfm('Other words.'),
      [file.replace('edition.json', 'notes.csv')]:
        'Book,Chapter,VERSE / INTRODUCTION,COMMENTARIES\nGenesis,1,1,A note.\n',
    });
    const summary = await content.build();
    expect(outcomes(summary)).toEqual({ sound: 'compiled', first: 'failed', other: 'failed' });
    const folder = file.replace('/edition.json', '');
    expect(errors(summary)).toEqual([
      expect.stringMatching(
        new RegExp(`^translations/first/edition.json: duplicate-edition-id: .*${folder} `),
      ),
      expect.stringMatching(new RegExp(`^${file}: duplicate-edition-id: .*translations/first `)),
    ]);
    expect((await content.served()).ids).toEqual(['SOUND']);
  });

  test('stay served as they were, wherever their folders are by now', async () => {
    const content = new HostileContent();
    put(content, 'first', 'BSB', 'Words of the first.');
    await content.build();
    renameSync(join(content.path, 'translations/first'), join(content.path, 'translations/moved'));
    put(content, 'other', 'bsb', 'Words of the other.');
    expect(outcomes(await content.build())).toEqual({ sound: 'unchanged', moved: 'failed', other: 'failed' });
    const { ids, text } = await content.served();
    expect(ids).toEqual(['BSB', 'SOUND']);
    expect(text).toContain('Words of the first.');
    expect(text).not.toContain('Words of the other.');
  });

  test('are distinguished while the one that is served cannot be read', async () => {
    const content = new HostileContent();
    put(content, 'first', 'BSB');
    await content.build();
    writeFiles(join(content.path, 'translations/first'), { 'edition.json': '[' });
    put(content, 'other', 'bsb');
    const summary = await content.build();
    expect(outcomes(summary)).toEqual({ sound: 'unchanged', first: 'failed', other: 'failed' });
    expect(errors(summary)).toContainEqual(
      expect.stringMatching(
        /^translations\/other\/edition.json: duplicate-edition-id: .*"BSB" of translations\/first/,
      ),
    );
    expect((await content.served()).ids).toEqual(['BSB', 'SOUND']);
  });

  test('an edition whose id changes its case is replaced', async () => {
    const content = new HostileContent();
    put(content, 'first', 'BSB');
    await content.build();
    put(content, 'first', 'bsb');
    expect(outcomes(await content.build())).toMatchObject({ sound: 'unchanged' });
    expect((await content.served()).ids).toEqual(['SOUND', 'bsb']);
  });
});

test.each(['x', 'a'.repeat(65)])(
  'an edition with the id %p, which was allowed once, stays served and can be removed',
  async (id) => {
    const content = new HostileContent();
    await content.build();
    const library = openLibrary(content.library);
    library.update((update) => {
      const record = { ...library.edition('SOUND')!, id, folder: 'translations/hostile' };
      update.putEdition(record, [[`/api/${id}/books.json`, library.get('/api/SOUND/books.json')!]]);
    });
    await library.close();
    content.write({ 'edition.json': metadata(id), ...text });
    expect(outcomes(await content.build())).toEqual({ sound: 'unchanged', hostile: 'failed' });
    expect((await content.served()).ids.toSorted()).toEqual(['SOUND', id].sort());
    rmSync(content.edition, { recursive: true });
    expect(outcomes(await content.build())).toEqual({ sound: 'unchanged', hostile: 'removed' });
    expect((await content.served()).ids).toEqual(['SOUND']);
  },
);

test('an edition whose folder or room is a link to a disk that is not mounted stays served', async () => {
  const content = new HostileContent();
  const disk = join(content.outside, 'disk');
  writeFiles(disk, { 'texts/edition.json': metadata('FAR'), 'texts/GEN.usfm': usfm('Far away.') });
  writeFiles(disk, { 'room/notes/edition.json': metadata('NOTES') });
  writeFiles(disk, {
    'room/notes/notes.csv': 'Book,Chapter,VERSE / INTRODUCTION,COMMENTARIES\nGenesis,1,1,A note.\n',
  });
  symlinkSync(join(disk, 'texts'), content.edition);
  symlinkSync(join(disk, 'room'), join(content.path, 'commentaries'));
  expect(outcomes(await content.build())).toEqual({
    sound: 'compiled',
    hostile: 'compiled',
    notes: 'compiled',
  });
  renameSync(disk, `${disk}.away`);
  const away = await content.build();
  expect(outcomes(away)).toEqual({ sound: 'unchanged', hostile: 'failed', commentaries: 'failed' });
  expect(errors(away).map((error) => error.split(': ', 2).join(': '))).toEqual([
    'translations/hostile: unreadable-file',
    'commentaries: unreadable-file',
  ]);
  expect((await content.served()).ids).toEqual(['FAR', 'NOTES', 'SOUND']);
});
