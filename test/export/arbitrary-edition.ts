import fc from 'fast-check';
import type { ChapterContent, VerseItem } from '../../src/documents/translation/chapter-schema.ts';
import type {
  ExportedBook,
  ExportedChapter,
  ExportedEdition,
  SimpleVerse,
} from '../../src/export/scripture/exported-book.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.constantFrom(
    ']]>',
    '<b>&amp;</b>',
    'a\ufffeb',
    '\ud800',
    'שָׁלוֹם',
    'λόγος ἦν',
    '神爱世人',
    '" onload="',
    '--',
    '\t\n',
  ),
);
const piece = fc.oneof(
  text.map((written) => written),
  fc.record({ text, poem: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ text, wordsOfJesus: fc.constant(true as const) }),
  fc.constant({ lineBreak: true } as const),
  text.map((heading) => ({ heading })),
  fc.oneof(text, fc.constant('one paragraph\nand another')).map((note) => ({ note })),
);
const caller = fc.oneof(fc.constantFrom('+', null, '*'), text);
type Piece = typeof piece extends fc.Arbitrary<infer Value> ? Value : never;

interface Draft {
  readonly content: ChapterContent[];
  readonly simple: SimpleVerse[];
  noteId: number;
}

function addVerse(draft: Draft, number: number, pieces: readonly Piece[], called: string | null): void {
  const content: VerseItem[] = [];
  const notes = new Map<number, { text: string; caller: string | null; offset: number }>();
  let joined = '';
  for (const part of pieces) {
    if (typeof part === 'object' && 'note' in part) {
      const noteId = draft.noteId++;
      notes.set(noteId, { text: part.note, caller: called, offset: joined.length });
      content.push({ noteId });
    } else if (typeof part === 'string' || 'text' in part) {
      const written = typeof part === 'string' ? part : part.text;
      joined += joined === '' ? written : ` ${written}`;
      content.push(part);
    } else if (number > 0) content.push(part);
  }
  draft.simple.push({ number, text: joined, notes });
  if (number > 0) draft.content.push({ type: 'verse', number, content });
  else draft.content.push({ type: 'hebrew_subtitle', content: content as string[] });
}

const part = fc.oneof(
  { weight: 4, arbitrary: fc.record({ pieces: fc.array(piece, { maxLength: 6 }), caller }) },
  text.map((heading) => ({ heading })),
  fc.constant({ isBreak: true } as const),
);

const chapter = fc
  .record({ parts: fc.array(part, { maxLength: 6 }), title: fc.boolean(), hasBridges: fc.boolean() })
  .map(({ parts, title, hasBridges }) => (number: number): ExportedChapter => {
    const draft: Draft = { content: [], simple: [], noteId: 0 };
    let verse = title ? 0 : 1;
    for (const each of parts) {
      if ('heading' in each) draft.content.push({ type: 'heading', content: [each.heading] });
      else if ('isBreak' in each) draft.content.push({ type: 'line_break' });
      else {
        addVerse(draft, verse, each.pieces, each.caller);
        verse += verse > 0 && hasBridges ? 2 : 1;
      }
    }
    const { content, simple } = draft;
    const numberOf = (first: number) => (hasBridges ? `${first}-${first + 1}` : String(first));
    const rest = { looseNotes: [], originalsOf: () => [], wordsOf: () => [] };
    return { number, content, simple, numberOf, ...rest };
  });

const book = fc.record({
  name: text,
  title: fc.option(text),
  chapters: fc.array(chapter, { minLength: 1, maxLength: 3 }),
});

export const arbitraryEdition: fc.Arbitrary<ExportedEdition> = fc
  .record({
    books: fc.array(book, { maxLength: 3 }),
    name: text,
    language: fc.constantFrom('eng', 'hbo', 'und', 'x"y'),
    direction: fc.constantFrom('ltr' as const, 'rtl' as const),
    notice: text,
    website: fc.oneof(text, fc.constantFrom('https://a.example/?a=1&b="2"', '')),
  })
  .map(({ books, name, language, direction, notice, website }) => ({
    id: 'A',
    name,
    englishName: name,
    language,
    direction,
    rights: [`Source: ${website}`, notice],
    metadata: {
      ...{ id: 'A', name, englishName: name, shortName: 'A', language, direction },
      ...{ website, licenseUrl: website, licenseNotes: notice },
      ...{ licenseNotice: undefined, license: undefined },
    },
    books: () =>
      books.map(
        (each, at): ExportedBook => ({
          id: ['GEN', '1SA', 'JHN'][at]!,
          name: each.name,
          title: each.title,
          remark: '',
          rights: [],
          chapters: () => each.chapters.map((make, index) => make(index + 1)),
        }),
      ),
  }));
