import fc from 'fast-check';
import { editionJson } from '../small-content/small-edition-json.ts';
import { type OracleQuery, word } from './search-oracle.ts';

export type RandomContent = Readonly<Record<string, string | object>>;

const vocabulary = ['light', 'Light', 'lights', 'dáy', 'day', 'night', 'water', 'λόγος', 'אוֹר', 'well'];
const words = fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 7 });
const text = words.map((all) => all.join(' '));
const article = fc
  .array(fc.oneof(text, fc.constant('a longer sentence without any of them. '.repeat(4))), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(', '));

const verse = fc.record({
  heading: fc.option(text, { nil: undefined }),
  text,
  note: fc.option(text, { nil: undefined }),
  inside: fc.option(text, { nil: undefined }),
});

const chapter = fc.record({
  title: fc.option(text, { nil: undefined }),
  noteOnTitle: fc.option(text, { nil: undefined }),
  noteOnHeading: fc.option(text, { nil: undefined }),
  verses: fc.array(verse, { minLength: 1, maxLength: 4 }),
  end: fc.option(text, { nil: undefined }),
});

const note = (words: string | undefined) => (words === undefined ? '' : `\\f + \\ft ${words}\\f*`);

const bookIds = ['GEN', 'PSA', 'MAT'];

const translation = fc
  .tuple(...bookIds.map(() => fc.array(chapter, { minLength: 1, maxLength: 2 })))
  .map((books) =>
    Object.fromEntries(
      books.map((chapters, index) => {
        const lines = chapters.flatMap(({ title, noteOnTitle, noteOnHeading, verses, end }, at) => [
          `\\c ${at + 1}`,
          ...(noteOnHeading === undefined ? [] : [`\\s1 light ${note(noteOnHeading)}`]),
          ...(title === undefined ? [] : [`\\d ${title}${note(noteOnTitle)}`]),
          ...verses.flatMap((each, number) => [
            ...(each.heading === undefined ? [] : [`\\s1 ${each.heading}`]),
            '\\p',
            `\\v ${number + 1} ${each.text}${note(each.note)}`,
            ...(each.inside === undefined ? [] : [`\\s2 ${each.inside}`, '\\p', 'and so on']),
          ]),
          ...(end === undefined ? [] : [`\\s1 ${end}`]),
        ]);
        const id = bookIds[index]!;
        return [`translations/rnd/${id}.usfm`, [`\\id ${id}`, `\\h ${id}`, ...lines, ''].join('\n')];
      }),
    ),
  );

const table = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.map((cell) => `"${cell}"`).join(',')}\n`).join('');

const commentary = fc
  .array(fc.tuple(fc.constantFrom(...bookIds), fc.integer({ min: 0, max: 2 }), article), {
    minLength: 1,
    maxLength: 12,
  })
  .map((notes) => {
    const rows = notes.map(([book, chapter, text], index) => {
      const isIntroduction = chapter === 0 || index % 5 === 0;
      return [
        book,
        chapter === 0 ? '' : String(chapter),
        isIntroduction ? 'INTRODUCTION' : String(1 + (index % 3)),
        text,
      ];
    });
    const distinct = rows.filter(
      ([book, chapter, verse], index) =>
        verse !== 'INTRODUCTION' ||
        rows.findIndex((row) => row[0] === book && row[1] === chapter && row[2] === verse) === index,
    );
    return table([['Book', 'Chapter', 'VERSE / INTRODUCTION', 'COMMENTARIES'], ...distinct]);
  });

const records = fc.array(fc.tuple(text, fc.option(text, { nil: '' }), fc.option(article, { nil: '' })), {
  minLength: 1,
  maxLength: 6,
});

export const randomContent: fc.Arbitrary<RandomContent> = fc
  .tuple(translation, commentary, records, records, records)
  .map(([books, notes, profiles, people, entries]) => ({
    ...books,
    'translations/rnd/edition.json': editionJson('RND', 'Random'),
    'commentaries/rnd/edition.json': editionJson('RNDNOTES', 'Random Notes'),
    'commentaries/rnd/notes.csv': notes,
    'commentaries/rnd/profiles.csv': table([
      ['Id', 'Subject', 'Reference', 'Content'],
      ...profiles.map(([name, , article], index) => [`p${index}`, name, '', article || 'nothing']),
    ]),
    'datasets/rnd/edition.json': { ...editionJson('RNDPEOPLE', 'Random People'), kind: 'entities' },
    'datasets/rnd/People.csv': table([
      ['personLookup', 'displayTitle', 'name', 'alsoCalled', 'dictText', 'verses'],
      ...people.map(([name, other, article], index) => [`p_${index}`, name, name, other, article, 'Gen.1.1']),
    ]),
    'datasets/lex/edition.json': { ...editionJson('RNDWORDS', 'Random Words'), kind: 'lexicon' },
    'datasets/lex/words.csv': table([
      ['number', 'lemma', 'transliteration', 'gloss', 'definition'],
      ...entries.map(([gloss, spelled, definition], index) => [
        `H${index + 1}`,
        'אור',
        spelled,
        gloss,
        definition || 'nothing',
      ]),
    ]),
  }));

export const textQuery: fc.Arbitrary<{
  readonly q: string;
  readonly oracle: OracleQuery;
  readonly words: readonly string[];
}> = fc
  .tuple(fc.constantFrom(...vocabulary), fc.constantFrom(...vocabulary), fc.constantFrom(0, 1, 2, 3, 4, 5))
  .map(([a, b, form]) => {
    const queries: readonly (readonly [string, OracleQuery])[] = [
      [a, { all: [word(a)] }],
      [`${a} ${b}`, { all: [word(a), word(b)] }],
      [`"${a} ${b}"`, { all: [[{ phrase: [a, b] }]] }],
      [`${a} -${b}`, { all: [word(a)], none: word(b) }],
      [`${a} | ${b}`, { all: [[...word(a), ...word(b)]] }],
      [`${a.slice(0, 2)}*`, { all: [[{ phrase: [a.slice(0, 2)], isPrefix: true }]] }],
    ];
    const [q, oracle] = queries[form]!;
    return { q, oracle, words: [a, b] };
  });
