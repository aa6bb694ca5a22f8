import { links } from '../../documents/links.ts';
import type {
  ChapterContent,
  SimpleTranslationBookChapter,
  TranslationBookChapter,
} from '../../documents/translation/chapter-schema.ts';
import type { TranslationBooks } from '../../documents/translation/translation-schema.ts';
import type {
  SimpleChapterWord,
  SimpleTranslationBookChapterWords,
} from '../../documents/translation/words-schema.ts';
import { groupBy } from '../../lib/group-by.ts';
import { DocumentNumbering, endVerseOf } from '../../questions/document-numbering.ts';
import type { NumberingDocument } from '../../questions/edition.ts';
import type { Verse } from '../../references/versification/verse-span.ts';
import type { Documents } from '../bundled-edition.ts';

export interface ExportedBook {
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly remark: string;
  readonly rights: readonly string[];
  readonly chapters: () => Iterable<ExportedChapter>;
}

export interface ExportedNote {
  readonly text: string;
  readonly caller: string | null;
}

/** A verse or title in the simplified format. Offsets are UTF-16 code units of `text`. */
export interface SimpleVerse {
  /** 0 for a title. */
  readonly number: number;
  readonly text: string;
  readonly notes: ReadonlyMap<number, ExportedNote & { readonly offset: number }>;
}

export interface ExportedChapter {
  readonly number: number;
  readonly content: readonly ChapterContent[];
  readonly simple: readonly SimpleVerse[];
  /** Notes on headings. */
  readonly looseNotes: readonly (ExportedNote & { readonly noteId: number })[];
  /** `3`, or `3-4` for a bridge. */
  readonly numberOf: (verse: number) => string;
  /** The same verses in the versification `org`; none for a title. */
  readonly originalsOf: (verse: number) => readonly Verse[];
  readonly wordsOf: (verse: SimpleVerse) => readonly SimpleChapterWord[];
}

type Translation = TranslationBooks['translation'];

export interface ExportedEdition {
  readonly id: string;
  readonly name: string;
  readonly englishName: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly rights: readonly string[];
  /** The fields of `edition.json` that describe it, so that the files can be compiled again. */
  readonly metadata: ReturnType<typeof metadataOf>;
  readonly books: () => Iterable<ExportedBook>;
}

export function exportedEdition(id: string, documents: Documents): ExportedEdition {
  const list = documents.read<TranslationBooks>(links.books(id));
  const { name, englishName, language, textDirection: direction } = list.translation;
  return {
    id,
    name,
    englishName,
    language,
    direction,
    rights: rightsOf(list.translation),
    metadata: metadataOf(list.translation),
    books: () => exportedBooks(list, documents),
  };
}

function* exportedBooks(list: TranslationBooks, documents: Documents): Iterable<ExportedBook> {
  const { translation, books } = list;
  const { id } = translation;
  const numbering = documents.find<NumberingDocument>(links.versification(id));
  for (const book of books) {
    yield {
      id: book.id,
      name: book.name,
      title: book.title,
      remark: `${translation.name} (${translation.id})`,
      rights: rightsOf(translation),
      *chapters() {
        for (let number = book.firstChapterNumber; number <= book.lastChapterNumber; number++) {
          const chapter = readChapter(documents, { id, book: book.id, number, numbering });
          if (chapter) yield chapter;
        }
      },
    };
  }
}

function metadataOf({ id, name, englishName, shortName, language, ...others }: Translation) {
  const { textDirection: direction, website, licenseUrl, licenseNotes, licenseNotice, license } = others;
  return {
    ...{ id, name, englishName, shortName, language, direction, website, licenseUrl },
    licenseNotes: licenseNotes ?? undefined,
    licenseNotice: licenseNotice ?? undefined,
    license: license ?? undefined,
  };
}

function rightsOf({ website, licenseUrl, licenseNotes, licenseNotice }: Translation): string[] {
  const lines = [
    licenseUrl && `License: ${licenseUrl}`,
    website && `Source: ${website}`,
    licenseNotes,
    licenseNotice,
  ];
  return lines.flatMap((line) => line?.replace(/\s+/g, ' ').trim() || []);
}

interface ChapterPlace {
  readonly id: string;
  readonly book: string;
  readonly number: number;
  readonly numbering: NumberingDocument | undefined;
}

function readChapter(
  documents: Documents,
  { id, book, number, numbering }: ChapterPlace,
): ExportedChapter | undefined {
  const standard = documents.find<TranslationBookChapter>(links.chapter(id, book, number));
  const simple = documents.find<SimpleTranslationBookChapter>(links.simpleChapter(id, book, number));
  if (!standard || !simple) return undefined;
  const words = documents.find<SimpleTranslationBookChapterWords>(
    links.simpleWords(id, book, number),
  )?.verses;
  return {
    number,
    content: standard.chapter.content,
    simple: simple.chapter.content.flatMap((item) =>
      item.type !== 'verse' && item.type !== 'hebrew_subtitle'
        ? []
        : {
            number: item.type === 'verse' ? item.number : 0,
            text: item.text,
            notes: new Map(item.footnotes.map((note) => [note.noteId, note])),
          },
    ),
    looseNotes: simple.chapter.footnotes,
    numberOf(verse) {
      const end = endVerseOf(numbering, { book, chapter: number, verse });
      return end === undefined ? String(verse) : `${verse}-${end}`;
    },
    originalsOf(verse) {
      const place = { book, chapter: number, verse };
      if (verse === 0) return [];
      return DocumentNumbering.of(numbering).originals(place, endVerseOf(numbering, place));
    },
    wordsOf: ({ number: verse }) => (verse === 0 ? [] : (words?.[verse] ?? [])),
  };
}

/**
 * The notes on each heading of a chapter. Documents do not say which heading has a note: it is the first one after
 * the notes with lower numbers. Notes of a chapter without headings are those of `undefined`.
 */
export function headingNotes({
  content,
  looseNotes,
}: ExportedChapter): (heading?: object) => readonly ExportedNote[] {
  const headings: { readonly heading: object; readonly after: number }[] = [];
  let after = -1;
  for (const item of content) {
    if (item.type === 'heading') headings.push({ heading: item, after });
    else if (item.type !== 'line_break')
      for (const piece of item.content) {
        if (typeof piece === 'string') continue;
        if ('heading' in piece) headings.push({ heading: piece, after });
        if ('noteId' in piece) after = piece.noteId;
      }
  }
  const notes = groupBy(looseNotes, ({ noteId }) => {
    const last = headings.findLast((each) => each.after < noteId) ?? headings[0];
    return headings.find((each) => each.after === last?.after)?.heading;
  });
  return (heading) => notes.get(heading) ?? [];
}

export function* textAndNotes({ text, notes }: SimpleVerse): Iterable<string | ExportedNote> {
  let at = 0;
  for (const note of [...notes.values()].sort((a, b) => a.offset - b.offset)) {
    yield text.slice(at, note.offset);
    yield note;
    at = note.offset;
  }
  yield text.slice(at);
}
