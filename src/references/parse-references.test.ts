import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../test/long-tests.ts';
import { allBooks } from '../model/books.ts';
import { BookNameLookup } from './book-names.ts';
import { englishNames } from './english-names.ts';
import { namesOfAllLanguages, namesOfLanguage } from './names-of-languages.ts';
import { dottedReference, osisReference } from './osis-books.ts';
import { parseReferences } from './parse-references.ts';
import type { ReferenceOptions } from './place-reader.ts';
import type { Reference } from './reference.ts';
import { refused, spellings } from './spellings.fixture.ts';
import { formatReference, verseCommaOf } from './write-references.ts';

function optionsFor(language: string): ReferenceOptions {
  const tables = language === 'eng' ? [englishNames] : [namesOfLanguage(language) ?? new Map()];
  const names = new BookNameLookup(tables, namesOfAllLanguages);
  const extent = {
    chapters: () => 150,
    // Enough to tell "Pss 23,24" from "Jn 3,16"
    verses: (book: string, chapter: number) => (book === 'PSA' && chapter === 23 ? 6 : undefined),
  };
  return { names, extent, hasVerseComma: verseCommaOf(language) };
}

const english = optionsFor('eng');

function read(text: string, options = english): string {
  const { references, problem } = parseReferences(text, options);
  if (problem) return `${problem.code} at ${problem.at}: ${problem.message}`;
  return references.map((reference) => formatReference(reference)).join('; ');
}

for (const [language, rows] of Object.entries(spellings)) {
  test(`references are read as ${language} writes them`, () => {
    const options = optionsFor(language);
    for (const [usfm, ...written] of rows) {
      expect(Object.fromEntries(written.map((text) => [text, read(text, options)]))).toEqual(
        Object.fromEntries(written.map((text) => [text, usfm])),
      );
    }
  });
}

test.each<[string, ...string[]]>([
  [
    'ara',
    'يوحنا الاصحاح 3 العدد 16',
    'يوحنا الإصحاح ٣ الآية ١٦',
    'يوحنا أصحاح 3 عدد 16',
    'يوحنا الفصل 3 آيات 16',
  ],
  ['bul', 'Йоан глава 3 стихове 16'],
  ['ceb', 'Juan kapitulo 3 bersikulo 16'],
  ['ces', 'Jan kapitola 3 verš 16', 'Jan kapitola 3 veršů 16'],
  ['cym', 'Ioan pennod 3 adnod 16'],
  ['deu', 'Johannes Kapitel 3 Verse 16'],
  ['fas', 'یوحنا باب 3 آیه 16'],
  ['fra', 'Jean chapitre 3 versets 16'],
  ['grc', 'Ιωάννης κεφάλαιο 3 στίχος 16'],
  ['hat', 'Jan chapit 3 vèsè 16'],
  ['hin', 'यूहन्ना अध्याय 3 पद 16', 'यूहन्ना अध्याय 3 वचन 16'],
  ['hrv', 'Ivan poglavlje 3 redak 16'],
  ['kor', '요한복음 제3장 제16절'],
  ['jpn', 'ヨハネによる福音書第3章第16節'],
  ['lat', 'Johannes capitulum 3 versiculus 16'],
  ['mar', 'योहान अध्याय 3 वचन 16'],
  ['mkd', 'Јован поглавје 3 стих 16'],
  ['nld', 'Johannes hfst. 3 verzen 16'],
  ['ori', 'ଯୋହନ ଅଧ୍ୟାୟ 3 ପଦ 16'],
  ['pan', 'ਯੂਹੰਨਾ ਅਧਿਆਇ 3 ਆਇਤ 16'],
  ['pol', 'Jana rozdział 3 wiersz 16'],
  ['ron', 'Ioan capitolul 3 versetele 16'],
  ['rus', 'Иоанна глава 3 стихи 16'],
  ['som', 'Yooxanaa cutubka 3 aayadda 16'],
  ['spa', 'Juan capítulo 3 versos 16'],
  ['spa', 'Juan 3, 16'],
  ['por', 'João 3, 16'],
  ['sqi', 'Gjoni kreu 3 vargu 16', 'Gjoni kapitulli 3 vargjet 16'],
  ['srp', 'Јован поглавље 3 стих 16'],
  ['swa', 'Yohana sura 3 mstari 16', 'Yohana sura ya 3, mstari wa 16', 'Yohana mlango 3 mistari 16'],
  ['tam', 'யோவான் அதிகாரம் 3 வசனம் 16'],
  ['tgl', 'Juan kabanata 3 talata 16'],
  ['tha', 'ยอห์น บทที่ 3 ข้อ 16', 'ยอห์น บท 3 ข้อที่ 16'],
  ['tur', 'Yuhanna bölüm 3 ayet 16'],
  ['ukr', 'Івана розділ 3 вірші 16'],
  ['vie', 'Giăng đoạn 3 câu 16'],
])('words for chapters and verses are known in %s', (language, ...written) => {
  const options = optionsFor(language);
  expect(written.map((text) => read(text, options))).toEqual(written.map(() => 'JHN 3:16'));
});

test('the Arabic word for a verse is also the book of Numbers', () => {
  const arabic = optionsFor('ara');
  expect(read('يوحنا 3:16, العدد 6:24', arabic)).toBe('JHN 3:16; NUM 6:24');
  expect(read('يوحنا 3, العدد 6', arabic)).toBe('JHN 3; NUM 6');
});

test('text that is not a reference is rejected with its position', () => {
  for (const [code, ...written] of refused) {
    for (const [text, at] of written) {
      const { problem } = parseReferences(text, english);
      expect([text, problem?.code, problem?.at]).toEqual([text, code, at] as never);
    }
  }
});

test('the author in a title is not another book', () => {
  expect(read('Apostelgeschichte des Markus 2', optionsFor('deu'))).toStartWith('not_a_place at 18');
  for (const language of ['deu', 'eng'])
    expect(read('Apostelgeschichte des Lukas 2', optionsFor(language))).toBe('ACT 2');
  expect(read('Der Brief an die Römer 2', optionsFor('deu'))).toBe('ROM 2');
});

test('an error contains the understood part and a suggestion', () => {
  const { problem } = parseReferences('John 3:16; Rom 8:28; Heburews 2', english);
  expect(problem).toMatchObject({
    code: 'unknown_book',
    at: 21,
    understood: 'JHN 3:16; ROM 8:28',
    hint: 'Did you mean Hebrews?',
  });
  expect(parseReferences('J 3', english).problem?.message).toContain('Joshua');
});

test('each reference knows where it was written', () => {
  const text = ' Ｊohn ３：１６–18; 1 Cor 13 ';
  const { references = [] } = parseReferences(text, english);
  expect(references.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Ｊohn ３：１６–18',
    '1 Cor 13',
  ]);
});

describe('Written references', () => {
  const place = fc.record({
    chapter: fc.integer({ min: 1, max: 150 }),
    verse: fc.integer({ min: 1, max: 176 }),
  });
  const scripture = allBooks().filter(({ canon }) => canon !== 'peripheral');
  const reference = fc
    .tuple(
      fc.constantFrom(...scripture.map(({ id }) => id)),
      place,
      place,
      fc.constantFrom('book', 'chapter', 'verse', 'range', 'chapters', 'to end', 'to end of book'),
    )
    .map(([book, one, other, kind]): Reference => {
      const [first, last] = [one, other].sort((a, b) => a.chapter - b.chapter || a.verse - b.verse);
      if (kind === 'book') return { from: { book }, to: { book } };
      if (kind === 'chapter')
        return { from: { book, chapter: first!.chapter }, to: { book, chapter: first!.chapter } };
      if (kind === 'verse') return { from: { book, ...first! }, to: { book, ...first! } };
      if (kind === 'chapters')
        return { from: { book, chapter: first!.chapter }, to: { book, chapter: last!.chapter } };
      if (kind === 'to end') return { from: { book, ...first! }, to: { book, chapter: last!.chapter } };
      if (kind === 'to end of book') return { from: { book, ...first! }, to: { book } };
      return { from: { book, ...first! }, to: { book, ...last! } };
    });
  const plain = reference.filter(
    ({ from }) =>
      from.verse !== undefined || !/^(?:OBA|PHM|[23]JN|JUD|LJE|S3Y|SUS|BEL|MAN|PS2)$/.test(from.book),
  );
  const names = new Map(scripture.map(({ id, commonName }) => [id, commonName]));

  test('are read back from every way of writing them', () => {
    fc.assert(
      fc.property(plain, (written) => {
        const texts = [
          formatReference(written),
          formatReference(written, { name: (book) => names.get(book) }),
          // OSIS and dotted ids cannot express an open end
          ...(written.from.verse !== undefined && written.to.verse === undefined
            ? []
            : [dottedReference(written), osisReference(written)]),
        ];
        for (const text of texts) {
          expect([
            text,
            parseReferences(text, english).references?.map(({ from, to }) => ({ from, to })),
          ]).toEqual([text, [written]]);
        }
      }),
    );
  });

  test('in a list are read as many as there are', () => {
    const list = fc.array(plain, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(list, fc.constantFrom('; ', ';'), (references, sign) => {
        const text = references.map((each) => formatReference(each)).join(sign);
        expect(read(text)).toBe(references.map((each) => formatReference(each)).join('; '));
      }),
    );
  });
});

test('any text is parsed or rejected', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'John',
      '3',
      ':',
      '16',
      '-',
      ',',
      ' ',
      'ff',
      '；',
      'ヨ',
      '章',
      'כ',
      '١',
      'v.',
      'chapter',
      '.',
      'a',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const { references, problem } = parseReferences(text, english);
      expect(references === undefined).toBe(problem !== undefined);
      for (const { start, end } of references ?? []) expect(start <= end && end <= text.length).toBe(true);
      if (problem) expect(problem.at >= 0 && problem.at <= text.length).toBe(true);
    }),
    { numRuns: runs(500) },
  );
});
