import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { links } from '../documents/links.ts';
import { type FoundPassages, findPassages, type PassageQuestion } from './passage.ts';
import { answerFrom } from './question.ts';
import { questions } from './questions.ts';
import { allReferenceData } from './reference-data.ts';

interface Item {
  readonly type: 'verse' | 'hebrew_subtitle';
  readonly number?: number;
  readonly end?: number;
  readonly letter?: string;
}

type Text = readonly (readonly Item[])[];

function documentsOf(texts: Readonly<Record<string, Text>>, text = 'In the beginning', words = 0) {
  const documents = new Map<string, unknown>();
  for (const [id, chapters] of Object.entries(texts)) {
    const names = { name: '1 Peter', commonName: '1 Peter', title: null };
    const book = {
      id: '1PE',
      ...names,
      order: 60,
      firstChapterNumber: 1,
      lastChapterNumber: chapters.length,
    };
    const translation = { id, name: id, englishName: id, language: 'eng', licenseUrl: '' };
    documents.set(links.books(id), { translation, books: [book] });
    const bridges = chapters.flatMap((items, at) =>
      items.flatMap(({ number, end }) =>
        end === undefined ? [] : [{ book: '1PE', chapter: at + 1, verse: number, endVerse: end }],
      ),
    );
    documents.set(links.versification(id), {
      scheme: 'eng',
      differences: [],
      mappings: [],
      numbers: bridges,
    });
    for (const [at, items] of chapters.entries()) {
      const content = items.map(({ type, number, letter = '' }) => ({
        type,
        ...(number === undefined ? {} : { number }),
        text: `${text} of ${id}${letter}`,
        footnotes: [],
      }));
      documents.set(links.simpleChapter(id, '1PE', at + 1), { chapter: { content } });
      const annotated = Array.from({ length: words }, (_, word) => ({
        ...{ start: word, end: word + 1, strongs: ['H1254', `H${word}`] },
        morph: 'HC/Vqw3ms',
      }));
      const verses = Object.fromEntries(items.map(({ number }) => [String(number), annotated]));
      documents.set(links.simpleWords(id, '1PE', at + 1), { verses });
    }
  }
  return documents;
}

const chapterItems = fc
  .tuple(
    fc.boolean(),
    fc.boolean(),
    fc.array(fc.constantFrom('verse', 'verse', 'verse', 'bridge', 'missing', 'title'), { maxLength: 12 }),
  )
  .map(([hasTitle, hasEnding, kinds]) => {
    const items: Item[] = hasTitle ? [{ type: 'hebrew_subtitle' }] : [];
    let number = 1;
    for (const kind of kinds) {
      if (kind === 'verse') items.push({ type: 'verse', number });
      if (kind === 'bridge') items.push({ type: 'verse', number, end: ++number });
      if (kind === 'title' && items.length > 0) items.push({ type: 'hebrew_subtitle', letter: `${number}` });
      else number++;
    }
    if (hasEnding && items.length > 0) items.push({ type: 'hebrew_subtitle' });
    return items;
  });

function versesIn(passages: FoundPassages['passages'], column: number): string[] {
  return passages.flatMap(({ editions }) =>
    editions[column]!.verses.map(({ chapter, verse, content }) => `${chapter}:${verse} ${content.text}`),
  );
}

/** Omits book names, which would be parsed again for each generated edition. */
const referenceData = { numbering: allReferenceData.numbering! };

function follow(question: PassageQuestion, read: (path: string) => unknown): FoundPassages[] {
  const answers: FoundPassages[] = [];
  for (let ref: string | null = question.ref; ref !== null; ref = answers.at(-1)!.next) {
    answers.push(answerFrom(findPassages({ ...question, ref }), read));
    if (answers.length > 500) throw new Error(`"${ref}" continues without end`);
  }
  return answers;
}

describe('A passage that is longer than an answer', () => {
  test('has every verse of every edition exactly once when it is continued', () => {
    const texts = fc.array(fc.array(chapterItems, { minLength: 1, maxLength: 10 }), {
      minLength: 1,
      maxLength: 3,
    });
    const limits = fc.record({
      maxVerses: fc.integer({ min: 1, max: 15 }),
      maxBytes: fc.integer({ min: 100, max: 6000 }),
    });
    const place = fc.tuple(fc.integer({ min: 1, max: 11 }), fc.option(fc.integer({ min: 1, max: 14 })));
    const reference = fc.tuple(place, place).map(([from, to]) => {
      const written = [from, to].map(([chapter, verse]) =>
        verse === null ? `${chapter}` : `${chapter}:${verse}`,
      );
      return `1PE ${written.join('-')}`;
    });
    const refs = fc.oneof(
      fc.constant('1PE'),
      reference,
      fc.array(reference, { minLength: 2, maxLength: 4 }).map((all) => all.join('; ')),
    );
    const missingBeforeTitle: Item[] = [
      { type: 'verse', number: 1 },
      { type: 'hebrew_subtitle', letter: '2' },
      { type: 'verse', number: 3 },
    ];
    let compared = 0;
    fc.assert(
      fc.property(
        texts,
        refs,
        limits,
        fc.constantFrom(undefined, 'eng' as const),
        (all, ref, limit, numbering) => {
          const named = Object.fromEntries(all.map((text, index) => [`E${index}`, text]));
          const documents = documentsOf(named);
          const read = (path: string) => documents.get(path);
          const question = { ref, editions: Object.keys(named), numbering, referenceData };
          let whole: FoundPassages;
          try {
            whole = answerFrom(findPassages(question), read);
          } catch {
            return;
          }
          expect(whole.next).toBeNull();
          const answers = follow({ ...question, limits: limit }, read);
          for (const column of all.keys()) {
            const verses = answers.flatMap(({ passages }) => versesIn(passages, column));
            expect(verses).toEqual(versesIn(whole.passages, column));
          }
          compared++;
        },
      ),
      {
        numRuns: 200,
        examples: [[[[missingBeforeTitle], [[]]], '1PE 1:2-3', { maxVerses: 1, maxBytes: 100 }, 'eng']],
      },
    );
    expect(compared).toBeGreaterThan(50);
  }, 60_000);

  const long = Array.from({ length: 5 }, () =>
    Array.from({ length: 150 }, (_, at): Item => ({ type: 'verse', number: at + 1 })),
  );
  const editions = Array.from({ length: 10 }, (_, index) => `E${index}`);
  const query = (more: string) => `ref=1PE&in=${editions}${more}`;

  test.each([
    ['json', 20],
    ['html', 20],
    ['text', 20],
    ['usfm', 20],
    ['json', 0],
  ])('ends below 2 MB as %s in ten editions with %i annotated words in a verse', (format, words) => {
    // Three bytes per character, with the length of the longest verse in a Bible
    const documents = documentsOf(
      Object.fromEntries(editions.map((id) => [id, long])),
      '詩'.repeat(200),
      words,
    );
    const question = questions.passage(query(`&include=words&format=${format}`), allReferenceData);
    const { body } = answerFrom(question, (path) => documents.get(path));
    expect(Buffer.byteLength(body)).toBeWithin(100_000, 2_000_000);
    // A failed toMatch would print the whole body
    expect(/"next":"1PE |data-reference="1PE |Continue with: 1PE /.test(body)).toBe(true);
  });

  test('has at most 1,000 verses, and a short one is complete', () => {
    const texts = { E0: [...long, ...long] };
    const documents = documentsOf(texts, 'a');
    const read = (path: string) => documents.get(path);
    const found = answerFrom(findPassages({ ref: '1PE', editions: ['E0'] }), read);
    expect(versesIn(found.passages, 0)).toHaveLength(1000);
    expect(found.next).toBe('1PE 7:101-1PE');
    const { reference, label } = found.passages[0]!.editions[0]!;
    expect([reference, label.endsWith(' 1:1-7:100')]).toEqual(['1PE 1:1-7:100', true]);
    const short = answerFrom(findPassages({ ref: '1PE 1-6', editions: ['E0'] }), read);
    expect(short.next).toBeNull();
    expect(short.passages[0]!.editions[0]!.reference).toBe('1PE 1-6');
  });

  test('opens few chapters when each reference is in another one', () => {
    const documents = documentsOf(
      Object.fromEntries(editions.map((id) => [id, [...long, ...long]])),
      'a',
      20,
    );
    const chapters = Array.from({ length: 50 }, (_, at) => `${(at % 10) + 1}:${at + 1}`);
    let opened = 0;
    const read = (path: string) => {
      if (path.endsWith('.words.simple.json')) opened++;
      return documents.get(path);
    };
    const question = {
      editions,
      referenceData: allReferenceData,
      view: { parts: ['words'], format: 'json' },
    } as const;
    const answers = follow({ ...question, ref: `1PE ${chapters.join('; ')}` }, read);
    expect(
      versesIn(
        answers.flatMap(({ passages }) => passages),
        9,
      ),
    ).toHaveLength(50);
    expect(opened).toBe(500);
    expect(opened / answers.length).toBeLessThan(50);
  });
});

describe('A verse bridge', () => {
  const documents = documentsOf({
    JOINED: [
      [
        { type: 'verse', number: 1 },
        { type: 'verse', number: 2, end: 4 },
      ],
    ],
    APART: [[1, 2, 3, 4].map((number): Item => ({ type: 'verse', number }))],
  });
  const ask = (ref: string, ...ids: string[]) =>
    answerFrom(findPassages({ ref, editions: ids }), (path) => documents.get(path));

  test('is found by the verses inside it', () => {
    expect(versesIn(ask('1PE 1:3', 'JOINED').passages, 0)).toEqual(['1:2 In the beginning of JOINED']);
  });

  test('is next to the verses that it joins', () => {
    const { passages } = ask('1PE 1:3-4', 'APART', 'JOINED');
    expect(versesIn(passages, 1)).toEqual(['1:2 In the beginning of JOINED']);
    expect(versesIn(ask('1PE', 'JOINED', 'APART').passages, 1)).toHaveLength(4);
  });
});

test.each([
  ['1PE 1:2', 'This translation leaves it out.'],
  ['1PE 1:4', '1 Peter 1 ends with verse 3.'],
  ['1PE 2', 'This translation leaves it out.'],
])('the error for %s says why there is no text', (ref, hint) => {
  const verses = [1, 3].map((number): Item => ({ type: 'verse', number }));
  const documents = documentsOf({ E0: [verses, []] });
  const ask = () => answerFrom(findPassages({ ref, editions: ['E0'] }), (path) => documents.get(path));
  expect(ask).toThrow(expect.objectContaining({ fault: expect.objectContaining({ hint }) }));
});
