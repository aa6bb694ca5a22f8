import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { verseOfTheDay } from '../../client/src/passages.ts';
import { compileContent } from '../../test/compiled.ts';
import { readDocument } from '../../test/read-document.ts';
import { editionJson } from '../../test/small-content/small-edition-json.ts';
import { writeFiles } from '../../test/write-files.ts';
import { verseOfTheDaySchema } from '../documents/openapi/passage-answer-schema.ts';
import type { Library } from '../library/library.ts';
import { answerFrom, QuestionError } from './question.ts';
import { questions } from './questions.ts';
import { allReferenceData } from './reference-data.ts';

setDefaultTimeout(60_000);

const usfm =
  '\\id RUT\n\\h Ruth\n\\c 1\n\\p\n\\v 1 One.\n\\v 16 Two.\n\\c 2\n\\p\n\\v 1 Three.\n\\v 12 Four.\n';
const lastOfAll = '\\id LAO\n\\h Laodiceans\n\\c 1\n\\p\n\\v 1 One.\n';

let library: Library;
beforeAll(async () => {
  ({ library } = await compileContent((content) =>
    writeFiles(content, {
      'a/edition.json': editionJson('A', 'A Bible'),
      'a/RUT.usfm': usfm,
      'b/edition.json': editionJson('B', 'B Bible'),
      'b/LAO.usfm': lastOfAll,
    }),
  ));
});

const read = (path: string) => (library.peek(path) ? readDocument<object>(library, path) : undefined);
const ask = (query: string) => answerFrom(questions['verse-of-the-day'](query, allReferenceData), read);
const daily = (query: string) => verseOfTheDaySchema.parse(JSON.parse(ask(query).body));

test('a date has the same verse each time, and verses change with the dates', () => {
  const days = Array.from({ length: 28 }, (_, day) => `2026-02-${String(day + 1).padStart(2, '0')}`);
  const verses = days.map((date) => daily(`date=${date}&in=A`));
  expect(verses.map(({ date }) => date)).toEqual(days);
  expect(verses).toEqual(days.map((date) => daily(`date=${date}&in=A`)));
  for (const { references } of verses) expect(['RUT 1:16', 'RUT 2:12']).toContain(references[0]!);
  expect(verses[0]!.passages[0]!.editions[0]!.verses[0]!.text).toBeOneOf(['Two.', 'Four.']);
});

test('without a date it is the verse of today, and caches do not keep it', () => {
  expect(ask('date=2026-02-01&in=A').isCacheable).toBe(true);
  expect(ask('in=A').isCacheable).toBe(false);
  expect(daily('in=A').date).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('without a translation it is in the one with most verses', () => {
  expect(daily('date=2026-02-01').passages[0]!.editions[0]!.translation).toBe('A');
});

test.each([
  ['date=2026-02-31', 'bad_parameter', 'date'],
  ['date=today', 'bad_parameter', 'date'],
  ['date=2026-02-01&in=B', 'verse_not_found', 'in'],
  ['date=2026-02-01&in=NONE', 'translation_not_found', 'in'],
  ['day=1', 'bad_parameter', 'day'],
])('%s is an error', (query, code, parameter) => {
  let fault: unknown;
  try {
    ask(query);
  } catch (error) {
    if (error instanceof QuestionError) ({ fault } = error);
  }
  expect(fault).toMatchObject({ code, parameter });
});

test('the client gives the same answer from documents', async () => {
  const source = {
    get: async <Document>(path: string) => {
      const document = read(path);
      if (document) return document as Document;
      throw new Error(`${path} is missing`);
    },
  };
  expect<unknown>(await verseOfTheDay(source, 'A', { date: '2026-02-01' })).toEqual(
    daily('date=2026-02-01&in=A'),
  );
});
