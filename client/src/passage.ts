import type { ReferenceData } from '../../src/questions/edition.ts';
import type { FoundVerse } from '../../src/questions/read-verses.ts';
import { spaceBetween } from '../../src/questions/verse-pieces.ts';
import type { Translation } from './documents.ts';
import type { CallOptions, DocumentSource } from './http/document-source.ts';
import { type References, writtenReferences } from './passages.ts';
import type { SimpleVerse } from './verses.ts';

export interface Passage {
  /** In USFM notation: `JHN 3:16-18`. */
  readonly reference: string;
  /** In the translation's language: `Johannes 3,16-18`. */
  readonly label: string;
  readonly translation: Translation;
  readonly verses: readonly PassageVerse[];
}

/**
 * A verse with its place. The headings before it are in `headings`, at offset 0. The title of a psalm has the
 * number 0.
 */
export type PassageVerse = SimpleVerse & {
  readonly book: string;
  readonly chapter: number;
  readonly number: number;
  /** The last verse of a bridge, if the translation joins several verses. */
  readonly endNumber?: number;
  /** True if a paragraph or a chapter starts with it. */
  readonly startsParagraph: boolean;
};

interface ReadPassageOptions extends CallOptions {
  /** Names in other languages: `languages` of `scriptorium-client/languages`. */
  readonly languages?: ReferenceData;
}

/**
 * Reads the verses of references in one translation from the documents of their chapters, without a limit,
 * ready for `versePieces`. Rejects with a `ScriptoriumError`: `bad_reference`, or `translation_not_found`,
 * `book_not_found`, `chapter_not_found`, `verse_not_found`. A range may extend beyond the text of the
 * translation: "JHN 3:16-99" ends with the chapter.
 */
export async function readPassage(
  source: DocumentSource,
  translation: string,
  references: References,
  { signal, languages }: ReadPassageOptions = {},
): Promise<Passage> {
  const { answerFromDocuments, findPassages, noPassageLimits, withMeantTranslations } = await import(
    './from-documents.ts'
  );
  const ref = writtenReferences(references);
  const asked = { ref, limits: noPassageLimits, referenceData: languages };
  const question = withMeantTranslations([translation], (...editions) =>
    findPassages({ ...asked, editions }),
  );
  const { passages } = await answerFromDocuments(source, question, signal);
  const editions = passages.flatMap((passage) => passage.editions);
  return {
    reference: editions.map(({ reference }) => reference).join('; '),
    label: editions.map(({ label }) => label).join('; '),
    translation: editions[0]!.edition.translation as Translation,
    verses: editions.flatMap(({ verses }) => verses.map(verseWithPlace)),
  };
}

function verseWithPlace({
  content,
  headings,
  startsParagraph,
  book,
  chapter,
  verse,
  endVerse,
}: FoundVerse): PassageVerse {
  const before = headings.map((text) => ({ offset: 0, text }));
  const all = [...before, ...(content.headings ?? [])];
  const item = content as SimpleVerse;
  const bridge = endVerse === undefined ? {} : { endNumber: endVerse };
  const place = { book, chapter, number: verse, ...bridge, startsParagraph };
  return { ...item, ...(all.length > 0 ? { headings: all } : {}), ...place };
}

interface PassageTextOptions {
  /** If true, each verse is preceded by its number, or by the numbers of a bridge: `2-3`. */
  readonly numbers?: boolean;
}

/**
 * The plain text of a passage, without titles, headings and notes. Each line of poetry is a line, and an
 * empty line separates paragraphs and chapters.
 */
export function passageText(passage: Pick<Passage, 'verses'>, { numbers }: PassageTextOptions = {}): string {
  let text = '';
  let endsLine = false;
  let startsParagraph = false;
  for (const verse of passage.verses) {
    startsParagraph ||= verse.startsParagraph;
    if (verse.number === 0 || verse.text === '') continue;
    const { poem = [] } = verse;
    const startsLine = endsLine || poem.some(({ start }) => start === 0);
    const space = numbers ? ' ' : spaceBetween(text, verse.text);
    if (text !== '') text += startsParagraph ? '\n\n' : startsLine ? '\n' : space;
    const { number, endNumber } = verse;
    const shown = endNumber === undefined ? `${number}` : `${number}-${endNumber}`;
    text += numbers ? `${shown} ${verse.text}` : verse.text;
    endsLine = poem.some(({ end }) => end >= verse.text.length);
    startsParagraph = false;
  }
  return text;
}
