import { codePointOf } from '../../formats/control-characters.ts';
import type { Report } from '../../formats/diagnostic-collector.ts';
import type { Habits } from './habits.ts';
import { isCapital, NameChecks } from './name-checks.ts';
import type { TextRun } from './text-runs.ts';
import { WordCounter } from './text-scan.ts';

/** A verse with fewer words does not show its language. */
const minForeignWords = 6;
/** A shorter book has too few words of its own. */
const minWordsOfBook = 2000;
/** More verses of one book with rare words show the language, and not mistakes. */
const maxForeignVerses = 20;
const maxForeignUses = 2;
const minForeignShare = 0.75;

export class WordChecks {
  readonly words = new WordCounter();
  readonly firsts: number[] = [];
  readonly middles: number[] = [];
  readonly tokens: number[] = [];
  readonly #habits: Habits;
  readonly #report: Report;
  readonly #names: NameChecks;
  readonly #repetitions = new PhraseRepetitions();
  #lastWord = '';
  readonly #verses: { readonly from: number; readonly at: number; readonly place: string }[] = [];

  constructor(habits: Habits, report: Report) {
    this.#habits = habits;
    this.#report = report;
    this.#names = new NameChecks(report);
  }

  add(text: string, run: TextRun): void {
    if (oddSpace.test(run.text)) this.#checkSpaces(run);
    const isScripture = run.kind === 'scripture';
    if (isScripture) this.#startVerse(run);
    let last = -1;
    let mayRepeat = false;
    const repetitions = this.#repetitions.restart();
    const { words, counts } = this.words;
    this.words.add(text, (index, from) => {
      const written = words[index]!;
      if (counts[index] === 1) {
        this.firsts[index] = run.at(from);
        this.middles[index] = 0;
        if (mayBeOdd.test(written)) this.#checkWord(written, index, run);
      }
      if (repetitions.add(index) || (last >= 0 && isSameWord(written, words[last]!))) mayRepeat = true;
      last = index;
      if (isScripture) this.tokens.push(index);
      if (!isCapital(written)) return;
      this.#names.add(written, run);
      if (!isScripture || text.charCodeAt(from - 1) !== 32 || !inSentence.test(text[from - 2] ?? '')) return;
      // Names are located where their capital does not begin a sentence
      if (this.middles[index]!++ === 0) this.firsts[index] = run.at(from);
    });
    if (isScripture) this.#compareWithLast(text, run, last);
    if (mayRepeat) this.#findRepeated(text, run);
  }

  finish(): void {
    this.#names.finish();
    this.#habits.choose('word-space', 'space', this.words.total);
    this.#habits.choose('inner-capital', 'words', this.words.total);
    this.#habits.choose('digit-word', 'words', this.words.total);
    this.#habits.choose('phrase', 'words', this.words.total);
    this.#habits.choose('word-pair', 'words', this.words.total);
    this.#findForeign();
  }

  #startVerse(run: TextRun): void {
    if (run.verse === '' || this.#verses.at(-1)?.place === run.place) return;
    this.#verses.push({ from: this.tokens.length, at: run.at(0), place: run.place });
  }

  #checkSpaces(run: TextRun): void {
    for (const { 0: space, index } of run.text.matchAll(spaceBetweenWords)) {
      const name = space === '\t' ? 'a tab' : codePointOf(space);
      const message = () =>
        `There is ${name} between two words of ${run.place}, where this edition has a space. Write a space.`;
      this.#habits.doubt('word-space', name, 'odd-space', run.at(index), message);
    }
  }

  #checkWord(written: string, index: number, { kind, place }: TextRun): void {
    const at = this.firsts[index]!;
    if (innerCapital.test(written) && !/\p{N}/u.test(written)) {
      const message = () => `“${written}” in ${place} has a capital letter inside a word. Check its letters.`;
      this.#habits.doubt('inner-capital', 'inner', 'odd-capital', at, message);
    } else if (kind === 'scripture' && digitInWord.test(written)) {
      const message = () => `“${written}” in ${place} has a digit inside a word. Write the letter.`;
      this.#habits.doubt('digit-word', 'digit', 'odd-word', at, message);
    }
  }

  #findRepeated(text: string, run: TextRun): void {
    const found = [...text.matchAll(word)].map(({ 0: written, index }) => ({
      written,
      index,
      end: index + written.length,
    }));
    const isJoined = (at: number) => at > 0 && text.slice(found[at - 1]!.end, found[at]!.index).trim() === '';
    for (let at = 1; at < found.length; at++) {
      if (
        isSameWord(found[at]!.written, found[at - 1]!.written) &&
        isJoined(at) &&
        !/^\p{N}/u.test(found[at]!.written)
      ) {
        this.#repeat(found[at]!.written, found[at]!.index, run);
        continue;
      }
      const length = repeatedLength(found, at, isJoined);
      if (length === 0 || (length === minPhraseWords && !this.#areCommon(found[at - 1]!, found[at]!)))
        continue;
      const phrase = text.slice(found[at]!.index, found[at + length - 1]!.end);
      const before = text.slice(found[at - length]!.index, found[at - 1]!.end);
      if (before !== phrase || inPhrase.test(phrase)) continue;
      const message = () =>
        `“${phrase.slice(0, 60)}” appears twice in a row in ${run.place}. Remove one of them, or accept the repetition if it is intended.`;
      // “mmoja kwa mmoja kwa”: some languages repeat words on purpose
      const habit = length === minPhraseWords ? 'word-pair' : 'phrase';
      this.#habits.doubt(habit, 'twice', 'repeated-word', run.at(found[at]!.index), message);
      at += length;
    }
  }

  /** “of the of the”, but not “from gateway to gateway to”. */
  #areCommon(one: WordPlace, other: WordPlace): boolean {
    const min = Math.max(3, this.words.total * minShareOfCommon);
    return [one, other].every(({ written }) => this.words.countOf(written) >= min);
  }

  /** A word at the end of a line or verse and at the start of the next one. */
  #compareWithLast(text: string, run: TextRun, last: number): void {
    const { words } = this.words;
    const before = this.#lastWord;
    // The pattern would be tried at each character
    this.#lastWord = last >= 0 && joinedEnd.test(text.trimEnd().slice(-2)) ? words[last]! : '';
    if (before === '' || run.verse === '') return;
    const first = /^\s*([\p{L}\p{M}]{2,})/u.exec(text);
    if (first?.[1] !== undefined && isSameWord(first[1], before))
      this.#repeat(first[1], first[0].length - first[1].length, run);
  }

  #repeat(written: string, index: number, run: TextRun): void {
    const message = () =>
      `“${written}” appears twice in a row in ${run.place}. Remove one of them, or accept the repetition if it is intended.`;
    this.#habits.doubt(`repeated ${written.toLowerCase()}`, 'twice', 'repeated-word', run.at(index), message);
  }

  /** Verses whose words are all rare. The whole edition shows whether it has them elsewhere. */
  #findForeign(): void {
    const { words, counts, total } = this.words;
    if (total < minWordsOfBook) return;
    const found: (() => void)[] = [];
    this.#verses.forEach(({ from, at, place }, index) => {
      const to = this.#verses[index + 1]?.from ?? this.tokens.length;
      const length = to - from;
      if (length < minForeignWords) return;
      const rare: number[] = [];
      for (let position = from; position < to; position++) {
        const token = this.tokens[position]!;
        if (counts[token]! <= maxForeignUses && !isCapital(words[token]!)) rare.push(token);
      }
      if (rare.length < length * minForeignShare) return;
      const message = `Nearly all words of ${place} are found nowhere else in this edition. Look for a verse in another language or spelling.`;
      const choice = rare.map((token) => words[token]).join(' ');
      const doubt = { by: 'words', habit: `${length}`, choice } as const;
      found.push(() => this.#report('foreign-verse', at, message, doubt));
    });
    if (found.length <= maxForeignVerses) for (const report of found) report();
  }
}

/** Finds words that follow the same words again. Nearly all words are not repeated within a few words. */
class PhraseRepetitions {
  readonly #recent = new Int32Array(maxPhraseWords + 1);
  readonly #last: number[] = [];
  /** For each phrase length n: how many of the last words equal the word n places earlier. */
  readonly #runs = new Uint8Array(maxPhraseWords + 1);
  #position = 0;
  #hasRuns = false;

  restart(): this {
    this.#position += maxPhraseWords + 1;
    return this;
  }

  add(word: number): boolean {
    const position = ++this.#position;
    const distance = position - (this.#last[word] ?? Number.NEGATIVE_INFINITY);
    this.#last[word] = position;
    const size = maxPhraseWords + 1;
    this.#recent[position % size] = word;
    if (distance > maxPhraseWords) {
      if (this.#hasRuns) this.#runs.fill(0);
      this.#hasRuns = false;
      return false;
    }
    let isRepeated = false;
    for (let length = minPhraseWords; length <= maxPhraseWords; length++) {
      const isSame = this.#recent[(position - length + size) % size] === word && length >= distance;
      const run = isSame ? this.#runs[length]! + 1 : 0;
      this.#runs[length] = Math.min(run, maxPhraseWords);
      if (run >= length) isRepeated = true;
    }
    this.#hasRuns = true;
    return isRepeated;
  }
}

interface WordPlace {
  readonly written: string;
  readonly index: number;
  readonly end: number;
}

const minPhraseWords = 2;
const maxPhraseWords = 8;

/** Number of words before `at` that are repeated from there; 0 if none. At least two. */
function repeatedLength(found: readonly WordPlace[], at: number, isJoined: (at: number) => boolean): number {
  for (
    let length = minPhraseWords;
    length <= maxPhraseWords && length <= at && at + length <= found.length;
    length++
  ) {
    if (!isJoined(at)) return 0;
    let same = 0;
    while (same < length && found[at + same]!.written === found[at - length + same]!.written) same++;
    if (same < length) continue;
    const letters = found[at + length - 1]!.end - found[at]!.index;
    return letters >= minPhraseLetters || length === minPhraseWords ? length : 0;
  }
  return 0;
}

const minPhraseLetters = 8;
const minShareOfCommon = 0.004;
/** Marks and digits between repeated words: "more, and more, and". */
const inPhrase = /[^\p{L}\p{M}\s’'ʼ-]/u;

function isSameWord(one: string, other: string): boolean {
  // Ignore case: the first word may begin a sentence
  if (one.length !== other.length) return false;
  if (one.length > 1 && one.charCodeAt(one.length - 1) !== other.charCodeAt(other.length - 1)) return false;
  return one === other || one.toLowerCase() === other.toLowerCase();
}

const word = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}’'ʼ-]|\u200c|\u200d)*/gu;
/** Not the ideographic space, which is a mark of its scripts. */
const oddSpace = /[\t\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f]/;
const spaceBetweenWords = /(?<=[\p{L}\p{M}])[\t\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f](?=\p{L})/gu;
const mayBeOdd = /.(?:[A-Z0-9]|[^\u0000-\u007f]*\p{Lu})/u;
const innerCapital = /(?:^|[^\p{L}])\p{Lu}{2,}\p{Ll}{2}|\p{Ll}\p{Lu}/u;
const digitInWord = /\p{L}\p{Nd}+\p{L}|\p{L}{2}\p{Nd}|\p{Nd}\p{L}{4}/u;
const joinedEnd = /[\p{L}\p{M}]$/u;
const inSentence = /[\p{Ll}\p{M},]/u;
