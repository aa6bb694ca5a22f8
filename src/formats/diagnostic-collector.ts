import type { Diagnostic } from './diagnostic.ts';
import { type DiagnosticCode, diagnosticCodes } from './diagnostic-codes.ts';
import { sourceLine } from './source-line.ts';
import { placeAt, type SourcePlaces } from './verse-places.ts';

/**
 * Reports a diagnostic at an offset of the source text, in UTF-16 code units.
 * @param doubt decides whether it is a fault at all. Only a check of the whole edition evaluates it.
 */
export interface Report {
  (code: DiagnosticCode, at: number, message: string, doubt?: Doubt): void;
  readonly chapterEnd?: ((at: number, end: ChapterEnd) => void) | undefined;
  /** The text from here on belongs to the verse or chapter; only for checks. */
  readonly place?: ((at: number, name: string) => void) | undefined;
}

/** A report with the same listeners that handles diagnostics differently. */
export function replacedReport(
  { chapterEnd, place }: Report,
  handle: (...diagnostic: Parameters<Report>) => void,
): Report {
  return Object.assign(handle, { chapterEnd, place });
}

/** Report for offsets of a derived text; `offsetOf` maps them to the source. */
export function movedReport(report: Report, offsetOf: (at: number) => number): Report {
  const moved = (...[code, at, message, doubt]: Parameters<Report>) =>
    report(code, offsetOf(at), message, doubt);
  const { chapterEnd, place } = report;
  return Object.assign(moved, {
    chapterEnd: chapterEnd && ((at: number, end: ChapterEnd) => chapterEnd(offsetOf(at), end)),
    place: place && ((at: number, name: string) => place(offsetOf(at), name)),
  });
}

/**
 * Evidence that decides whether something is a fault. A reader sees one book. Only the whole edition shows
 * whether a space before a colon is a typo or the rule of the language, and only its versification shows
 * whether a verse exists.
 */
type Doubt = HabitDoubt | ReferenceDoubt | VerseDoubt | ParallelDoubt | NameDoubt | WordsDoubt;

export type FindingData = Pick<Diagnostic, 'space' | 'mark'>;

/** A fault if the edition almost always chooses otherwise. */
interface HabitDoubt {
  readonly by: 'habit';
  readonly habit: string;
  readonly choice: string;
  readonly data?: FindingData | undefined;
}

export interface ReferenceDoubt {
  readonly by: 'reference';
  readonly habit: 'reference';
  readonly choice: string;
  readonly book: string;
  readonly chapter: number;
  readonly isWhole: boolean;
}

interface VerseDoubt {
  readonly by: 'verse';
  readonly habit: 'verse';
  readonly choice: string;
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}

/**
 * A fault if the referenced passages do not refer back. `choice` is the written reference, `habit` the
 * passage that contains it.
 */
export interface ParallelDoubt {
  readonly by: 'parallel';
  readonly habit: string;
  readonly choice: string;
  readonly book: string;
  readonly chapter: number;
}

/** A fault if the edition rarely has `choice` but often has `habit`, a similar name. */
export interface NameDoubt {
  readonly by: 'name';
  readonly habit: string;
  readonly choice: string;
}

/**
 * A fault if the edition has these words nowhere else. `choice` is the words with spaces between them,
 * `habit` the number of all words of the verse.
 */
interface WordsDoubt {
  readonly by: 'words';
  readonly habit: string;
  readonly choice: string;
}

export interface ChapterEnd {
  /** USFM id; '' if the source has none. */
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly isLastChapter: boolean;
  readonly isCut: boolean;
  readonly others: number;
  readonly cutOthers: number;
}

/** Diagnostics beyond this number per code and file are only counted, so that one fault does not hide others. */
const maxPerCode = 50;
/** A check lists all of them; this protects its memory from hostile files. */
export const maxPerCodeInCheck = 10_000;

export class DiagnosticCollector {
  readonly #found: Found[] = [];
  readonly #doubtful: (Found & { readonly doubt: Doubt })[] = [];
  readonly #doubts = new Map<string, number>();
  readonly #ends: { readonly at: number; readonly end: ChapterEnd }[] = [];
  readonly #places: { readonly at: number; readonly name: string }[] = [];
  readonly #counts = new Map<DiagnosticCode, number>();
  readonly #file: string;
  readonly #max: number;

  constructor(file: string, max = maxPerCode) {
    this.#file = file;
    this.#max = max;
  }

  readonly report: Report = Object.assign(
    (...[code, at, message, doubt]: Parameters<Report>) => {
      if (doubt) return this.#addDoubtful({ code, at, message, doubt });
      const count = (this.#counts.get(code) ?? 0) + 1;
      this.#counts.set(code, count);
      if (count <= this.#max) this.#found.push({ code, at, message });
    },
    {
      chapterEnd: (at: number, end: ChapterEnd) => void this.#ends.push({ at, end }),
      place: (at: number, name: string) => void this.#places.push({ at, name }),
    },
  );

  get hasFound(): boolean {
    return this.#counts.size > 0;
  }

  get places(): SourcePlaces {
    const inOrder = this.#places.toSorted((a, b) => a.at - b.at);
    return { starts: Uint32Array.from(inOrder, ({ at }) => at), names: inOrder.map(({ name }) => name) };
  }

  /** Diagnostics in source order, and one more for each code that exceeded the limit. */
  readonly diagnostics = (text: string, places = this.places): Diagnostic[] => {
    const place = this.#placer(text, places);
    const diagnostics = this.#found.toSorted((a, b) => a.at - b.at).map((found) => place(found));
    for (const [code, count] of this.#counts) {
      if (count > this.#max) diagnostics.push(this.#cutShort(code, count - this.#max));
    }
    return diagnostics;
  };

  readonly doubtful = (text: string, places: SourcePlaces): DoubtfulDiagnostic[] => {
    const place = this.#placer(text, places);
    return this.#doubtful
      .toSorted((a, b) => a.at - b.at)
      .map((found) => ({ diagnostic: place(found), doubt: found.doubt }));
  };

  readonly chapterEnds = (text: string, places: SourcePlaces): FoundEnd[] => {
    const place = this.#placer(text, places);
    return this.#ends
      .toSorted((a, b) => a.at - b.at)
      .map(({ at, end }) => ({ diagnostic: place({ code: 'missing-end', at, message: '' }), end }));
  };

  #addDoubtful(found: Found & { readonly doubt: Doubt }): void {
    const kind = `${found.code} ${found.doubt.habit} ${found.doubt.choice}`;
    const count = (this.#doubts.get(kind) ?? 0) + 1;
    this.#doubts.set(kind, count);
    if (count <= this.#max) this.#doubtful.push(found);
  }

  #placer(text: string, verses: SourcePlaces): (found: Found) => Diagnostic {
    const places = new PlacesInText(text);
    return ({ code, at, message }) => {
      const { line, lineStart } = places.next(at);
      const source = sourceLine(text, lineStart, at);
      const where = { file: this.#file, line, column: at - lineStart + 1 };
      const place = placeAt(verses, at);
      const found = { code, severity: diagnosticCodes[code], ...where, message, source };
      return place === undefined ? found : { ...found, place };
    };
  }

  #cutShort(code: DiagnosticCode, more: number): Diagnostic {
    const message = `${more} more of "${code}" in this file are not listed.`;
    return {
      code: 'too-many-diagnostics',
      severity: 'warning',
      file: this.#file,
      line: 0,
      column: 0,
      message,
    };
  }
}

interface Found {
  readonly code: DiagnosticCode;
  readonly at: number;
  readonly message: string;
}

export interface DoubtfulDiagnostic {
  readonly diagnostic: Diagnostic;
  readonly doubt: Doubt;
}

export interface FoundEnd {
  readonly diagnostic: Diagnostic;
  readonly end: ChapterEnd;
}

/** Far above the number of wrong names in any real file; a hostile file has millions. */
const maxNames = 1000;

export class SeenNames {
  readonly #names = new Set<string>();

  has(name: string): boolean {
    return this.#names.has(name);
  }

  add(name: string): boolean {
    if (this.#names.has(name)) return false;
    if (this.#names.size < maxNames) this.#names.add(name);
    return true;
  }
}

class PlacesInText {
  readonly #lineEnds: RegExpStringIterator<RegExpExecArray>;
  #line = 1;
  #lineStart = 0;
  #nextStart: number;

  constructor(text: string) {
    this.#lineEnds = text.matchAll(/\r\n|\n|\r/g);
    this.#nextStart = this.#findNextStart();
  }

  next(at: number): { readonly line: number; readonly lineStart: number } {
    while (this.#nextStart <= at) {
      this.#line++;
      this.#lineStart = this.#nextStart;
      this.#nextStart = this.#findNextStart();
    }
    return { line: this.#line, lineStart: this.#lineStart };
  }

  #findNextStart(): number {
    const { value } = this.#lineEnds.next();
    return value ? value.index + value[0].length : Number.POSITIVE_INFINITY;
  }
}
