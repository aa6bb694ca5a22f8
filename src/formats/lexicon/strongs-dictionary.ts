import type { Report } from '../diagnostic-collector.ts';
import { textThatMayBeHtml } from '../html-to-text.ts';
import { JsonObject, readJson } from '../json/read-json.ts';
import { glossOf } from './first-meaning.ts';
import { blankEntry, type LexiconBuilder, type WrittenEntry } from './lexicon-builder.ts';

/**
 * Reads a Strong's dictionary of Open Scriptures: one object with an entry per number, as JSON or as
 * JavaScript that assigns it. Returns true if it is damaged.
 * @throws TooLarge
 */
export function readStrongsDictionary(text: string, builder: LexiconBuilder, report: Report): boolean {
  let isDamaged = false;
  const notice: Report = (code, at, message) => {
    isDamaged ||= code === 'malformed-json';
    report(code, at, message);
  };
  const dictionary = readJson(text, notice, beginningOf(text));
  if (!(dictionary instanceof JsonObject)) return true;
  for (const [number, entry] of dictionary.members) {
    if (entry instanceof JsonObject) builder.take(writtenEntry(number, entry), entry.at, report);
  }
  return isDamaged;
}

/** Offset of the object: after `var strongsHebrewDictionary =` and the comments before that. */
function beginningOf(text: string): number {
  const assigned = /^\s*\{/.test(text) ? null : /(?:=|export default)\s*(?=\{\s*["'][GH]\d)/.exec(text);
  return assigned ? assigned.index + assigned[0].length : Math.max(0, text.indexOf('{'));
}

/**
 * The first meaning. If the dictionary begins with a figurative one, because the plain meaning is in the
 * derivation, the first rendering. The Hebrew object marker has neither.
 */
function glossIn(meaning: string, renderings: string, derivation: string): string {
  if (/^\(as such unrepresented in English\)\.?$/i.test(renderings)) return '(untranslated)';
  const countOf = (mark: string) => meaning.split(mark).length;
  // The Greek dictionary divides some entries inside parentheses, or after the first word of a compound
  const isDivided =
    countOf(')') > countOf('(') && !/^(?:probably |apparently )?(?:from|of)\b/.test(derivation);
  const whole = isDivided
    ? `${derivation} ${meaning}`
    : meaning.replace(/^and \([^()]*(?:\([^()]*\)[^()]*)?\)/, '');
  const isIndirect = /^(?:figuratively|by implication|specially|by extension)\b/i.test(meaning);
  const [, proper = ''] = /\bproperly,? (.*)/.exec(derivation) ?? [];
  return isIndirect ? glossOf(proper, renderings, whole) : glossOf(whole, renderings);
}

const renderingsLabel = 'King James Version: ';

function writtenEntry(number: string, entry: JsonObject): WrittenEntry {
  const text = (...names: string[]) => {
    const written = names.map((name) => entry.text(name)).find((value) => value !== undefined);
    return textThatMayBeHtml(written ?? '');
  };
  const meaning = text('strongs_def');
  const renderings = text('kjv_def');
  const lines = [meaning, renderings === '' ? '' : `${renderingsLabel}${renderings}`];
  return {
    ...blankEntry,
    number,
    lemma: text('lemma'),
    transliteration: text('xlit', 'translit'),
    pronunciation: text('pron'),
    gloss: glossIn(meaning, renderings, text('derivation')),
    isGlossDerived: true,
    definition: lines.filter((line) => line !== '').join('\n'),
    derivation: text('derivation'),
  };
}
