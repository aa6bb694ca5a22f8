import { ByteWriter } from '../../lib/join-bytes.ts';
import { jsonObject, type RawJson } from '../../lib/json-text.ts';
import type { ChapterText, VerseText, WordAnnotation } from '../../model/book-text.ts';
import type { Immutable } from '../edition-documents.ts';
import { type ChapterLink, links } from '../links.ts';
import type { ChapterNeighbours, ChapterPlace } from './translation-book.ts';
import type * as words from './words-schema.ts';
import type { SimpleTranslationBookChapterWords, TranslationBookChapterWords } from './words-schema.ts';

interface WordsParts {
  readonly translationId: string;
  readonly place: ChapterPlace;
  readonly neighbours: ChapterNeighbours;
  readonly verses: RawJson;
}

/**
 * `{chapter}.words.json` (interface 2.6): `contentIndex`, `start` and `end` refer to the standard chapter.
 */
export function wordsDocument(parts: WordsParts): string {
  return wordsFile(parts, links.chapter, links.words);
}

/** `{chapter}.words.simple.json`: `start` and `end` refer to the simplified chapter. */
export function simpleWordsDocument(parts: WordsParts): string {
  return wordsFile(parts, links.simpleChapter, links.simpleWords);
}

function wordsFile(parts: WordsParts, chapterLink: ChapterLink, wordsLink: ChapterLink): string {
  const { translationId, place, neighbours } = parts;
  const linkOf = (to: ChapterPlace) => chapterLink(translationId, to.book, to.chapter);
  const linkToWords = (to: ChapterPlace | null) =>
    to?.hasWords ? wordsLink(translationId, to.book, to.chapter) : null;
  return jsonObject<TranslationBookChapterWords | SimpleTranslationBookChapterWords>({
    translationId,
    bookId: place.book,
    chapterNumber: place.chapter,
    thisChapterLink: linkOf(place),
    nextChapterLink: neighbours.next && linkOf(neighbours.next),
    previousChapterLink: neighbours.previous && linkOf(neighbours.previous),
    thisChapterWordsLink: wordsLink(translationId, place.book, place.chapter),
    nextChapterWordsLink: linkToWords(neighbours.next),
    previousChapterWordsLink: linkToWords(neighbours.previous),
    verses: parts.verses,
  });
}

type WordsByVerse<Word> = Record<string, readonly Immutable<Word>[]>;

/** `verses` of the standard words file (interface 2.6); empty if no verse has an annotated word. */
export function chapterWords(chapter: ChapterText): WordsByVerse<words.ChapterWord> {
  return parsed(chapter, writeChapterWords);
}

export function simpleChapterWords(chapter: ChapterText): WordsByVerse<words.SimpleChapterWord> {
  return parsed(chapter, writeSimpleChapterWords);
}

function parsed<Verses>(chapter: ChapterText, write: typeof writeChapterWords): Verses {
  const out = new ByteWriter();
  write(chapter, out);
  return JSON.parse(new TextDecoder().decode(out.bytes));
}

const encoder = new TextEncoder();
const json = {
  openVerses: encoder.encode('{'),
  openVerse: encoder.encode('"'),
  openWords: encoder.encode('":['),
  comma: encoder.encode(','),
  contentIndex: encoder.encode('{"contentIndex":'),
  startInItem: encoder.encode(',"start":'),
  startInVerse: encoder.encode('{"start":'),
  end: encoder.encode(',"end":'),
  closeWords: encoder.encode(']'),
  closeVerses: encoder.encode('}'),
};

/**
 * Writes `verses` of the standard words file as JSON. An annotated Bible has 1.5 million words in both
 * formats, and writing bytes takes half the time of creating objects.
 */
export function writeChapterWords(chapter: ChapterText, out: ByteWriter): void {
  writeVerses(chapter, out, ({ pieces, words }) => {
    const texts = pieces.flatMap((piece, contentIndex) =>
      piece.kind === 'text' ? { start: piece.start, end: piece.end, contentIndex } : [],
    );
    let isFirst = true;
    for (const { start, end, annotation } of words) {
      const item = firstEndingAfter(texts, start);
      if (!item) continue;
      if (!isFirst) out.addFew(json.comma);
      isFirst = false;
      out.addFew(json.contentIndex).number(item.contentIndex);
      out.addFew(json.startInItem).number(Math.max(start, item.start) - item.start);
      // If a note splits a word into several items, only the part in the first item is listed
      out.addFew(json.end).number(Math.min(end, item.end) - item.start);
      out.addFew(restOfWord(annotation));
    }
  });
}

export function writeSimpleChapterWords(chapter: ChapterText, out: ByteWriter): void {
  writeVerses(chapter, out, ({ words }) => {
    let isFirst = true;
    for (const { start, end, annotation } of words) {
      if (!isFirst) out.addFew(json.comma);
      isFirst = false;
      out.addFew(json.startInVerse).number(start).addFew(json.end).number(end).addFew(restOfWord(annotation));
    }
  });
}

/** Sorts verses by number and keeps one of each. The interface does not support words of titles. */
function writeVerses(
  { blocks }: ChapterText,
  out: ByteWriter,
  writeWords: (content: VerseText) => void,
): void {
  const verses = new Map<number, VerseText>();
  for (const block of blocks) {
    if (block.type === 'verse' && block.content.words.length > 0) verses.set(block.number, block.content);
  }
  out.addFew(json.openVerses);
  const inOrder = [...verses].sort(([a], [b]) => a - b);
  for (const [index, [number, content]] of inOrder.entries()) {
    if (index > 0) out.addFew(json.comma);
    out.addFew(json.openVerse).number(number).addFew(json.openWords);
    writeWords(content);
    out.addFew(json.closeWords);
  }
  out.addFew(json.closeVerses);
}

/** The rest of a word's JSON after its offsets, cached because many words share an annotation. */
const knownRests = new Map<WordAnnotation, Uint8Array>();
const maxCachedRests = 5000;

function restOfWord(annotation: WordAnnotation): Uint8Array {
  const known = knownRests.get(annotation);
  if (known) return known;
  if (knownRests.size === maxCachedRests) knownRests.clear();
  const members = JSON.stringify(annotation).slice(1);
  const rest = encoder.encode(members === '}' ? members : `,${members}`);
  knownRests.set(annotation, rest);
  return rest;
}

function firstEndingAfter<Item extends { readonly end: number }>(
  texts: readonly Item[],
  offset: number,
): Item | undefined {
  let low = 0;
  let high = texts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (texts[middle]!.end > offset) high = middle;
    else low = middle + 1;
  }
  return texts[low];
}
