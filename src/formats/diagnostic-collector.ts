import type { ChapterEnd, Doubt } from './checks/doubts.ts';
import type { Diagnostic } from './diagnostic.ts';
import { type DiagnosticCode, diagnosticCodes } from './diagnostic-codes.ts';
import { sourceLine } from './source-line.ts';

/**
 * Reports something at an offset (UTF-16 code units) of the source text.
 * @param doubt what decides whether it is a fault at all; only a check of the whole edition asks.
 */
export interface Report {
  (code: DiagnosticCode, at: number, message: string, doubt?: Doubt): void;
  /** Takes the ends of chapters, if the caller can compare them with a versification. */
  readonly chapterEnd?: ((at: number, end: ChapterEnd) => void) | undefined;
}

/** A report that takes offsets of another text, which `offsetOf` maps to those of the source. */
export function movedReport(report: Report, offsetOf: (at: number) => number): Report {
  const moved = (...[code, at, message, doubt]: Parameters<Report>) =>
    report(code, offsetOf(at), message, doubt);
  const { chapterEnd } = report;
  return Object.assign(moved, {
    chapterEnd: chapterEnd && ((at: number, end: ChapterEnd) => chapterEnd(offsetOf(at), end)),
  });
}

/** A broken file must not bury the rest: more than this many of one code in one file are only counted. */
const mostPerCode = 50;

/** Collects the diagnostics of one file and turns offsets into lines and columns. */
export class DiagnosticCollector {
  readonly #found: Found[] = [];
  /** What may be a fault, and how many there are of each kind. */
  readonly #doubtful: (Found & { readonly doubt: Doubt })[] = [];
  readonly #doubts = new Map<string, number>();
  readonly #ends: { readonly at: number; readonly end: ChapterEnd }[] = [];
  readonly #counts = new Map<DiagnosticCode, number>();
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  readonly report: Report = Object.assign(
    (...[code, at, message, doubt]: Parameters<Report>) => {
      if (doubt) return this.#addDoubtful({ code, at, message, doubt });
      const count = (this.#counts.get(code) ?? 0) + 1;
      this.#counts.set(code, count);
      if (count <= mostPerCode) this.#found.push({ code, at, message });
    },
    { chapterEnd: (at: number, end: ChapterEnd) => void this.#ends.push({ at, end }) },
  );

  get hasFound(): boolean {
    return this.#counts.size > 0;
  }

  /** The diagnostics in the order of their place in `text`; one more for each code that was cut short. */
  readonly diagnostics = (text: string): Diagnostic[] => {
    const place = this.#placer(text);
    const diagnostics = this.#found.toSorted((a, b) => a.at - b.at).map((found) => place(found));
    for (const [code, count] of this.#counts) {
      if (count > mostPerCode) diagnostics.push(this.#cutShort(code, count - mostPerCode));
    }
    return diagnostics;
  };

  /** What may be a fault, in the order of its place. */
  readonly doubtful = (text: string): DoubtfulDiagnostic[] => {
    const place = this.#placer(text);
    return this.#doubtful
      .toSorted((a, b) => a.at - b.at)
      .map((found) => ({ diagnostic: place(found), doubt: found.doubt }));
  };

  /** The ends of chapters, each as the warning that it may be. */
  readonly chapterEnds = (text: string): FoundEnd[] => {
    const place = this.#placer(text);
    return this.#ends
      .toSorted((a, b) => a.at - b.at)
      .map(({ at, end }) => ({ diagnostic: place({ code: 'missing-end', at, message: '' }), end }));
  };

  #addDoubtful(found: Found & { readonly doubt: Doubt }): void {
    const kind = `${found.code} ${found.doubt.habit} ${found.doubt.choice}`;
    const count = (this.#doubts.get(kind) ?? 0) + 1;
    this.#doubts.set(kind, count);
    if (count <= mostPerCode) this.#doubtful.push(found);
  }

  #placer(text: string): (found: Found) => Diagnostic {
    const places = new PlacesInText(text);
    return ({ code, at, message }) => {
      const { line, lineStart } = places.next(at);
      const source = sourceLine(text, lineStart, at);
      const place = { file: this.#file, line, column: at - lineStart + 1 };
      return { code, severity: diagnosticCodes[code], ...place, message, source };
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

/** What is a fault only where its doubt is removed. */
export interface DoubtfulDiagnostic {
  readonly diagnostic: Diagnostic;
  readonly doubt: Doubt;
}

/** The end of a chapter, and the warning about it without a message. */
export interface FoundEnd {
  readonly diagnostic: Diagnostic;
  readonly end: ChapterEnd;
}

/** More names than any file gets wrong; a hostile one has millions. */
const mostNames = 1000;

/** Tells which names are new, so that each unknown one is reported once. */
export class SeenNames {
  readonly #names = new Set<string>();

  has(name: string): boolean {
    return this.#names.has(name);
  }

  /** False where the name was added before. */
  add(name: string): boolean {
    if (this.#names.has(name)) return false;
    if (this.#names.size < mostNames) this.#names.add(name);
    return true;
  }
}

/** Finds the lines of offsets that ascend; it keeps nothing of the lines between them. */
class PlacesInText {
  readonly #lineEnds: RegExpStringIterator<RegExpExecArray>;
  #line = 1;
  #lineStart = 0;
  #nextStart: number;

  constructor(text: string) {
    this.#lineEnds = text.matchAll(/\r\n|\n|\r/g);
    this.#nextStart = this.#findNextStart();
  }

  /** The line of an offset, from 1, and where it begins. */
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
