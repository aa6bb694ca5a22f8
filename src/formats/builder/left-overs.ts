import type { Report } from '../diagnostic-collector.ts';
import { marker } from '../markers.ts';
import { bothSinks, ignoringSink, type ScriptureSink } from '../scripture-sink.ts';
import { offsetAfter } from '../source-line.ts';
import type { Observe } from './read-books.ts';

/**
 * Reports working notes left in the text. Nearly every text has none, so one scan of the whole source avoids
 * observing the books.
 */
export function observingLeftOvers(source: string, observe: Observe | undefined): Observe | undefined {
  if (!suspicious.test(source)) return observe;
  return (text, report) => bothSinks(leftOverSink(text, report), observe?.(text, report));
}

function leftOverSink(source: string, report: Report): ScriptureSink {
  let isServed = true;
  return {
    ...ignoringSink,
    paraStart: (style) => {
      const known = marker(style);
      isServed = !(known?.kind === 'para' && known.role === 'drop' && known.rule === 'identification');
    },
    text: (text, at) => {
      const reportAt: Report = (code, index, message) =>
        report(code, offsetAfter(text.slice(0, index), source, at), message);
      if (isServed && suspicious.test(text)) reportLeftOvers(text, reportAt);
    },
  };
}

const suspicious =
  /TODO|FIXME|TBD|XXX|\?\?\?|__|###|@@@|\$\$\$|\*\*\*|[Ll]orem|PLACEHOLDER|\{[+\-{>]|\[-|[Tt]ranslat(?:e|ion) (?:here|missing|pending)|[Tt]ext (?:here|missing)/;

interface Pattern {
  readonly pattern: RegExp;
  readonly code: 'left-over-text' | 'tracked-change';
  readonly what: string;
}

const note = 'is a working note of the translators';
const placeholder = 'is a placeholder for missing text';
const change = 'is a tracked change that was never accepted';

const patterns: readonly Pattern[] = [
  { pattern: /(?<![\p{L}\p{N}])(?:TODO|FIXME|TBD)(?![\p{L}\p{N}])/gu, code: 'left-over-text', what: note },
  { pattern: /(?<![\p{L}\p{N}])X{3,}(?![\p{L}\p{N}])/gu, code: 'left-over-text', what: placeholder },
  {
    pattern: /\?{3,}|(?<!\w)(?:#{3,}|@{3,}|\${3,}|\*{3,}|_{3,})/gu,
    code: 'left-over-text',
    what: placeholder,
  },
  { pattern: /\blorem ipsum\b|\bPLACEHOLDER\b/giu, code: 'left-over-text', what: placeholder },
  {
    pattern:
      /\[(?:translation|translate|text|verse)s? (?:here|missing|pending)\]|\b(?:translation|text) (?:missing|pending)\b/giu,
    code: 'left-over-text',
    what: placeholder,
  },
  {
    pattern: /\{\+\+?[^{}]*\+?\+\}|\[-[^[\]]*-\]|\{--?[^{}]*--?\}|\{>>[^{}]*<<\}/gu,
    code: 'tracked-change',
    what: change,
  },
  { pattern: /\{\{[^{}]*\}\}/gu, code: 'left-over-text', what: placeholder },
];

function reportLeftOvers(text: string, report: Report): void {
  for (const { pattern, code, what } of patterns) {
    for (const match of text.matchAll(pattern)) {
      const found = match[0];
      if (found === 'TODO' && isAmongCapitals(text, match.index)) continue;
      const advice = code === 'tracked-change' ? 'Accept or reject it.' : 'Write the text, or remove it.';
      const shown = found.slice(0, 40).replace(/\s+/g, ' ');
      report(code, match.index, `“${shown}” ${what}; it is served with the text. ${advice}`);
    }
  }
}

/** `DIOS DE TODO ISRAEL`: in Spanish and Portuguese it is a word. */
function isAmongCapitals(text: string, at: number): boolean {
  const before = /(\p{L}{2,})[^\p{L}]*$/u.exec(text.slice(Math.max(0, at - 40), at))?.[1];
  const after = /^[ ]+(\p{L}{2,})/u.exec(text.slice(at + 4, at + 44))?.[1];
  const isCapital = (word: string | undefined) =>
    word !== undefined && word === word.toUpperCase() && word !== word.toLowerCase();
  return isCapital(before) || (isCapital(after) && before === undefined && !/[a-z]/.test(text));
}
