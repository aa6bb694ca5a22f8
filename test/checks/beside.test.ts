import { expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../src/check/checked-content.fixture.ts';
import { newFolder } from '../new-folder.ts';

setDefaultTimeout(600_000);

const metadata = (id: string, language = 'eng') => ({
  id,
  name: id,
  englishName: id,
  language,
  website: '',
  licenseUrl: '',
});

const last = [22, 23, 18, 22];
const head = '\\id RUT\n\\h Ruth\n\\toc1 Ruth\n\\toc2 Ruth\n\\toc3 Rut\n\\mt1 Ruth\n';

type Verses = (chapter: number, verse: number) => string;

function ruth(write: Verses): string {
  const lines = last.flatMap((count, index) => [
    `\\c ${index + 1}`,
    '\\p',
    ...Array.from({ length: count }, (_, verse) => `\\v ${verse + 1} ${write(index + 1, verse + 1)}`),
  ]);
  return `${head}${lines.join('\n')}\n`;
}

const sentence = (chapter: number, verse: number) =>
  `They went from the field, ${'and they came to the house of the man '.repeat(2 + ((verse * 7 + chapter) % 5))}there.`;
const other = (chapter: number, verse: number) =>
  `From the land they departed, ${'and went to the home that he had there '.repeat(2 + ((verse * 7 + chapter) % 5))}then.`;

const changed =
  (write: Verses, place: string, change: (text: string) => string): Verses =>
  (chapter, verse) => {
    const text = write(chapter, verse);
    return `${chapter}:${verse}` === place ? change(text) : text;
  };
const half = (text: string) => `${text.slice(0, text.length * 0.45)}.`;
// Exactly the same text is reported as repeated-verse
const nearlyTwice = (text: string) => `${text} Then ${text}`;

async function lengths(editions: Record<string, Verses>, beside?: string) {
  const content = newFolder(
    Object.fromEntries(
      Object.entries(editions).flatMap(([id, write]) => [
        [`translations/${id}/edition.json`, metadata(id, id === 'Z' ? 'fra' : 'eng')],
        [`translations/${id}/RUT.usfm`, ruth(write)],
      ]),
    ),
  );
  const { diagnostics } = await checkContent(content, { beside });
  return diagnostics.filter(({ code }) => code === 'odd-verse-length');
}

const shown = (found: Awaited<ReturnType<typeof lengths>>) =>
  found.map(
    ({ file, place, message }) =>
      `${file.split('/')[1]} ${place} ${/ (short|long) compared with ([^.]+)/.exec(message)?.slice(1).join(' ')}`,
  );

test('a verse that is cut off or repeated is found by comparison with another edition, with its line and both names', async () => {
  const cut = changed(changed(sentence, '1:9', half), '3:4', nearlyTwice);
  const found = await lengths({ A: cut, B: other }, 'B');
  expect(shown(found)).toEqual(['A RUT 1:9 short B', 'A RUT 3:4 long B']);
  expect(found[0]!.source!.text).toStartWith('\\v 9 They went');
  expect(found[0]!.message).toContain('characters long in A, but');
});

test('of two editions either may be wrong; among three, the one that differs from both others is', async () => {
  const cut = changed(sentence, '1:9', half);
  expect(shown(await lengths({ A: cut, B: other }))).toEqual(['A RUT 1:9 short B', 'B RUT 1:9 long A']);
  expect(shown(await lengths({ A: cut, B: other, Z: other }))).toEqual(['A RUT 1:9 short B and Z']);
});

test('two editions that divide verses differently lack nothing', async () => {
  const moved = changed(
    changed(sentence, '2:5', (text) => text.slice(0, text.length / 3)),
    '2:6',
    (text) => `${sentence(2, 5).slice(sentence(2, 5).length / 3)} ${text}`,
  );
  expect(await lengths({ A: moved, B: other })).toEqual([]);
});

test('swapped verses are found with --beside, as the documentation shows', async () => {
  const page = readFileSync(join(import.meta.dir, '../../docs/checking.md'), 'utf8');
  const example = (kind: string): Verses => {
    const line = new RegExp(`  - ${kind}: (.+)`).exec(page)![1]!;
    const texts = new Map(
      Array.from(line.matchAll(/`\\v (\d) ([^`]+)`/g), ([, verse, text]) => [`2:${verse}`, text!]),
    );
    return (chapter, verse) => texts.get(`${chapter}:${verse}`) ?? sentence(chapter, verse);
  };
  const found = await lengths({ A: example('wrong'), B: example('right') }, 'B');
  expect(found.map(({ place, message }) => [place, message.slice(0, 51)])).toEqual([
    ['RUT 2:5', 'The texts of RUT 2:5 and 6 seem to be swapped: each'],
  ]);
  expect(await lengths({ A: example('right'), B: example('right') }, 'B')).toEqual([]);
  expect(await lengths({ A: example('wrong'), B: example('right') })).toEqual([]);
});

test('verses that one edition joins, and numbers in digits, are as long as they are in words', async () => {
  const joined = ruth(other).replace(/\\v 5 (.*)\n\\v 6 (.*)\n/, '\\v 5-6 $1 $2\n');
  const years = (text: string) =>
    `${text} He lived one hundred and seventy-five years, and three hundred and eighty days.`;
  const digits = (text: string) => `${text} He lived 175 years, and 380 days.`;
  const content = newFolder({
    'translations/A/edition.json': metadata('A'),
    'translations/A/RUT.usfm': ruth(changed(sentence, '2:9', years)),
    'translations/B/edition.json': metadata('B'),
    'translations/B/RUT.usfm': ruth(changed(other, '2:9', digits)).replace(
      /\\v 5 .*\n\\v 6 .*\n/,
      joined.match(/\\v 5-6 .*\n/)![0],
    ),
  });
  const { diagnostics } = await checkContent(content);
  expect(diagnostics.filter(({ code }) => code === 'odd-verse-length')).toEqual([]);
});

test('--beside also accepts the folder of an edition, and reports unusable values', async () => {
  const measure = newFolder({ 'edition.json': metadata('M'), 'RUT.usfm': ruth(other) });
  const cut = changed(sentence, '1:9', half);
  expect(shown(await lengths({ A: cut }, measure))).toEqual(['A RUT 1:9 short M']);
  // `rejects` waits without handling the messages of workers that an earlier check started
  const failure = (beside: string) => lengths({ A: cut }, beside).then(String, String);
  expect(await failure('nowhere')).toContain(
    'neither the id of an edition in the content folder nor a folder',
  );
  const two = newFolder({
    'a/edition.json': metadata('M'),
    'a/RUT.usfm': ruth(other),
    'b/edition.json': metadata('N'),
    'b/RUT.usfm': ruth(other),
  });
  expect(await failure(two)).toContain('has 2 translations');
});

const names = (text: string) => `They went to Jerusalem, and Jerusalem was there. ${text}`;
const withNames = (place: string, text: string): Verses =>
  changed(
    (chapter, verse) => names(sentence(chapter, verse)),
    place,
    (written) => `${written} ${text}`,
  );

async function oddNames(write: Verses, more: Record<string, unknown> = {}) {
  const content = newFolder({
    'translations/A/edition.json': metadata('A'),
    'translations/A/RUT.usfm': ruth(write),
    ...more,
  });
  const { diagnostics } = await checkContent(content);
  return diagnostics
    .filter(({ code }) => code === 'odd-name')
    .map(({ place, message }) => `${place} ${/“(.*?)”/.exec(message)![1]}`);
}

test.each([
  ['another letter', 'He left Jerusalam there.'],
  ['a letter too few', 'He left Jerusaem there.'],
  ['a letter too many', 'He left Jerussalem there.'],
  ['two letters that changed places', 'He left Jeruslaem there.'],
])('a name with %s is found', async (_what, text) => {
  expect(await oddNames(withNames('2:3', text))).toEqual([`RUT 2:3 ${/left (\w+)/.exec(text)![1]}`]);
});

test.each([
  ['begins its sentence', 'Jerusalam it was.'],
  ['has a small letter elsewhere', 'He left Jerusalam, a jerusalam of old.'],
  ['differs in its first letter', 'He left Berusalem there.'],
  ['is another word', 'He left Jericho there.'],
])('a word that %s is not', async (_what, text) => {
  expect(await oddNames(withNames('2:3', text))).toEqual([]);
});

test('the ends of words that the language changes are not slips', async () => {
  const forms = ['Petros', 'Markos', 'Lukas', 'Titos', 'Paulos'];
  const inflected = (chapter: number, verse: number) => {
    const name = forms[verse % forms.length]!;
    return `They saw ${name} and they saw ${name}, and the house of ${name}u. ${sentence(chapter, verse)}`;
  };
  const text = changed(inflected, '2:3', (written) => `${written} He left Petrosu, he left Petroso there.`);
  expect(await oddNames(text)).toEqual(['RUT 2:3 Petroso']);
});

test('a name that another edition in the language has is not a slip', async () => {
  const text = withNames('2:3', 'He left Jerusalam there.');
  const beside = (language: string) => ({
    'translations/B/edition.json': metadata('B', language),
    'translations/B/RUT.usfm': ruth(changed(other, '4:1', (written) => `${written} He saw Jerusalam there.`)),
  });
  expect(await oddNames(text, beside('eng'))).toEqual([]);
  expect(await oddNames(text, beside('fra'))).toEqual(['RUT 2:3 Jerusalam']);
});

test('a dataset says which name is in a chapter, and which rare word is a name', async () => {
  const once = (place: string, name: string): Verses =>
    changed(
      (chapter, verse) => (chapter === 1 ? names(sentence(chapter, verse)) : sentence(chapter, verse)),
      place,
      (written) => `${written} He left ${name} there.`,
    );
  const people = (rows: string) => ({
    'datasets/d/edition.json': metadata('PLACES'),
    'datasets/d/places.csv': `placeLookup,displayTitle,kjvName,verses\n${rows}`,
  });
  const place = people('jerusalem_1,Jerusalem,Jerusalem,"Ruth.2.3,Ruth.1.1"\n');
  expect(await oddNames(once('2:3', 'Jerusalam'))).toEqual([]);
  expect(await oddNames(once('2:3', 'Jerusalam'), place)).toEqual(['RUT 2:3 Jerusalam']);
  expect(await oddNames(once('3:3', 'Jerusalam'), place)).toEqual([]);
  const known = people(
    'jerusalem_1,Jerusalem,Jerusalem,Ruth.2.3\njerusalam_1,Jerusalam,Jerusalam,Ruth.2.3\n',
  );
  expect(await oddNames(withNames('2:3', 'He left Jerusalam there.'), known)).toEqual([]);
});
