import type { Diagnostic } from '../../src/formats/diagnostic.ts';
import { judge, type ReadFile, readFile } from '../../test/checks/checked-text.ts';
import { editionMistakes } from '../../test/checks/edition-mistakes.ts';
import { type Mistake, mistakes, withMistake } from '../../test/checks/mistakes.ts';
import type { BenchEdition } from './editions.ts';

export interface Injection {
  readonly edition: BenchEdition;
  readonly kind: Mistake;
  readonly file: string;
  readonly line: number;
  readonly found: readonly Diagnostic[];
}

/** Similar kinds, such as fifteen left-over words, count once. */
export const kindsOfMistakes: readonly Mistake[] = distinct([
  ...Object.values(mistakes).flat(),
  ...Object.values(editionMistakes).flat(),
]);

function distinct(all: readonly Mistake[]): Mistake[] {
  const skipped = new Set(['left-over-text', 'tracked-change', 'merge-conflict']);
  const seen = new Map<string, number>();
  return all.filter(({ what, code }) => {
    if (/Bethlehem|sidebar|table/.test(what)) return false;
    if (!skipped.has(code) || !what.startsWith('"')) return true;
    const count = seen.get(code) ?? 0;
    seen.set(code, count + 1);
    return count < 8;
  });
}

interface Change {
  readonly kind: Mistake;
  readonly text: string;
  readonly line: number;
}

export class CheckedEdition {
  readonly edition: BenchEdition;
  readonly #files: ReadonlyMap<string, ReadFile>;
  readonly #before: ReadonlyMap<string, readonly Diagnostic[]>;

  constructor(edition: BenchEdition) {
    this.edition = edition;
    this.#files = new Map(
      [...edition.files].map(([file, text]) => [file, readFile(file, text, edition.language)]),
    );
    this.#before = Map.groupBy(judge([...this.#files.values()], edition.language), ({ file }) => file);
  }

  inject(changes: ReadonlyMap<string, Change>): Injection[] {
    const { language } = this.edition;
    const files = [...this.#files].map(([file, sound]) => {
      const change = changes.get(file);
      return change ? readFile(file, change.text, language) : sound;
    });
    const after = Map.groupBy(judge(files, language), ({ file }) => file);
    return [...changes].map(([file, { kind, line, text }]) => {
      const added = countLines(text) - countLines(this.edition.files.get(file)!);
      const found = newFindings(this.#before.get(file) ?? [], after.get(file) ?? [], line, added);
      return { edition: this.edition, kind, file, line, found };
    });
  }
}

function countLines(text: string): number {
  return text.split('\n').length;
}

function newFindings(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  line: number,
  added: number,
): Diagnostic[] {
  const left = new Map<string, number>();
  for (const { code, line: own } of before) {
    const key = `${code} ${own}`;
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return after.filter(({ code, line: own }) => {
    for (const shift of [0, added, added - 1, added + 1]) {
      if (shift !== 0 && own < line) continue;
      const key = `${code} ${own - shift}`;
      const count = left.get(key) ?? 0;
      if (count === 0) continue;
      left.set(key, count - 1);
      return false;
    }
    return true;
  });
}

const wide: ReadonlySet<string> = new Set([
  'contradictory-content',
  'one-sided-parallel',
  'unreadable-reference',
]);

export function planInjections(
  editions: readonly BenchEdition[],
  kinds: readonly Mistake[],
  count: number,
  random: (below: number) => number,
): Map<BenchEdition, Map<string, Change>[]> {
  const rounds = new Map(editions.map((edition) => [edition, [] as Map<string, Change>[]]));
  for (const kind of kinds) {
    let placed = 0;
    for (let tries = 0; placed < count && tries < count * 6; tries++) {
      const edition = editions[tries % editions.length]!;
      const names = [...edition.files.keys()];
      const file = names[random(names.length)]!;
      const change = withMistake(edition.files.get(file)!, kind, (places) =>
        places === 0 ? -1 : random(places),
      );
      if (!change) continue;
      const own = rounds.get(edition)!;
      const isWide = wide.has(kind.code);
      const isFree = (each: ReadonlyMap<string, Change>) =>
        !each.has(file) &&
        [...each.values()].every(
          (other) => other.kind.code !== kind.code && !isWide && !wide.has(other.kind.code),
        );
      let round = own.find(isFree);
      if (!round) {
        round = new Map();
        own.push(round);
      }
      round.set(file, { kind, ...change });
      placed++;
    }
  }
  return rounds;
}
