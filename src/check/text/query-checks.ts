import type { Habits } from './habits.ts';
import type { TextRun } from './text-runs.ts';

/**
 * Words that translators write to each other. The form of a query shows most of them in any language; these
 * are in the most common working languages.
 */
const requests =
  /(?<![\p{L}\p{M}])(?:check|consultant|verify|revise|please|ask|unsure|translator|revisar|consultor|verificar|vérifier|consultant|à revoir|prüfen|überprüfen|angalia|hakiki|mshauri|periksa|cek|konsultan|проверить|консультант|जाँच|जांच|सलाहकार|راجع|مراجعة|检查|核对)(?![\p{L}\p{M}])/iu;

const bracketed =
  /\(([^()\n]{3,120})\)|\[([^[\]\n]{3,120})\]|(?<!<)<([^<>\n]{3,120})>(?!>)|\*(?=\S)([^*\n]{3,120})(?<=\S)\*/gu;
const entity = /&(?:[a-zA-Z]{2,8}|#\d{1,6});/g;
const tag = /<\/?[a-zA-Z][a-zA-Z0-9]{0,9}(?: [^<>\n]*)?\/?>/g;
const mention = /(?<![\p{L}\p{N}])@\p{L}+/gu;
const signs = /\*{2,}|@{2,}|\^{2,}|~{2,}|%%+/g;
const mayHaveQuery = /[([<*@&^~%]/;
/** `[Yohana: is this right?]`, `(why this word?)` without the sentence of a text in brackets. */
const named = /^\p{Lu}[\p{L}\p{M}.]{1,20}: *\p{L}/u;

/** Finds notes that translators leave for each other in the text. */
export class QueryChecks {
  readonly #habits: Habits;

  constructor(habits: Habits) {
    this.#habits = habits;
  }

  add(run: TextRun): void {
    const { text } = run;
    if (run.kind === 'parallel' || !mayHaveQuery.test(text)) return;
    for (const pattern of [entity, tag]) {
      for (const match of text.matchAll(pattern))
        this.#report(match, run, 'is markup of HTML. Write the character, or USFM.');
    }
    for (const pattern of [mention, signs]) {
      for (const match of text.matchAll(pattern))
        this.#report(match, run, 'looks like a note to another translator. Remove it.');
    }
    if (run.kind === 'note') return;
    for (const match of text.matchAll(bracketed)) {
      const inside = match.slice(1).find((part) => part !== undefined)!;
      const isQuery = requests.test(inside) || named.test(inside.trim()) || match[0].startsWith('*');
      const isAngle = match[0].startsWith('<') && /[\s:]/.test(inside);
      if (isQuery || isAngle)
        this.#report(match, run, 'looks like a question about the text. Answer it, and remove it.');
    }
  }

  #report(match: RegExpExecArray, run: TextRun, what: string): void {
    const form = /^\W/.exec(match[0])?.[0] ?? '';
    const message = () => `“${match[0].slice(0, 60)}” in ${run.place} ${what}`;
    this.#habits.doubt('query', form, 'left-over-text', run.at(match.index), message);
  }
}
