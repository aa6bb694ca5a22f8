import { expect, setDefaultTimeout, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLong } from '../long-tests.ts';
import { sharedData } from '../shared-data.ts';
import { judge, type ReadFile, readFile } from './checked-text.ts';
import { mistakes, withMistake } from './mistakes.ts';

setDefaultTimeout(1_200_000);

interface RealBook {
  readonly language: string;
  readonly book: string;
  readonly file: string;
  readonly others: string | undefined;
}

const wild = (name: string) => `conformance/usfm-tcdocs/samples-from-wild/${name}/origin.usfm`;
const books = (
  [
    { language: 'eng', book: 'BSB Ruth', file: 'translations/bsb/08RUTBSB.usfm', others: 'translations/bsb' },
    {
      language: 'eng',
      book: 'BSB James',
      file: 'translations/bsb/60JASBSB.usfm',
      others: 'translations/bsb',
    },
    {
      language: 'eng',
      book: 'WEB Jonah',
      file: 'translations/engwebp/33-JONengwebp.usfm',
      others: 'translations/engwebp',
    },
    {
      language: 'eng',
      book: 'WEB Titus',
      file: 'translations/engwebp/86-TITengwebp.usfm',
      others: 'translations/engwebp',
    },
    {
      language: 'hbo',
      book: 'Hebrew Ruth',
      file: 'translations/hbomas/rut.usfm',
      others: 'translations/hbomas',
    },
    {
      language: 'hbo',
      book: 'Hebrew Amos',
      file: 'translations/hbomas/amo.usfm',
      others: 'translations/hbomas',
    },
    { language: 'grc', book: 'Greek Titus', file: 'translations/ugnt-sample/57-TIT.usfm', others: undefined },
    { language: 'hin', book: 'Hindi Matthew', file: wild('hindi-IRV1'), others: undefined },
    { language: 'zho', book: 'Chinese Esther', file: wild('chinese1'), others: undefined },
    { language: 'tam', book: 'Tamil Romans', file: wild('ta2il-IRV1'), others: undefined },
  ] satisfies readonly RealBook[]
).filter((_, index) => isLong || index % 4 === 3);

const text = (file: string) =>
  readFileSync(join(sharedData!, file), 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');

const editions = new Map<string, ReadFile[]>();
function filesBeside({ file, language, others }: RealBook): ReadFile[] {
  if (others === undefined) return [];
  let files = editions.get(others);
  if (!files) {
    // A few are enough to learn the habits of the edition
    const names = readdirSync(join(sharedData!, others))
      .filter((name) => name.endsWith('.usfm'))
      .filter((_, index) => index % 9 === 4);
    files = names.map((name) => readFile(`${others}/${name}`, text(`${others}/${name}`), language));
    editions.set(others, files);
  }
  return files.filter((other) => other.file !== file);
}

const tally = new Map<string, { found: number; missed: string[]; noise: string[] }>();
const perMistake = isLong ? 3 : 1;

test.skipIf(!sharedData).each(books.map((book) => [book.book, book] as const))(
  'mistakes in %s are found at their lines',
  (_name, book) => {
    const sound = text(book.file);
    const beside = filesBeside(book);
    const find = (changed: string) =>
      judge([...beside, readFile(book.file, changed, book.language)], book.language)
        .filter(({ file }) => file === book.file)
        .map(({ line, code }) => ({ line, code }));
    const before = find(sound);
    let seed = 7;
    const choose = (places: number) => {
      seed = (seed * 48271) % 2147483647;
      return places === 0 ? -1 : seed % places;
    };
    for (const [kind, rows] of Object.entries(mistakes)) {
      const sums = tally.get(kind) ?? { found: 0, missed: [], noise: [] };
      tally.set(kind, sums);
      for (const mistake of rows) {
        for (let round = 0; round < perMistake; round++) {
          const changed = withMistake(sound, mistake, choose);
          if (!changed) continue;
          const found = find(changed.text);
          const isFound = found.some(({ line, code }) => line === changed.line && code === mistake.code);
          if (isFound) sums.found++;
          else sums.missed.push(`${book.book}: ${mistake.what} (line ${changed.line})`);
          // Other diagnostics that the mistake causes; lines below it shift, so only counts are compared
          const counts = Map.groupBy(before, ({ code }) => code);
          const others = [...Map.groupBy(found, ({ code }) => code)].filter(
            ([code, list]) =>
              code !== mistake.code &&
              !mistake.also?.includes(code) &&
              list.length > (counts.get(code)?.length ?? 0),
          );
          for (const [code] of others) sums.noise.push(`${book.book}: ${mistake.what} also gives ${code}`);
        }
      }
    }
  },
);

test.skipIf(!sharedData)('few are missed, and nothing else is reported for them', () => {
  let [found, missed, noise] = [0, 0, 0];
  for (const [kind, sums] of tally) {
    console.log(
      `${kind}: ${sums.found} found, ${sums.missed.length} missed, ${sums.noise.length} with something else`,
    );
    for (const line of [...sums.missed, ...sums.noise]) console.log(`  ${line}`);
    found += sums.found;
    missed += sums.missed.length;
    noise += sums.noise.length;
  }
  console.log(`All: ${found} found, ${missed} missed, ${noise} with something else`);
  expect(found).toBeGreaterThan(isLong ? 1500 : 100);
  expect(missed / (found + missed)).toBeLessThan(0.01);
  expect(noise / (found + missed)).toBeLessThan(0.02);
});
