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
  /** From 1 to `maxChapter`. @param label the text found instead of a number, if the number is assumed. */
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

const events = Object.keys(ignoringSink) as (keyof ScriptureSink)[];

export function bothSinks(first: ScriptureSink, second: ScriptureSink | undefined): ScriptureSink {
  if (!second) return first;
  const toBoth = (event: keyof ScriptureSink) => {
    if (first[event] === ignore) return second[event].bind(second);
    if (second[event] === ignore) return first[event].bind(first);
    return (one: never, other: never, third: never) => {
      first[event](one, other, third);
      second[event](one, other, third);
    };
  };
  return Object.fromEntries(events.map((event) => [event, toBoth(event)])) as unknown as ScriptureSink;
}

/** Wraps a sink to exclude events by `rule`: only text reaches `sink`, as `leaveOut`, and is counted. */
export function leavingOut(sink: ScriptureSink, rule: DropRule): ScriptureSink {
  return {
    ...ignoringSink,
    text: (text, at) => sink.leaveOut(text, rule, at),
    leaveOut: (text, ownRule, at) => sink.leaveOut(text, ownRule, at),
  };
}
