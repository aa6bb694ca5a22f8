import type { NameDoubt } from '../doubts.ts';
import { differenceOf, isCapital, mostSlips, shortestName } from '../name-checks.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** How often an edition has a name that another word may be a slip of. */
const fewestUses = 20;
/** How often it has one that a dataset knows. */
const fewestUsesOfKnown = 5;
/** Times its uses, a name may be written with a small letter: some are words too. */
const mostSmall = 0.05;
/** Pairs of words that differ in one way: then it is one in which the language changes its words. */
const fewestPairs = 3;
/** How often each word of such a pair occurs. */
const usesOfForm = 3;

/** Decides which of the words that resemble a frequent name are slips, by all words of the edition. */
export class NameJudge {
  readonly #vocabulary: Vocabulary;
  #ways: ReadonlyMap<string, number> | undefined;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  isSlip({ choice: word, habit: name }: Pick<NameDoubt, 'choice' | 'habit'>, fewest = fewestUses): boolean {
    const count = (spelling: string) => this.#vocabulary.count(spelling);
    const uses = count(name);
    if (uses < fewest || count(word) > mostSlips) return false;
    if (count(word.toLowerCase()) > 0 || count(name.toLowerCase()) > uses * mostSmall) return false;
    const { way } = differenceOf(word, name)!;
    return (this.#waysOfForms.get(way) ?? 0) < fewestPairs;
  }

  /**
   * Words of the edition that resemble one of these names, which it has at least a few times.
   * @param most how often such a word occurs at most.
   */
  *slipsOf(
    names: readonly string[],
    most: number,
  ): Iterable<{ word: string; name: string; books: string[] }> {
    const { uses } = this.#vocabulary;
    const frequent = new Set(names.filter((name) => (uses.get(name)?.count ?? 0) >= fewestUsesOfKnown));
    const rare = [...uses].flatMap(([word, { count }]) =>
      count <= most && word.length >= shortestName && isCapital(word) ? [word] : [],
    );
    for (const [word, name] of pairsOf([...frequent, ...rare.filter((word) => !frequent.has(word))])) {
      const [slip, like] = frequent.has(word) ? [name, word] : [word, name];
      if (frequent.has(slip) || !frequent.has(like) || !differenceOf(slip, like)) continue;
      if (!this.isSlip({ choice: slip, habit: like }, fewestUsesOfKnown)) continue;
      yield { word: slip, name: like, books: uses.get(slip)!.books };
    }
  }

  /** In which ways frequent words of the edition differ: "Israelite" and "Israelites", "Petrus" and "Petrum". */
  get #waysOfForms(): ReadonlyMap<string, number> {
    this.#ways ??= waysOf(
      [...this.#vocabulary.uses].flatMap(([word, { count }]) =>
        count >= usesOfForm && word.length >= shortestName && isCapital(word) ? [word] : [],
      ),
    );
    return this.#ways;
  }
}

function waysOf(words: readonly string[]): Map<string, number> {
  const ways = new Map<string, number>();
  for (const [word, other] of pairsOf(words)) {
    const way = differenceOf(word, other)?.way;
    if (way !== undefined) ways.set(way, (ways.get(way) ?? 0) + 1);
  }
  return ways;
}

/** Words that may differ by one letter: those that are the same without one. */
function* pairsOf(words: readonly string[]): Iterable<[string, string]> {
  const byRest = new Map<string, string[]>();
  for (const word of words) {
    const seen = new Set<string>();
    for (const rest of restsOf(word)) {
      const others = byRest.get(rest);
      for (const other of others ?? []) {
        if (!seen.has(other)) yield [other, word];
        seen.add(other);
      }
      if (others) others.push(word);
      else byRest.set(rest, [word]);
    }
  }
}

function restsOf(word: string): Set<string> {
  const rests = new Set([word]);
  for (let index = 1; index < word.length; index++) rests.add(word.slice(0, index) + word.slice(index + 1));
  return rests;
}
