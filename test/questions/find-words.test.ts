import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import type { LexiconNames } from '../../src/documents/lexicon/lexicon-schema.ts';
import { lexiconNamesSchema, numberCountsSchema } from '../../src/documents/lexicon/lexicon-schema.ts';
import { numberCountsDocument } from '../../src/documents/lexicon/number-counts.ts';
import { links } from '../../src/documents/links.ts';
import { readLexicon } from '../../src/formats/lexicon/read-lexicon.ts';
import type { LexiconEntry } from '../../src/model/lexicon.ts';
import { strongsNumbers } from '../../src/model/strongs-number.ts';
import { findWords, isSpellingOf } from '../../src/questions/find-words.ts';
import { answerFrom, QuestionError } from '../../src/questions/question.ts';
import { answerLookup } from '../../src/questions/word-lookup.ts';
import { nameDocuments } from '../../src/search/lexicon-names.ts';
import { packCounts } from '../../src/search/number-counts.ts';
import { foldName, soundOf, wordKey } from '../../src/search/word-names.ts';
import { mainWords, wordCounts, wordNames } from './word-names.fixture.ts';

setDefaultTimeout(120_000);

const strongs = dirname(createRequire(import.meta.url).resolve('strongs/package.json'));

const documents = new Map<string, unknown>();
const read = (path: string) => documents.get(path);

beforeAll(() => {
  const lexicons = (['hebrew', 'greek'] as const).map((id) => {
    const file = `strongs-${id}-dictionary.js`;
    const source = { file, bytes: readFileSync(join(strongs, id, file)) };
    const { content } = readLexicon([source], { id } as never);
    return addLexicon(id, content!.entries);
  });
  documents.set(links.lexicons, { lexicons });
  const numbers = packCounts(new Map(Object.entries(wordCounts)))!;
  const counted = { id: 'WEB', catalogueEntry: { language: 'eng' }, numbers };
  documents.set(links.numberCounts, JSON.parse(numberCountsDocument([counted])!));
});

function addLexicon(id: string, entries: readonly LexiconEntry[], into = documents) {
  const names = nameDocuments(id, entries);
  for (const [path, json] of names.documents) into.set(path, JSON.parse(json));
  for (const entry of entries) into.set(links.lexiconEntry(id, entry.id), entry);
  const numberOf = (letter: string) => entries.filter((entry) => entry.id.startsWith(letter)).length;
  const counts = { numberOfHebrewEntries: numberOf('H'), numberOfGreekEntries: numberOf('G') };
  return { id, name: id, englishName: id, licenseUrl: '', nameParts: names.parts, ...counts };
}

test.each(wordNames)('%s is %s', (name, number) => {
  const { words } = answerFrom(findWords(name), read);
  expect(words.slice(0, 1).map((word) => word.number)).toEqual([number]);
});

test.each(mainWords.trim().split(/\s+/))('the main words of a meaning are found: %s', (line) => {
  const [meaning, numbers] = line.split('=') as [string, string];
  const found = answerFrom(findWords(meaning), read).words.map((word) => word.number);
  expect(found).toEqual(expect.arrayContaining(numbers.split(',')));
});

test('endings in brackets belong to the word, and labels say nothing about words', () => {
  const found = (name: string) => answerFrom(findWords(name), read).words.map((word) => word.number);
  expect(['peaceable', 'righteousness', 'truth'].map((name) => found(name))).toEqual([
    expect.arrayContaining(['H7965', 'H8003']),
    expect.arrayContaining(['H6664', 'H6666', 'G1343']),
    expect.arrayContaining(['H571', 'G225']),
  ]);
  // The definition of Gedeon names the version, too
  expect(found('version')).toEqual(['G1066']);
});

test('a word that means the query comes before one that sounds like it', () => {
  const first = (name: string) => answerFrom(findWords(name), read).words[0];
  for (const name of ['hell', 'shall', 'soul', 'demon', 'sell', 'pen', 'rib'])
    expect([name, first(name)?.match.by]).toEqual([name, expect.stringMatching(/gloss|definition/)]);
  expect(['chêl', 'shâʼal'].map((name) => first(name)?.number)).toEqual(['H2426', 'H7592']);
});

test('entries have only the described members, also if their gloss is a rendering of translations', () => {
  const added = new Map(documents);
  for (const [path, document] of documents) {
    const { entries } = document as Partial<LexiconNames>;
    if (!path.includes('/names-') || !entries?.G26) continue;
    const love = { ...entries.G26, derivedGloss: 'affection' };
    added.set(path, { ...(document as LexiconNames), entries: { ...entries, G26: love } });
  }
  expect(added).not.toEqual(documents);
  const answer = answerFrom(answerLookup('q=agape'), (path) => added.get(path));
  expect(answer.results[0]).toMatchObject({ number: 'G26' });
  expect(JSON.stringify(answer)).not.toContain('derivedGloss');
});

test('a gloss counts before a sense of a more frequent word, and a word in use before an unused name', () => {
  const own = new Map<string, unknown>();
  const word = (id: string, lemma: string, gloss: string) => ({ id, lemma, gloss, definition: gloss });
  const entries = [
    word('H6440', 'פָּנִים', 'face: kindness'),
    word('H2617', 'חֶסֶד', 'kindness'),
    word('H2618', 'חֶסֶד', 'Hesed'),
    word('H410', 'אֵל', 'god'),
    word('H430', 'אֱלֹהִים', 'God'),
    { ...word('H4899', 'מָשִׁיחַ', 'anointed'), definition: 'a king; the Messiah' },
    { ...word('H6666', 'צְדָקָה', 'righteousness'), definition: 'that of the Messiah' },
    word('G5485', 'χάρις', 'favor, grace'),
    word('G5487', 'χαριτόω', 'to grace'),
  ];
  own.set(links.lexicons, { lexicons: [addLexicon('own', entries, own)] });
  for (const document of own.values()) {
    const entry = (document as Partial<LexiconNames>).entries?.G5485;
    if (entry) Object.assign(entry, { gloss: 'grace', derivedGloss: 'favor' });
  }
  const counts = {
    H6440: 2000,
    H2617: 250,
    G5485: 150,
    G5487: 2,
    H410: 245,
    H430: 2600,
    H4899: 40,
    H6666: 160,
  };
  const numbers = packCounts(new Map(Object.entries(counts)))!;
  const counted = { id: 'WEB', catalogueEntry: { language: 'eng' }, numbers };
  own.set(links.numberCounts, JSON.parse(numberCountsDocument([counted])!));
  const found = (q: string) =>
    answerFrom(findWords(q), (path) => own.get(path)).words.map(({ number }) => number);
  expect(found('kindness').slice(0, 2)).toEqual(['H2617', 'H6440']);
  expect(found('hesed')[0]).toBe('H2617');
  expect(found('grace')).toEqual(['G5485', 'G5487']);
  // A capital letter alone does not make a gloss a name
  expect(found('god')).toEqual(['H430', 'H410']);
  expect(found('messiah')).toEqual(['H4899', 'H6666']);
});

test('exact names come before other spellings, and each result says how it matches', () => {
  const { words } = answerFrom(findWords('dabar'), read);
  const exactness = words.map(({ match }) => match.exact);
  expect(exactness).toEqual(exactness.toSorted((a, b) => Number(b) - Number(a)));
  expect(words[0]).toMatchObject({
    number: 'H1697',
    match: { by: 'transliteration', name: 'dabar', exact: true },
    entries: [{ lexicon: 'hebrew', id: 'H1697', gloss: 'word' }],
    occurrences: [{ translation: 'WEB', count: wordCounts.H1697! }],
  });
  const by = (q: string) => answerFrom(findWords(q), read).words[0]?.match;
  expect(by('G26')).toEqual({ by: 'number', name: 'G26', exact: true });
  expect(by('חסד')).toEqual({ by: 'lemma', name: 'חסד', exact: true });
  expect(by('hesed')).toEqual({ by: 'transliteration', name: 'chesed', exact: false });
  expect(by('love')).toEqual({ by: 'gloss', name: 'love', exact: true });
  expect(by('lovingkindness')).toEqual({ by: 'definition', name: 'lovingkindness', exact: false });
});

test('a spelling of a word differs from a similar word and from a meaning', () => {
  const isSpelling = (q: string) => isSpellingOf(q, answerFrom(findWords(q), read).words[0]!.match);
  expect(['agape', 'hesed', 'חסד'].filter(isSpelling)).toHaveLength(3);
  expect(['love', 'brit', 'covenant'].filter(isSpelling)).toEqual([]);
});

test('a lookup reads few small documents', () => {
  for (const [name] of wordNames) {
    const paths = new Set<string>();
    answerFrom(answerLookup(new URLSearchParams({ q: name }).toString()), (path) => {
      if (documents.has(path)) paths.add(path);
      return read(path);
    });
    const bytes = [...paths].reduce((sum, path) => sum + sizeOf(path), 0);
    expect([name, paths.size <= 6, bytes < 100_000]).toEqual([name, true, true]);
  }
});

const sizes = new Map<string, number>();

function sizeOf(path: string): number {
  const known = sizes.get(path) ?? Bun.gzipSync(JSON.stringify(read(path))).length;
  sizes.set(path, known);
  return known;
}

test('the documents have the shape that is described, and each name is in the part of its key', () => {
  const { lexicons } = documents.get(links.lexicons) as { lexicons: ReturnType<typeof addLexicon>[] };
  for (const { id, nameParts } of lexicons) {
    expect(nameParts).toEqual(nameParts.toSorted());
    for (const [part, first] of nameParts.entries()) {
      const names: LexiconNames = lexiconNamesSchema.parse(read(links.lexiconNames(id, part)));
      for (const kind of ['lemmas', 'transliterations', 'meanings', 'words'] as const) {
        for (const name of Object.keys(names[kind])) {
          const key = wordKey(name);
          expect(key >= first && (nameParts[part + 1] === undefined || key < nameParts[part + 1]!)).toBe(
            true,
          );
        }
      }
    }
  }
  numberCountsSchema.parse(documents.get(links.numberCounts));
});

describe('answers', () => {
  const ask = (query: string, lexicon?: string) => answerFrom(answerLookup(query, lexicon), read);

  test('are paged, and the first page has the best result in full', () => {
    const first = ask('q=love&limit=2');
    expect(first.results.map(({ number }) => number)).toEqual(['G25', 'G26']);
    expect(first.best).toMatchObject({ number: 'G25', entries: [{ lexicon: 'greek', lemma: 'ἀγαπάω' }] });
    expect(first.best!.entries[0]!.definition).toContain('to love');
    const second = ask(first.next!);
    expect(second.best).toBeNull();
    expect(second.total).toBe(first.total);
    const all = ask('q=love&limit=100');
    expect(all.next).toBeNull();
    expect([...first.results, ...second.results]).toEqual(all.results.slice(0, 4));
  });

  test('are empty if nothing is found', () => {
    for (const q of ['xqzzy', '!!!', '愛', 'H9999']) {
      expect(ask(new URLSearchParams({ q }).toString())).toMatchObject({ total: 0, results: [], best: null });
    }
  });

  test('come from the requested lexicons only', () => {
    expect(ask('q=love&lexicon=hebrew').results.every(({ number }) => number.startsWith('H'))).toBe(true);
    expect(ask('q=agape', 'hebrew').results.map(({ number }) => number)).not.toContain('G26');
    expect(ask('q=agape', 'greek').results[0]!.number).toBe('G26');
  });

  test('are refused with the wrong parameter and a hint', () => {
    const fault = (query: string, lexicon?: string) => {
      try {
        ask(query, lexicon);
      } catch (error) {
        if (error instanceof QuestionError) return [error.fault.code, error.fault.parameter];
      }
      return undefined;
    };
    expect(fault('q=')).toEqual(['bad_parameter', 'q']);
    expect(fault(`q=${'a'.repeat(201)}`)).toEqual(['bad_parameter', 'q']);
    expect(fault('q=love&limit=0')).toEqual(['bad_parameter', 'limit']);
    expect(fault('q=love&books=GEN')).toEqual(['bad_parameter', 'books']);
    expect(fault('q=love&lexicon=none')).toEqual(['lexicon_not_found', 'lexicon']);
    expect(fault('q=love', 'none')).toEqual(['lexicon_not_found', 'lexicon']);
    expect(fault('q=love&lexicon=greek', 'greek')).toEqual(['bad_parameter', 'lexicon']);
    expect(fault('q=love&in=NONE')).toEqual(['translation_not_found', 'in']);
  });
});

test('any text is answered or refused, and never fails', () => {
  const alphabet = fc.constantFrom(...'aehkstוחסדאַָּ\u05b0αγπη-\' "()%\u0000😀__proto__');
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: alphabet, maxLength: 30 }),
  );
  fc.assert(
    fc.property(text, (name) => {
      const { words } = answerFrom(findWords(name), read);
      expect(new Set(words.map(({ number }) => number)).size).toBe(words.length);
    }),
  );
  for (const name of [
    '__proto__',
    'constructor',
    'toString',
    'a'.repeat(200),
    'ש'.repeat(200),
    'ֿ'.repeat(200),
  ]) {
    expect(Array.isArray(answerFrom(findWords(name), read).words)).toBe(true);
  }
});

test('each lemma, transliteration and gloss of any lexicon finds its entry', () => {
  const word = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .filter((name) => /\p{L}/u.test(name));
  const entry = fc.record({ lemma: word, transliteration: word, gloss: word, definition: word });
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 20 }), (entries) => {
      const own = new Map<string, unknown>();
      const numbered = entries.map((each, index) => ({ id: `G${index + 1}`, ...each }));
      own.set(links.lexicons, { lexicons: [addLexicon('own', numbered, own)] });
      for (const { id, transliteration, gloss } of numbered) {
        for (const name of [transliteration, gloss]) {
          if (strongsNumbers(name).length > 0 || foldName(name) === '') continue;
          const { words } = answerFrom(findWords(name), (path) => own.get(path));
          expect([name, words.map(({ number }) => number)]).toEqual([name, expect.arrayContaining([id])]);
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('spellings of one sound are equal', () => {
  for (const [one, other] of [
    ['chesed', 'hesed'],
    ['agape', 'aggape'],
    ['psuche', 'psyche'],
    ['tsedeq', 'zedek'],
    ['torah', 'tora'],
    ['ekklesia', 'ecclesia'],
  ] as const) {
    expect(soundOf(one)).toBe(soundOf(other));
  }
});
