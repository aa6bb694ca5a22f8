import type { BookText, OtherNumbers } from '../../model/book-text.ts';
import type { EditionNumbering } from '../../references/versification/edition-numbering.ts';
import type { VerseRange } from '../../references/versification/find-scheme.ts';
import type { NumberingOfVerses } from '../../references/versification/numbering-of-verses.ts';
import { type Mapping, verseSpan } from '../../references/versification/verse-span.ts';
import type { Immutable } from '../edition-documents.ts';
import type {
  CommentaryVersification,
  DatasetVersification,
  VersificationDocument,
} from './versification-schema.ts';

type WrittenNumber = Immutable<VersificationDocument['numbers'][number]>;

/** Numbers of a book that its chapter documents cannot represent, in reading order. */
export function bookNumbers({ id: book, chapters }: BookText): WrittenNumber[] {
  return chapters.flatMap(({ number: chapter, blocks, ...chapterNumbers }) => {
    const ofChapter = otherNumbers(chapterNumbers);
    const ofVerses = blocks.flatMap((block): WrittenNumber[] => {
      if (block.type !== 'verse') return [];
      const { number: verse, lastNumber, written } = block;
      const others = otherNumbers(block);
      if (!written && !others) return [];
      return [
        {
          book,
          chapter,
          verse,
          ...(lastNumber === undefined ? {} : { endVerse: lastNumber }),
          ...(written ? { written } : {}),
          ...others,
        },
      ];
    });
    return ofChapter ? [{ book, chapter, ...ofChapter }, ...ofVerses] : ofVerses;
  });
}

function otherNumbers({ published, alternate }: OtherNumbers): OtherNumbers | undefined {
  if (published === undefined && alternate === undefined) return undefined;
  return {
    ...(published === undefined ? {} : { published }),
    ...(alternate === undefined ? {} : { alternate }),
  };
}

export function versificationDocument(
  translation: string,
  { scheme, evidence, differences, mappings }: EditionNumbering,
  numbers: readonly WrittenNumber[],
): string {
  const document = {
    translation,
    scheme,
    evidence,
    differences: differences.map(({ book, chapter, expected, last, missing, extra, scheme: other }) => ({
      book,
      chapter,
      expected,
      last,
      missing: missing.map(shownRange),
      extra: extra.map(shownRange),
      ...(other ? { scheme: other } : {}),
    })),
    mappings: mappings.map(writtenMapping),
    numbers,
  } satisfies Immutable<VersificationDocument>;
  return JSON.stringify(document);
}

export function datasetVersification(dataset: string, numbering: NumberingOfVerses): string {
  return JSON.stringify({ dataset, ...written(numbering) } satisfies Immutable<DatasetVersification>);
}

export function commentaryVersification(commentary: string, numbering: NumberingOfVerses): string {
  return JSON.stringify({ commentary, ...written(numbering) } satisfies Immutable<CommentaryVersification>);
}

function written({ scheme, evidence, mappings }: NumberingOfVerses) {
  return { scheme, evidence, mappings: mappings.map(writtenMapping) };
}

function writtenMapping({ verses, original }: Mapping) {
  return { verses: verseSpan.write(verses), original: verseSpan.write(original) };
}

function shownRange([first, last]: VerseRange): string {
  return last > first ? `${first}-${last}` : `${first}`;
}
