import { describe, expect, test } from 'bun:test';
import { buildLibrary } from '../../../src/compile/build-library.fixture.ts';
import { openLibrary } from '../../../src/library/library.ts';
import { Versification } from '../../../src/references/versification/versification.ts';
import { ContentFolder } from '../../content-folder.ts';
import { runCommand } from '../../end-to-end/command-line.ts';
import { editionWords } from '../../end-to-end/edition-words.ts';
import { type EditionRow, testEditions, usfm, usx } from './edition-rows.ts';

function chapters(id: string, like: string, word: string, maxChapters = 99): string {
  const counts = Versification.standard('eng').chapters(like)!.slice(0, maxChapters);
  const verses = (count: number) =>
    Array.from({ length: count }, (_, index) => `\\v ${index + 1} ${word}.`).join('\n');
  return `\\id ${id}\n${counts.map((count, index) => `\\c ${index + 1}\n\\p\n${verses(count)}`).join('\n')}\n`;
}

const words = (word: string, count: number) => Array(count).fill(`${word}.`).join(' ');
const nameless = (text: string) => text.replace(/\\id \w+\n/, '');
const rows: EditionRow[] = [
  {
    title: 'more verses go before fewer',
    files: { 'a.usfm': usfm('JUD', 'fragment.'), 'b.usfm': chapters('JUD', 'JUD', 'whole') },
    words: words('whole', 25),
    told: ['duplicate-book a.usfm:1'],
    says: ['JUD is also in', 'it has 1 verse and the other 25'],
  },
  {
    title: 'the same in another format',
    files: { 'a.usx': usx('JUD', 'fragment.'), 'b.usfm': chapters('JUD', 'JUD', 'whole') },
    words: words('whole', 25),
    told: ['duplicate-book a.usx:1'],
  },
  {
    title: 'a declared id goes before one that the name of the file gives',
    files: { 'JUD.usfm': nameless(chapters('JUD', 'JUD', 'whole')), 'z.usfm': usfm('JUD', 'declared.') },
    words: 'declared.',
    told: ['guessed-book-id JUD.usfm:1', 'duplicate-book JUD.usfm:1'],
    says: ['it does not declare the id of its book'],
  },
  {
    title: 'numbers that fit the book go before those of another one',
    files: { '32-JON.usfm': chapters('NAM', 'JON', 'jonah'), '34-NAM.usfm': chapters('NAM', 'NAM', 'nahum') },
    words: words('nahum', 47),
    told: ['duplicate-book 32-JON.usfm:1'],
    says: ['not numbered as in NAM but as in JON'],
  },
  {
    title: '.usfm goes before .usfm.txt',
    files: { 'a.usfm.txt': usfm('OBA', 'text'), 'b.usfm': usfm('OBA', 'book') },
    words: 'book',
    told: ['duplicate-book a.usfm.txt:1'],
  },
  {
    title: 'a book that begins again in its file is joined',
    files: { 'a.usfm': `${usfm('JUD', 'one')}\\id JUD\n\\v 2 two\n\\c 2\n\\p\n\\v 1 three\n` },
    words: 'one two three',
    told: [],
  },
  {
    title: 'a book that begins again in USFX is joined',
    files: {
      'a.usfx':
        '<usfx><book id="JUD"><c id="1"/><p><v id="1"/>one</p></book><book id="JUD"><c id="2"/><p><v id="1"/>two</p></book></usfx>',
    },
    words: 'one two',
    told: [],
  },
  {
    title: 'an empty file is called empty',
    files: { 'EXO.usfm': '\n', 'LEV.usfm': '', 'JUD.usfm': chapters('JUD', 'JUD', 'whole') },
    words: words('whole', 25),
    told: ['no-book-id EXO.usfm:1', 'no-book-id LEV.usfm:1'],
    says: ['This file is empty'],
  },
];

describe('two files with one book', () => testEditions(rows));

describe('a build with a book that is left out or shrinks', () => {
  const build = ({ path, library }: ContentFolder) => runCommand('build', path, '--library', library);
  const served = async ({ library }: ContentFolder) => {
    const opened = openLibrary(library, { readOnly: true });
    try {
      return editionWords(opened, 'A');
    } finally {
      await opened.close();
    }
  };

  test('ends with 1 and a prominent line', async () => {
    using content = new ContentFolder().edition('a', 'A', { 'a.usfm': chapters('JUD', 'JUD', 'whole') });
    expect((await build(content)).exitCode).toBe(0);
    content.write({ 'translations/a/a.usfm': chapters('JUD', 'JUD', 'part').split('\n\\v 13')[0]! });
    const { exitCode, stdout } = await build(content);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(
      /^BOOK SHRANK: translations\/a\/a\.usfm: JUD has 12 verses instead of the 25 served before/m,
    );
    expect(await served(content)).toBe(words('part', 12));
    content.write({ 'translations/a/b.usfm': chapters('JUD', 'JUD', 'whole') });
    const again = await build(content);
    expect(again.exitCode).toBe(1);
    expect(again.stdout).toMatch(
      /^BOOK LEFT OUT: translations\/a\/a\.usfm: JUD is also in translations\/a\/b\.usfm/m,
    );
    expect(await served(content)).toBe(words('whole', 25));
    const checked = await runCommand('check', content.path);
    expect(checked.exitCode).toBe(1);
    expect(checked.stdout).toMatch(/^BOOK LEFT OUT: translations\/a\/a\.usfm/m);
  });

  test('keeps the served version if a wrong id would remove a book', async () => {
    using content = new ContentFolder().edition('a', 'A', {
      'JON.usfm': chapters('JON', 'JON', 'jonah'),
      'NAM.usfm': chapters('NAM', 'NAM', 'nahum'),
    });
    await buildLibrary({ content: content.path, library: content.library });
    content.write({ 'translations/a/JON.usfm': chapters('NAM', 'JON', 'jonah') });
    const { editions, diagnostics } = await buildLibrary({ content: content.path, library: content.library });
    expect(editions).toMatchObject([{ outcome: 'failed' }]);
    expect(diagnostics.map(({ code }) => code)).toEqual(['duplicate-book', 'text-kept']);
    expect(await served(content)).toBe(`${words('jonah', 48)} ${words('nahum', 47)}`);
  });
});
