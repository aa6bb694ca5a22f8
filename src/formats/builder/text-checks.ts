import type { VerseText } from '../../model/book-text.ts';
import { schemeNames } from '../../references/reference.ts';
import { Versification } from '../../references/versification/versification.ts';
import { codePointOf } from '../control-characters.ts';
import type { DiagnosticCode } from '../diagnostic-codes.ts';
import type { ChapterEnd, Report } from '../diagnostic-collector.ts';
import { type BookSource, checkVerseMarkers, type StrayVerses, type VerseMarker } from './chapter-numbers.ts';

const quotationMark = /["“”'‘’]/g;

export class TextChecks {
  book = '';
  strays: readonly StrayVerses[] = [];
  readonly #report: Report;
  readonly source: string;
  readonly #quoteStyles = new QuoteStyles();
  readonly #unpaired: UnpairedQuotes;
  readonly #ends: EndOfChapter[] = [];
  #quotePairs: QuotePairs | undefined;

  constructor(report: Report, source: string) {
    this.#report = report;
    this.source = source;
    this.#unpaired = new UnpairedQuotes(source);
  }

  chapter(number: number, texts: readonly CheckedText[], markers: readonly VerseMarker[]): void {
    const quotePairs = new QuotePairs(number, this.#unpaired);
    this.#quotePairs = quotePairs;
    for (const text of texts) {
      checkCharacters(text, number, this.source, this.#report);
      this.#quotes(text, quotePairs);
    }
    checkEmptyVerses(number, texts, this.#report);
    const own = markers.filter(({ at }) => !this.#isStray(at));
    const renumbered = checkVerseMarkers(this, number, own, this.#report);
    // Another marker has a repeated number, too
    const inPlace = texts.filter(({ at }) => renumbered.get(at)?.isRepeated !== false && !this.#isStray(at));
    const strays = this.strays.flatMap(({ probableChapter, firstVerse, lastVerse, at }) =>
      probableChapter === number ? [{ number: firstVerse, lastNumber: lastVerse, at }] : [],
    );
    const others = own.length < markers.length ? own : [];
    const verses = inOrder([...inPlace, ...renumbered.values(), ...strays, ...others]);
    checkMissingVerses(this, number, verses, this.#report);
    const last = inOrder(inPlace).at(-1);
    if (last && last.lastNumber > 0) {
      const isCut = isCutOff(last.content.text);
      const verse = verses.at(-1)!.lastNumber;
      this.#ends.push({ chapter: number, verse, at: last.at, isCut });
    }
  }

  #quotes(text: CheckedText, pairs: QuotePairs): void {
    quotationMark.lastIndex = 0;
    for (
      let match = quotationMark.exec(text.content.text);
      match;
      match = quotationMark.exec(text.content.text)
    ) {
      const mark = match[0];
      this.#quoteStyles.add(mark, () => offsetIn(text, match!.index, this.source));
      if (mark === '“' || mark === '”' || mark === '‘') pairs.add(mark, match.index, text);
    }
  }

  #isStray(offset: number): boolean {
    return this.strays.some(({ at, end }) => offset >= at && offset < end);
  }

  finish(): void {
    this.#quoteStyles.finish(this.#report);
    this.#quotePairs?.finish();
    this.#unpaired.finish(this.#report);
    this.#reportEnds(this.book);
  }

  #reportEnds(book: string): void {
    if (!this.#report.chapterEnd) return;
    const lastChapter = this.#ends.reduce((last, { chapter }) => Math.max(last, chapter), 0);
    const others = this.#ends.length - 1;
    const cut = this.#ends.filter(({ isCut }) => isCut).length;
    for (const { at, ...end } of this.#ends) {
      const isLastChapter = end.chapter === lastChapter;
      if (!isLastChapter && end.verse >= minVerseCount(book, end.chapter)) continue;
      const cutOthers = cut - Number(end.isCut);
      this.#report.chapterEnd?.(at, { book, isLastChapter, others, cutOthers, ...end });
    }
  }
}

type EndOfChapter = Pick<ChapterEnd, 'chapter' | 'verse' | 'isCut'> & { readonly at: number };

function minVerseCount(book: string, chapter: number): number {
  const counts = schemeNames.map((name) => Versification.standard(name).verseCount(book, chapter));
  const known = counts.filter((count) => count > 0);
  return known.length > 0 ? Math.min(...known) : 0;
}

function isCutOff(text: string): boolean {
  return /[\p{L}\p{M}\p{N},،、，՝]["'\p{Pe}\p{Pf}\p{Pi}\s]*$/u.test(text.slice(-20));
}

/**
 * Quick test, negative for nearly every verse: letters of scripts that resemble Latin, and characters that
 * are not text.
 */
const worthALook =
  /[\\\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u0370-\u052f\u1f00-\u1fff\u2c80-\u2cff\ufffd]/;
export const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/;
const markup = /\\\+?[A-Za-z][A-Za-z0-9-]*\*?/;
const scripts = ['Latin', 'Greek', 'Cyrillic', 'Coptic'] as const;
const isOfScript = scripts.map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));

function checkCharacters(checked: CheckedText, chapter: number, source: string, report: Report): void {
  const { number, content, doubleSpaceAt } = checked;
  const { text } = content;
  const isSuspicious = worthALook.test(text);
  if (!isSuspicious && doubleSpaceAt === undefined) return;
  const place = number === 0 ? `the title of chapter ${chapter}` : `${chapter}:${number}`;
  if (doubleSpaceAt !== undefined) {
    const later = source.startsWith('  ', doubleSpaceAt)
      ? 0
      : source.slice(doubleSpaceAt, doubleSpaceAt + maxVerseSource).search(doubleSpace);
    const message = `Consecutive spaces in ${place} were read as one. Leave only one.`;
    report('double-space', doubleSpaceAt + Math.max(0, later), message);
  }
  if (!isSuspicious) return;
  const tell = (code: DiagnosticCode, written: string, message: string) =>
    report(code, offsetIn(checked, text.indexOf(written), source, written.length), message);
  const character = unreadable.exec(text)?.[0];
  if (character !== undefined) {
    const message = `The text of ${place} contains the unreadable character ${codePointOf(character)}. Write the intended character.`;
    tell('unreadable-character', character, message);
  }
  const marker = markup.exec(text)?.[0];
  if (marker !== undefined) {
    const message = `The text of ${place} contains ${marker}. Remove it, or write it as markup of the source's format.`;
    tell('markup-in-text', marker, message);
  }
  const word = wordOfScripts(text);
  if (word !== undefined) {
    const message = `“${word}” in ${place} mixes letters of different alphabets. Write it in one alphabet.`;
    tell('mixed-scripts', word, message);
  }
}

/**
 * Offset in the source of a place in the text of a verse, which consists of several texts. Found by the characters
 * around it, as many as have no markup between them.
 */
function offsetIn({ at, content: { text } }: CheckedText, index: number, source: string, length = 1): number {
  const written = source.slice(at, at + maxVerseSource);
  for (const [before, after] of contexts) {
    const from = Math.max(0, index - before);
    const part = text.slice(from, index + length + after);
    // Attributes have quotation marks, too
    const found = part === '"' || part === "'" ? -1 : written.indexOf(part);
    if (found !== -1) return at + found + index - from;
  }
  return at;
}

const contexts = [
  [12, 0],
  [3, 0],
  [0, 3],
  [0, 0],
] as const;
/** Characters of a long verse in its source, with its markup. */
const maxVerseSource = 20_000;
/** Not the indentation of a line. */
const doubleSpace = /(?<=\S) {2,}(?=\S)/;

function wordOfScripts(text: string): string | undefined {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.find((word) => isOfScript.filter((script) => script.test(word)).length > 1);
}

function checkEmptyVerses(chapter: number, texts: readonly CheckedText[], report: Report): void {
  for (const { number, at, content } of texts) {
    if (number === 0 || content.pieces.length > 0) continue;
    const advice = 'Add its text, or a note that explains the omission.';
    report('empty-verse', at, `Verse ${chapter}:${number} has no text. ${advice}`);
  }
}

type NumberedText = Pick<CheckedText, 'number' | 'lastNumber' | 'at'>;

function checkMissingVerses(
  { source }: BookSource,
  chapter: number,
  texts: readonly NumberedText[],
  report: Report,
): void {
  let covered = 0;
  for (const { number, lastNumber, at } of texts) {
    const isSwapped = number === covered + 2 && hasSwappedRange(source, at, number);
    if (number > covered + 1 && !isSwapped) {
      const numbers =
        number === covered + 2
          ? `Verse ${chapter}:${covered + 1} is`
          : `Verses ${chapter}:${covered + 1}-${number - 1} are`;
      const advice = 'Add the missing text, or only the verse number with a note that explains the omission.';
      report('missing-verse', at, `${numbers} missing before verse ${number}. ${advice}`);
    }
    covered = Math.max(covered, lastNumber);
  }
}

/** `4-3`, which was reported and read as 4. */
function hasSwappedRange(source: string, at: number, number: number): boolean {
  return new RegExp(`\\b${number}[-–]${number - 1}(?!\\d)`).test(source.slice(at, at + 60));
}

function inOrder<Text extends NumberedText>(texts: readonly Text[]): readonly Text[] {
  const isSorted = texts.every(({ number }, index) => index === 0 || texts[index - 1]!.number <= number);
  return isSorted ? texts : texts.toSorted((a, b) => a.number - b.number);
}

export interface CheckedText {
  readonly number: number;
  readonly lastNumber: number;
  readonly at: number;
  readonly content: VerseText;
  readonly beginsLine: boolean;
  readonly doubleSpaceAt: number | undefined;
}

/**
 * Finds curly double quotation marks without a partner in their chapter. It stays silent in uncertain cases:
 * a quotation may reopen in each paragraph without being closed, nest under a single quotation mark, and
 * continue across chapters.
 */
class QuotePairs {
  readonly #chapter: number;
  readonly #unpaired: UnpairedQuotes;
  readonly #opened: { readonly index: number; readonly text: CheckedText }[] = [];
  #open = 0;
  /** Reopened at the start of a line: either a continued quotation or a nested one. */
  #maybeOpen = 0;
  #hasOpened = false;
  /** A single quotation mark opened inside the double ones. (Its closing mark looks like an apostrophe.) */
  #singleOpened = false;

  constructor(chapter: number, unpaired: UnpairedQuotes) {
    this.#chapter = chapter;
    this.#unpaired = unpaired;
  }

  add(mark: string, index: number, text: CheckedText): void {
    if (mark === '‘') this.#singleOpened = true;
    else if (mark === '“') this.#opens(index, text);
    else this.#closes(index, text);
  }

  /** Only after the last chapter: a quotation may continue in the next one. */
  finish(): void {
    const isUncertain = this.#open !== 1 || this.#maybeOpen > 0 || this.#singleOpened;
    // In German, “ closes
    if (isUncertain || this.#unpaired.closed <= this.#unpaired.opened / 2) return;
    const { index, text } = this.#opened[0]!;
    this.#tell(index, text, 'opens and is not closed before the book ends');
  }

  #opens(index: number, text: CheckedText): void {
    this.#hasOpened = true;
    this.#unpaired.opened++;
    if (this.#open === 0 || this.#singleOpened) {
      this.#opened.length = this.#open++;
      this.#opened.push({ index, text });
    } else if (isAtLineStart(text.content.text.slice(0, index), text.beginsLine)) this.#maybeOpen++;
    else {
      const { number } = this.#opened.at(-1)!.text;
      this.#tell(index, text, `opens, but the one of ${this.#chapter}:${number} is still open`);
      this.#maybeOpen = 0;
    }
  }

  #closes(index: number, text: CheckedText): void {
    this.#unpaired.closed++;
    if (this.#open > 0) this.#open--;
    else if (this.#maybeOpen > 0) this.#maybeOpen--;
    else if (this.#hasOpened) this.#tell(index, text, 'closes nothing');
    if (this.#open === 0) this.#singleOpened = false;
  }

  #tell(index: number, checked: CheckedText, what: string): void {
    const {
      number,
      content: { text },
    } = checked;
    const around = text
      .slice(Math.max(0, index - 20), index + 20)
      .replaceAll('\n', ' ')
      .toWellFormed();
    const message = `In ${this.#chapter}:${number} a quotation mark ${what}: “…${around}…”. Check whether a mark is missing.`;
    this.#unpaired.add(what.startsWith('opens') ? 'opens' : 'closes', { checked, index, message });
  }
}

/**
 * More unpaired marks of one kind in a book, and a larger share of its quotations, are a style of quoting:
 * opening marks in each paragraph, or closing ones.
 */
const maxUnpaired = 12;
const habit = 0.03;

class UnpairedQuotes {
  readonly #found: Record<QuoteFault, { readonly at: number; readonly message: string }[]> = {
    opens: [],
    closes: [],
  };
  readonly #source: string;
  opened = 0;
  closed = 0;

  constructor(source: string) {
    this.#source = source;
  }

  add(
    fault: QuoteFault,
    { checked, index, message }: { checked: CheckedText; index: number; message: string },
  ): void {
    this.#found[fault].push({ at: offsetIn(checked, index, this.#source), message });
  }

  finish(report: Report): void {
    const isFew = ({ length }: readonly object[]) => length <= maxUnpaired || length <= this.opened * habit;
    const groups = Object.values(this.#found);
    for (const { at, message } of groups.filter(isFew).flat()) report('unpaired-quote', at, message);
    const many = groups.filter((group) => !isFew(group)).flat();
    if (many.length === 0) return;
    const message = `This book has unpaired quotation marks in ${many.length} places, beginning here. Missing marks cannot be distinguished from this style of quoting. If the style is intended, no change is needed.`;
    report('unpaired-quote', Math.min(...many.map(({ at }) => at)), message);
  }
}

type QuoteFault = 'opens' | 'closes';

function isAtLineStart(before: string, beginsLine: boolean): boolean {
  const near = before.slice(-8);
  return /\n[\s\p{P}]*$/u.test(near) || (beginsLine && near === before && /^[\s\p{P}]*$/u.test(near));
}

interface Marks {
  count: number;
  at: number;
}

/** A mark below this share of the other kind is a slip and not a style (' may be a letter). */
const slip = 0.1;

class QuoteStyles {
  readonly #marks: Record<'straight' | 'curly', Record<'double' | 'single', Marks>> = {
    straight: { double: { count: 0, at: 0 }, single: { count: 0, at: 0 } },
    curly: { double: { count: 0, at: 0 }, single: { count: 0, at: 0 } },
  };

  add(mark: string, place: () => number): void {
    const style = mark === '"' || mark === "'" ? 'straight' : 'curly';
    const kind = mark === '"' || mark === '“' || mark === '”' ? 'double' : 'single';
    const marks = this.#marks[style][kind];
    if (marks.count++ === 0) marks.at = place();
  }

  finish(report: Report): void {
    for (const kind of ['double', 'single'] as const) {
      const straight = this.#marks.straight[kind];
      const curly = this.#marks.curly[kind];
      const [rare, common] = straight.count < curly.count ? [straight, curly] : [curly, straight];
      if (rare.count === 0 || rare.count > common.count * slip) continue;
      const names =
        kind === 'double' ? 'quotation marks (", “”)' : "apostrophes or single quotation marks (', ‘’)";
      const [few, many] = rare === straight ? ['straight', 'curly'] : ['curly', 'straight'];
      const message = `This book has ${rare.count} ${few} among ${common.count} ${many} ${names}, beginning here. Use one style throughout.`;
      report('mixed-quotes', rare.at, message);
    }
  }
}
