import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { Versification } from '../../../src/references/versification/versification.ts';
import { ContentFolder } from '../../content-folder.ts';
import { runCommand } from '../../end-to-end/command-line.ts';
import { type EditionRow, testEditions } from './edition-rows.ts';

setDefaultTimeout(600_000);

type Mark = (chapter: number, verse: number) => string;
const fullStop: Mark = () => 'word.';

function verses(
  id: string,
  [lastChapter, lastVerse]: readonly [number, number],
  scheme: 'eng' | 'org' = 'eng',
) {
  return Versification.standard(scheme)
    .chapters(id)!
    .flatMap((count, index) => {
      const chapter = index + 1;
      if (chapter > lastChapter) return [];
      const last = chapter === lastChapter ? Math.min(count, lastVerse) : count;
      return [{ chapter, verses: Array.from({ length: last }, (_, verse) => verse + 1) }];
    });
}

function usfmBook(id: string, chapters: ReturnType<typeof verses>, word: Mark = fullStop): string {
  const lines = chapters.map(
    ({ chapter, verses: numbers }) =>
      `\\c ${chapter}\n\\p\n${numbers.map((verse) => `\\v ${verse} ${word(chapter, verse)}`).join('\n')}`,
  );
  return `\\id ${id}\n${lines.join('\n')}\n`;
}

function osisBook(id: string, chapters: ReturnType<typeof verses>): string {
  const inner = chapters.map(
    ({ chapter, verses: numbers }) =>
      `<chapter osisID="${id}.${chapter}">\n${numbers.map((verse) => `<verse osisID="${id}.${chapter}.${verse}">word.</verse>`).join('\n')}\n</chapter>`,
  );
  return `<osis><osisText><div type="book" osisID="${id}">${inner.join('\n')}</div></osisText></osis>`;
}

const served = () => 'served';
const row = (
  title: string,
  files: EditionRow['files'],
  told: readonly string[],
  ...says: string[]
): EditionRow => ({
  title,
  files,
  served,
  words: 'served',
  told,
  says,
});
const end: readonly [number, number] = [99, 999];
const cutAt =
  (at: string): Mark =>
  (chapter, verse) =>
    `${chapter}:${verse}` === at ? 'and so the' : 'word.';

const rows: EditionRow[] = [
  row('a whole book has no finding', { 'RUT.usfm': usfmBook('RUT', verses('RUT', end)) }, []),
  row(
    'a missing last verse',
    { 'RUT.usfm': usfmBook('RUT', verses('RUT', [4, 21])) },
    ['missing-end RUT.usfm:93'],
    'RUT ends with 4:21.',
    'verse 4:22 would follow',
  ),
  row(
    'missing last chapters',
    { 'RUT.usfm': usfmBook('RUT', verses('RUT', [2, 23])) },
    ['missing-end RUT.usfm:50'],
    'RUT ends with 2:23.',
    'chapters 3 and 4 would follow',
  ),
  row(
    'a file that breaks off',
    { 'RUT.usfm': usfmBook('RUT', verses('RUT', [3, 5]), cutAt('3:5')) },
    ['missing-end RUT.usfm:57'],
    'RUT ends with 3:5, in the middle of a sentence.',
    'verses 3:6-18 and chapter 4 would follow',
  ),
  row(
    'a last verse that breaks off',
    { 'RUT.usfm': usfmBook('RUT', verses('RUT', end), cutAt('4:22')) },
    ['missing-end RUT.usfm:94'],
    'RUT ends with 4:22, in the middle of a sentence. Check',
  ),
  row(
    'a chapter within the book that ends too early',
    {
      'RUT.usfm': usfmBook(
        'RUT',
        verses('RUT', end).map((one) =>
          one.chapter === 2 ? { ...one, verses: one.verses.slice(0, -1) } : one,
        ),
      ),
    },
    ['missing-end RUT.usfm:49'],
    'RUT 2 ends with 2:22.',
    'verse 2:23 would follow',
  ),
  row(
    'OSIS',
    { 'a.xml': osisBook('Ruth', verses('RUT', [4, 20])) },
    ['missing-end a.xml:90'],
    'verses 4:21-22 would follow',
  ),
  row(
    'the book of a file without an id',
    { 'RUT.usfm': usfmBook('RUT', verses('RUT', [4, 21])).replace('\\id RUT\n', '\\rem a draft\n') },
    ['guessed-book-id RUT.usfm:1', 'missing-end RUT.usfm:93'],
  ),
  row(
    'Malachi as the Hebrew Bible counts, which has a chapter fewer',
    {
      'MAL.usfm': usfmBook('MAL', verses('MAL', end, 'org')),
      'JOL.usfm': usfmBook('JOL', verses('JOL', end, 'org')),
    },
    [],
  ),
  row(
    '3 John with 14 verses',
    {
      '3JN.usfm': usfmBook('3JN', verses('3JN', [1, 14])),
      'RUT.usfm': usfmBook('RUT', verses('RUT', end)),
    },
    [],
  ),
  row(
    'a text without punctuation does not break off',
    { 'RUT.usfm': usfmBook('RUT', verses('RUT', end), () => 'word') },
    [],
  ),
  row(
    'a few verses, of which no versification is known',
    { 'RUT.usfm': usfmBook('RUT', verses('RUT', [1, 5])) },
    [],
  ),
];

describe('the end of a book', () => testEditions(rows));

test('every output format of check has the warning at the last verse', async () => {
  using content = new ContentFolder().edition('a', 'A', {
    'RUT.usfm': usfmBook('RUT', verses('RUT', [4, 21])),
  });
  for (const [format, expected] of [
    ['text', 'translations/a/RUT.usfm:93:1: warning: RUT ends with 4:21.'],
    ['json', '"code": "missing-end"'],
    ['sarif', '"ruleId": "missing-end"'],
    ['github', '::warning file=translations/a/RUT.usfm,line=93,col=1,title=missing-end::RUT ends'],
    ['junit', 'name="missing-end 93:1"'],
  ] as const) {
    const { stdout } = await runCommand('check', content.path, '--format', format);
    expect(stdout.split('missing-end').length - 1).toBeGreaterThan(0);
    expect(stdout).toContain(expected);
  }
  const built = await runCommand('build', content.path, '--library', content.library);
  expect(built.stdout).toContain('translations/a/RUT.usfm:93:1: warning: RUT ends with 4:21.');
});
