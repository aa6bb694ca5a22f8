import type { DropRule } from './markers.ts';

/**
 * The common event stream of all source formats. A reader calls these methods in document order. `at` is an
 * offset into the source text in UTF-16 code units.
 *
 * Every reader guarantees: paragraphs do not nest; every `charStart` and `noteStart` has a matching end;
 * notes and characters close before their paragraph ends; text is unchanged source text including white
 * space, without markup.
 */
export interface ScriptureSink {
  /** Book code as written (`\id`). The rest of the line follows as text in a paragraph of style `id`. */
  book(code: string, at: number): void;
  /**
   * From 1 to `maxChapter`. @param label the text found instead of a number, if the number is assumed.
   */
  chapter(number: number, at: number, label?: string): void;
  /** Canonical value from `readVerseNumber`: '3', '3a', '1-2', '1,3'. Text in '0' is a title. */
  verse(number: string, at: number): void;
  paraStart(style: string, at: number): void;
  paraEnd(at: number): void;
  text(text: string, at: number): void;
  /**
   * Source text that `rule` excludes from the documents. Without a rule it is text that the reader did not
   * understand. It counts as read but is not output, so that the proof of conservation reports it as lost.
   */
  leaveOut(text: string, rule: DropRule | undefined, at: number): void;
  charStart(style: string, at: number): void;
  /** Attributes come with the end event because USFM writes them there. */
  charEnd(style: string, attributes: Attributes | undefined, at: number): void;
  noteStart(style: string, caller: string, at: number): void;
  noteEnd(style: string, at: number): void;
  milestone(style: string, attributes: Attributes | undefined, at: number): void;
  cell(style: string, at: number): void;
}

/** Attribute names as written; default attributes have their full name (`strong`, `lemma`, ...). */
export type Attributes = Readonly<Record<string, string>>;

export function bothSinks(first: ScriptureSink, second: ScriptureSink | undefined): ScriptureSink {
  if (!second) return first;
  return {
    book: (code, at) => {
      first.book(code, at);
      second.book(code, at);
    },
    chapter: (number, at, label) => {
      first.chapter(number, at, label);
      second.chapter(number, at, label);
    },
    verse: (number, at) => {
      first.verse(number, at);
      second.verse(number, at);
    },
    paraStart: (style, at) => {
      first.paraStart(style, at);
      second.paraStart(style, at);
    },
    paraEnd: (at) => {
      first.paraEnd(at);
      second.paraEnd(at);
    },
    text: (text, at) => {
      first.text(text, at);
      second.text(text, at);
    },
    leaveOut: (text, rule, at) => {
      first.leaveOut(text, rule, at);
      second.leaveOut(text, rule, at);
    },
    charStart: (style, at) => {
      first.charStart(style, at);
      second.charStart(style, at);
    },
    charEnd: (style, attributes, at) => {
      first.charEnd(style, attributes, at);
      second.charEnd(style, attributes, at);
    },
    noteStart: (style, caller, at) => {
      first.noteStart(style, caller, at);
      second.noteStart(style, caller, at);
    },
    noteEnd: (style, at) => {
      first.noteEnd(style, at);
      second.noteEnd(style, at);
    },
    milestone: (style, attributes, at) => {
      first.milestone(style, attributes, at);
      second.milestone(style, attributes, at);
    },
    cell: (style, at) => {
      first.cell(style, at);
      second.cell(style, at);
    },
  };
}

const ignore = () => {};

export const ignoringSink: ScriptureSink = {
  book: ignore,
  chapter: ignore,
  verse: ignore,
  paraStart: ignore,
  paraEnd: ignore,
  text: ignore,
  leaveOut: ignore,
  charStart: ignore,
  charEnd: ignore,
  noteStart: ignore,
  noteEnd: ignore,
  milestone: ignore,
  cell: ignore,
};

/** Wraps a sink to exclude events by `rule`: only text reaches `sink`, as `leaveOut`, and is counted. */
export function leavingOut(sink: ScriptureSink, rule: DropRule): ScriptureSink {
  return {
    ...ignoringSink,
    text: (text, at) => sink.leaveOut(text, rule, at),
    leaveOut: (text, ownRule, at) => sink.leaveOut(text, ownRule, at),
  };
}
