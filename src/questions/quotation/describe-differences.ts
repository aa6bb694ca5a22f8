import type { DifferenceKind } from '../../documents/question-parameters.ts';
import { type AlignedPassage, marksIn, writtenIn } from './align-passage.ts';
import { compareSpelling, marksUsed } from './compare-spelling.ts';
import type { QuotedText } from './quoted-text.ts';
import type { Quotation } from './quoted-words.ts';

type Offsets = readonly [start: number, end: number];

export interface Difference {
  readonly kind: DifferenceKind;
  /** Offsets in the quotation; empty for words that it leaves out. */
  readonly quoted: Offsets;
  /** Offsets in the text of the verses; empty for words that it does not have. */
  readonly verse: Offsets;
  readonly from?: string;
  readonly to?: string;
}

export const changesWording = ({ kind }: Difference): boolean =>
  kind === 'replaced' || kind === 'left-out' || kind === 'added' || kind === 'moved';

/** Consecutive words that are not equal. Indexes of quoted words, and of words of the region. */
interface Run {
  readonly quoted: readonly number[];
  readonly text: readonly number[];
  /** The quoted word and the word of the region before the run; -1 at the start. */
  readonly after: readonly [quoted: number, text: number];
}

export function describeDifferences(quotation: Quotation, text: QuotedText): Difference[] {
  const found = text.passages.flatMap((passage) => new PassageDifferences(quotation, text, passage).all());
  return found.sort((a, b) => a.quoted[0] - b.quoted[0] || a.verse[0] - b.verse[0]);
}

class PassageDifferences {
  readonly #quotation: Quotation;
  readonly #text: QuotedText;
  readonly #passage: AlignedPassage;

  constructor(quotation: Quotation, text: QuotedText, passage: AlignedPassage) {
    this.#quotation = quotation;
    this.#text = text;
    this.#passage = passage;
  }

  all(): Difference[] {
    const runs = this.#runs();
    const moved = this.#movedRuns(runs);
    const words = runs.flatMap((run) => (moved.used.has(run) ? [] : this.#differenceOf(run)));
    return [...moved.differences, ...words, ...this.#finerDifferences()];
  }

  #runs(): Run[] {
    const { from, found, region } = this.#passage;
    const runs: Run[] = [];
    let pending: number[] = [];
    let last: [quoted: number, text: number] = [-1, -1];
    for (let index = 0; index < found.length; index++) {
      const at = from + index;
      const place = found[index]!;
      if (place === -1) {
        if (!this.#isIgnorable(index)) pending.push(at);
        continue;
      }
      runs.push(...this.#runsBetween(pending, last, place, at));
      pending = [];
      last = [at, place];
    }
    if (pending.length > 0) {
      const verse = region.words[last[1]]?.verse;
      const next = Array.from(pending, (_, step) => last[1] + 1 + step).filter(
        (place) => region.words[place] && region.words[place].verse === verse,
      );
      runs.push({ quoted: pending, text: next, after: last });
    }
    return runs.filter(({ quoted, text }) => quoted.length + text.length > 0);
  }

  #runsBetween(
    pending: readonly number[],
    last: readonly [number, number],
    place: number,
    at: number,
  ): Run[] {
    const { words } = this.#passage.region;
    if (last[1] === -1) {
      const { verse } = words[place]!;
      const before = pending.map((_, step) => place - pending.length + step);
      return [
        { quoted: pending, text: before.filter((each) => words[each]?.verse === verse), after: [-1, -1] },
      ];
    }
    const isShown = (each: number) => this.#text.hasVerse(this.#passage, words[each]!.verse);
    const between = Array.from({ length: place - last[1] - 1 }, (_, step) => last[1] + 1 + step);
    const skipped = between.filter(isShown);
    const omission = Array.from({ length: at - last[0] }, (_, step) => last[0] + 1 + step).find(
      (each) => this.#quotation.omissions.has(each) || this.#isElsewhere(each),
    );
    if (omission === undefined) return [{ quoted: pending, text: skipped, after: last }];
    const [before, after] = [
      pending.filter((each) => each < omission),
      pending.filter((each) => each >= omission),
    ];
    const rest = Math.max(before.length, skipped.length - after.length);
    return [
      { quoted: before, text: skipped.slice(0, before.length), after: last },
      { quoted: after, text: after.length === 0 ? [] : skipped.slice(rest), after: [last[0], place - 1] },
    ];
  }

  #isElsewhere(at: number): boolean {
    return this.#text.passages.some(
      (other) =>
        other !== this.#passage && at >= other.from && at < other.to && isNarrower(other, this.#passage),
    );
  }

  /** True for note callers, and for the numbers of chapters and verses where these begin. */
  #isIgnorable(index: number): boolean {
    const { from, found, region } = this.#passage;
    const { number, isCaller } = this.#quotation.words[from + index]!;
    if (isCaller || this.#isElsewhere(from + index)) return true;
    if (number === undefined) return false;
    const previous =
      region.words[
        found
          .slice(0, index)
          .reverse()
          .find((place) => place !== -1) ?? -1
      ];
    const next = region.words[found.subarray(index + 1).find((place) => place !== -1) ?? -1];
    if (next && next.verse === previous?.verse) return false;
    const verse = next ? region.verses[next.verse] : region.verses[(previous?.verse ?? 0) + 1];
    if (!verse) return false;
    return number === verse.chapter || (number >= verse.verse && number <= (verse.endVerse ?? verse.verse));
  }

  /** Words in another order: a run with the same words, or two runs that exchanged their words. */
  #movedRuns(runs: readonly Run[]): { differences: Difference[]; used: ReadonlySet<Run> } {
    const used = new Set<Run>();
    const differences: Difference[] = [];
    const foldedRuns = runs.map((run) => ({
      run,
      own: run.quoted.map((at) => this.#quotation.words[at]!.folded).join(' '),
      other: run.text.map((at) => this.#passage.region.words[at]!.folded).join(' '),
    }));
    const sorted = (words: string) => words.split(' ').sort().join(' ');
    for (const { run, own, other } of foldedRuns) {
      if (used.has(run)) continue;
      if (own !== '' && sorted(own) === sorted(other)) {
        used.add(run);
        differences.push(this.#difference('moved', run, run));
        continue;
      }
      const partner = foldedRuns.find(
        (each) =>
          each.run !== run && own !== '' && each.other === own && each.own === other && !used.has(each.run),
      )?.run;
      if (!partner) continue;
      used.add(run).add(partner);
      differences.push(this.#difference('moved', run, partner));
      if (other !== '') differences.push(this.#difference('moved', partner, run));
    }
    return { differences, used };
  }

  #differenceOf(run: Run): Difference {
    const kind = run.text.length === 0 ? 'added' : run.quoted.length === 0 ? 'left-out' : 'replaced';
    return this.#difference(kind, run, run);
  }

  #difference(kind: DifferenceKind, { quoted, after }: Run, inText: Run): Difference {
    const { words, text } = this.#quotation;
    const first = words[quoted[0] ?? -1];
    const point = words[after[0]]?.end ?? 0;
    const own: Offsets = first ? [first.start, words[quoted.at(-1)!]!.end] : [point, point];
    const verse = this.#textSpan(inText);
    return {
      kind,
      quoted: own,
      verse,
      ...(inText.text.length > 0 ? { from: this.#text.text.slice(...verse) } : {}),
      ...(first ? { to: text.slice(...own) } : {}),
    };
  }

  #textSpan({ text, after }: Run): Offsets {
    if (text.length > 0) return [this.#offsets(text[0]!)[0], this.#offsets(text.at(-1)!)[1]];
    const point = after[1] >= 0 ? this.#offsets(after[1])[1] : this.#offsets(this.#firstFound())[0];
    return [point, point];
  }

  #firstFound(): number {
    return this.#passage.found.find((place) => place !== -1) ?? 0;
  }

  #offsets(place: number): Offsets {
    const word = this.#passage.region.words[place]!;
    const offset = this.#text.offsetOf(this.#passage, word.verse);
    return [offset + word.start, offset + word.end];
  }

  #finerDifferences(): Difference[] {
    const { found, from, region } = this.#passage;
    const { text, words } = this.#quotation;
    const written = words.map(({ start, end }) => text.slice(start, end));
    const marks = { quoted: marksUsed(written), text: marksIn(region) };
    const differences: Difference[] = [];
    let previous = -1;
    for (const [index, place] of found.entries()) {
      if (place === -1) continue;
      const at = from + index;
      if (previous >= 0 && place === found[previous]! + 1 && this.#isOnlyIgnored(previous, index)) {
        differences.push(...this.#punctuation(from + previous, at, place));
      }
      const likeness = compareSpelling(written[at]!, writtenIn(region, region.words[place]!), marks);
      if (likeness === 'case' || likeness === 'spelling') {
        differences.push(
          this.#difference(likeness, { quoted: [at], text: [], after: [at, place] }, oneWord(place)),
        );
      }
      previous = index;
    }
    return differences;
  }

  #isOnlyIgnored(from: number, to: number): boolean {
    for (let index = from + 1; index < to; index++) if (!this.#isIgnorable(index)) return false;
    return !this.#quotation.omissions.has(this.#passage.from + to);
  }

  #punctuation(before: number, at: number, place: number): Difference[] {
    const { words, text } = this.#quotation;
    const quoted: Offsets = [words[before]!.end, words[at]!.start];
    const verse: Offsets = [this.#offsets(place - 1)[1], this.#offsets(place)[0]];
    const [to, from] = [text.slice(...quoted), this.#text.text.slice(...verse)];
    if (signsIn(to) === signsIn(from)) return [];
    return [{ kind: 'punctuation', quoted, verse, from: from.trim(), to: to.trim() }];
  }
}

const oneWord = (place: number): Run => ({ quoted: [], text: [place], after: [-1, place] });

function signsIn(text: string): string {
  return text
    .replace(/[´ʼ′]/g, "'")
    .normalize('NFKC')
    .replace(/[\s\p{N}\p{Pi}\p{Pf}\p{Ps}\p{Pe}"'`*_†‡§¶#>|~]|\p{Cf}/gu, '')
    .replace(/\p{Pd}+/gu, '-');
}

function isNarrower(one: AlignedPassage, other: AlignedPassage): boolean {
  return one.to - one.from < other.to - other.from;
}
