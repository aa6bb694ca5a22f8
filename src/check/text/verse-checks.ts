import type { Report } from '../../formats/diagnostic-collector.ts';
import { marker } from '../../formats/markers.ts';
import type { Habits } from './habits.ts';
import type { Notation } from './structure-checks.ts';
import type { TextRun } from './text-runs.ts';
import { UnmarkedEnds } from './unmarked-ends.ts';

/** In letters. Shorter verses are repeated on purpose. */
const minRepeatedLetters = 25;

interface Verse {
  readonly chapter: number;
  readonly verse: string;
  readonly place: string;
  readonly at: number;
  text: string;
  last: TextRun;
  hasNote: boolean;
}

export class VerseChecks {
  readonly #habits: Habits;
  readonly #report: Report;
  #verse: Verse | undefined;
  #text = '';
  readonly #ends = new UnmarkedEnds();
  readonly #notation: Notation;
  #words: UsesOfWords | undefined;

  constructor(habits: Habits, report: Report, notation: Notation) {
    this.#habits = habits;
    this.#notation = notation;
    this.#report = report;
  }

  add(run: TextRun): void {
    if (run.kind === 'note' && this.#verse?.place === run.place) this.#verse.hasNote = true;
    if (run.kind !== 'scripture' || run.verse === '') return;
    const verse = this.#verse;
    if (verse?.place === run.place) {
      verse.text += ` ${run.text}`;
      verse.last = run;
      return;
    }
    const { chapter, place } = run;
    this.#verse = {
      chapter,
      verse: run.verse,
      place,
      at: run.at(0),
      text: run.text,
      last: run,
      hasNote: false,
    };
    this.#checkDigits(run);
    if (verse) this.#compare(verse, this.#verse, run);
  }

  finish(words: UsesOfWords): void {
    this.#words = words;
    if (this.#verse) this.#checkText(this.#verse);
    this.#ends.finish();
  }

  #compare(verse: Verse, next: Verse, run: TextRun): void {
    this.#checkText(verse);
    this.#text = verse.chapter === next.chapter ? verse.text : '';
    if (verse.chapter !== next.chapter) return;
    this.#checkNumbers(verse, next);
    this.#checkStart(verse, run);
    this.#checkEnd(verse, run);
  }

  #checkText(verse: Verse): void {
    this.#checkWords(verse);
    const hasSame = isSame(this.#text, verse.text);
    if (hasSame || isTwice(verse.text)) {
      const message = () =>
        `Verse ${verse.place} has the same text ${hasSame ? 'as the previous verse' : 'twice'}. Look for a verse that was pasted twice.`;
      this.#habits.doubt('verse', 'repeated', 'repeated-verse', verse.at, message);
    } else this.#habits.choose('verse', 'own');
  }

  /** `\v 5 5 The man`. */
  #checkDigits(run: TextRun): void {
    if (!run.text.startsWith(run.verse) || !/^\d+[.:)]? +\p{L}/u.test(run.text)) return;
    const message = () =>
      `The text of ${run.place} begins with its own number. Remove the number from the text.`;
    this.#habits.doubt('verse-digits', 'twice', 'verse-number-in-text', run.at(0), message);
  }

  #checkStart({ last }: Verse, run: TextRun): void {
    if (run.style.startsWith('q') || !sentenceEnd.test(last.text.slice(-4))) return;
    const written = firstLetter.exec(run.text);
    if (!written) return;
    const index = written[0].length - 1;
    const letter = run.text[index]!;
    if (letter.toLowerCase() === letter.toUpperCase()) return;
    const message = () =>
      `Verse ${run.place} begins with a lower-case letter (“${run.text.slice(index, index + 20).split(/\s/, 1)[0]}”), but the previous verse ends with a full stop. Write a capital, or another mark.`;
    const choice = letter === letter.toLowerCase() ? 'small' : 'capital';
    this.#habits.doubt('verse-start', choice, 'missing-capital', run.at(index), message);
  }

  #checkWords(verse: Verse): void {
    const text = verse.text.trim();
    if (fewWords.test(text)) this.#doubtText(text, verse.at);
    else this.#habits.choose('whole-verse', 'sentence');
    if (/[\p{L}\p{M}]/u.test(text) || verse.hasNote) return;
    const message = () =>
      `Verse ${verse.place} has no words, only “${text.slice(0, 20)}”. Write its text, or a note that explains the omission.`;
    this.#habits.doubt('wordless', text.slice(0, 8), 'left-over-text', verse.at, message);
  }

  /** `missing`, in every verse that the text leaves out. */
  #doubtText(text: string, at: number): void {
    const message = () =>
      `“${text}” is the whole text of several verses. Write their text, or a note that explains the omission.`;
    this.#habits.doubt('whole-verse', text, 'left-over-text', at, message);
  }

  /** `They went home. ic`, from the markup of a program. */
  #doubtTail(word: string, at: number): void {
    const message = () =>
      `“${word}” follows the last sentence of several verses, and the edition hardly has it elsewhere. Remove it.`;
    this.#habits.doubt('verse-tail', word, 'left-over-text', at, message);
  }

  /** A skipped verse whose number is in the text: its marker was lost. */
  #checkNumbers(verse: Verse, next: Verse): void {
    const [number, after] = [Number(verse.verse), Number(next.verse)];
    if (!(after > number + 1)) return;
    const { last } = verse;
    const found = new RegExp(`(?<![\\d:.,])(?:[/|]?[vV] ?)?${number + 1}(?![\\d:.,])`).exec(last.text);
    if (!found) return;
    const message = `Verse ${number + 1} is missing after ${verse.place}, but “${found[0]}” is in the text of ${verse.place}. Write ${this.#notation('v', 'a verse')} before the number.`;
    this.#report('verse-number-in-text', last.at(found.index), message);
  }

  #checkEnd({ last, place }: Verse, next: TextRun): void {
    const end = last.text.trimEnd();
    if (last.style === 'd' || last.styled.some(({ style }) => style === 'qs')) return;
    const tail = wordAfterSentence.exec(end.slice(-20));
    if (tail) this.#doubtTail(tail[1]!, last.at(end.length - tail[1]!.length));
    else this.#habits.choose('verse-tail', 'none');
    // The pattern would be tried at each character
    if (!/[\p{L}\p{M}]$/u.test(end.slice(-2))) {
      this.#habits.choose('verse-end', 'mark');
      return;
    }
    const first = /^[\s\p{P}]*(\p{Lu}[\p{L}\p{M}]*)/u.exec(next.text)?.[1];
    if (first === undefined || next.beginsParagraph) return;
    this.#ends.add(end, () => {
      const words = this.#words!;
      const small = words.count(first.toLowerCase());
      if (small < minUsesOfNext || words.countInSentences(first) > small * maxShareInSentences) return;
      const text = end.slice(-20).trimStart().replace(/\s+/g, ' ');
      const message = () =>
        `Verse ${place} ends with “${text}”, without punctuation, and a new sentence follows. Add the mark, or look for text that was cut off.`;
      this.#habits.doubt('verse-end', 'none', 'missing-sentence-end', last.at(end.length - 1), message);
    });
  }
}

const wordAfterSentence = /[.!?]["”’»)]* +(\p{Ll}{1,12})$/u;
const fewWords = /^(?=.{3,24}$)[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)?$/u;
/** No quotation mark, because a quotation can continue in the next verse. */
const sentenceEnd = /[.।]\s*$/u;
const firstLetter = /^[^\p{L}\p{N}.…—–-]*\p{L}/u;

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{M}]+/gu, '');
}

function isSame(one: string, other: string): boolean {
  const first = /[\p{L}\p{M}]/u;
  if (one === '' || first.exec(one)?.[0] !== first.exec(other)?.[0]) return false;
  const letters = lettersOf(one);
  return letters.length >= minRepeatedLetters && letters === lettersOf(other);
}

function isTwice(text: string): boolean {
  const begin = /[\p{L}\p{M}]{2}/u.exec(text);
  if (!begin || !text.includes(begin[0], minRepeatedLetters)) return false;
  const letters = lettersOf(text);
  const half = letters.length / 2;
  return half >= minRepeatedLetters && Number.isInteger(half) && letters.startsWith(letters.slice(half));
}

interface UsesOfWords {
  readonly count: (word: string) => number;
  readonly countInSentences: (word: string) => number;
}

/** A capitalized word is a name, or a pronoun such as “He”, unless the book has it in lower case. */
const minUsesOfNext = 3;
const maxShareInSentences = 0.02;

/**
 * Words that translators write to each other. The form of a query shows most of them in any language; these
 * are in the most common working languages.
 */
const requests =
  /(?<![\p{L}\p{M}])(?:check|consultant|sic|verify|revise|please|ask|unsure|translator|revisar|consultor|verificar|vérifier|consultant|à revoir|prüfen|überprüfen|angalia|hakiki|mshauri|periksa|cek|konsultan|проверить|консультант|जाँच|जांच|सलाहकार|راجع|مراجعة|检查|核对)(?![\p{L}\p{M}])/iu;

const bracketed =
  /\(([^()\n]{3,120})\)|\[([^[\]\n]{3,120})\]|\{([^{}\n]{3,120})\}|(?<!<)<([^<>\n]{3,120})>(?!>)|(?<![\p{L}\p{M}])\*(?=\S)([^*\n]{3,120})(?<=\S)\*/gu;
const entity = /&(?:[a-zA-Z]{2,8}|#\d{1,6});/g;
const tag = /<!--|-->|(?<!<)<\/?[a-zA-Z][a-zA-Z0-9]{0,9}(?: [^<>\n]*)?\/?>(?!>)/g;
const mention = /(?<![\p{L}\p{N}])@\p{L}+/gu;
const signs = /\*{2,}|@{2,}|\^{2,}|~{2,}|%%+|[([]\?+[)\]]/g;
const slashed = /(?<![^\s“‘(])\/\+?([a-z]{1,6}\d?)(?=\*|\s)|(?<=\S)\/\+?([a-z]{1,6}\d?)\*/g;
const numberedLine = /(?<=^\s*|\n\s*)(?:mt|ms|s|q|qm|pi|ph|li|lim|toc)[1-4](?=\s)/g;
const attribute = /(?:strong|lemma|gloss|srcloc|x-[a-z]+)="[^"\n]*"/g;
const mayHaveQuery = /[([{<*@&^~%/=]|--|[a-z][1-4]\s/;
/** `[Je, hii ni sahihi?]`. A question in round brackets may be one of the text. */
const question = /^[[{<].*[?؟？፧՞][^\p{L}]*$/u;
/** `[Yohana: is this right?]`, `(why this word?)` without the sentence of a text in brackets. */
const named = /^\p{Lu}[\p{L}\p{M}.]{1,20}: *\p{L}/u;

export class QueryChecks {
  readonly #habits: Habits;
  readonly #notation: Notation;

  constructor(habits: Habits, notation: Notation) {
    this.#habits = habits;
    this.#notation = notation;
  }

  add(run: TextRun): void {
    const { text } = run;
    if (run.kind === 'parallel' || !mayHaveQuery.test(text)) return;
    for (const pattern of [entity, tag]) {
      for (const match of text.matchAll(pattern))
        this.#report(match, run, 'is markup of HTML. Write the character, or markup of this format.');
    }
    this.#checkMarkup(run);
    for (const pattern of [mention, signs]) {
      for (const match of text.matchAll(pattern))
        this.#report(match, run, 'looks like a note to another translator. Remove it.');
    }
    if (run.kind === 'note') return;
    for (const match of text.matchAll(bracketed)) {
      const inside = match.slice(1).find((part) => part !== undefined)!;
      const isQuery =
        requests.test(inside) ||
        named.test(inside.trim()) ||
        question.test(match[0]) ||
        match[0].startsWith('*');
      const isAngle = /^<[^!]/.test(match[0]) && /[\s:]/.test(inside);
      if (isQuery || isAngle)
        this.#report(match, run, 'looks like a question about the text. Answer it, and remove it.');
    }
  }

  #checkMarkup(run: TextRun): void {
    const isUsfm = this.#notation('w', '') === '\\w';
    for (const match of run.text.matchAll(slashed)) {
      const name = match[1] ?? match[2]!;
      if (!marker(name) && name !== 'c') continue;
      const right = isUsfm ? match[0].replace('/', '\\') : this.#notation(name, 'it as markup');
      this.#report(match, run, `is a marker with a slash. Write ${right}.`);
    }
    for (const match of run.text.matchAll(numberedLine)) {
      const right = this.#notation(match[0], 'it as markup');
      this.#report(match, run, `is a marker without a backslash. Write ${right}.`);
    }
    const place = isUsfm
      ? 'after the word and |, as in \\w word|strong="H1"\\w*'
      : 'in the markup of the word';
    for (const match of run.text.matchAll(attribute))
      this.#report(match, run, `is an attribute in the text. Write it ${place}.`);
  }

  #report(match: RegExpExecArray, run: TextRun, what: string): void {
    const form = /^\W/.exec(match[0])?.[0] ?? '';
    const message = () => `“${match[0].slice(0, 60)}” in ${run.place} ${what}`;
    this.#habits.doubt('query', form, 'left-over-text', run.at(match.index), message);
  }
}
