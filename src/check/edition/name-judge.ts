import type { NameDoubt } from '../../formats/diagnostic-collector.ts';
import { addToGroup } from '../../lib/group-by.ts';
import { differenceOf, isCapital, maxUsesOfMisspelled, minNameLength, restsOf } from '../text/name-checks.ts';
import type { Vocabulary } from '../text/vocabulary.ts';

const minUses = 20;
const minUsesOfKnownName = 5;
/** Maximum share of lower-case uses of a name: some names are also words. */
const maxLowerCaseShare = 0.05;
/** If this many word pairs differ in the same way, it is an inflection of the language. */
const minPairs = 3;
const usesOfForm = 3;

export class NameJudge {
  readonly #vocabulary: Vocabulary;
  #ways: ReadonlyMap<string, number> | undefined;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  isSlip({ choice: word, habit: name }: Pick<NameDoubt, 'choice' | 'habit'>, fewest = minUses): boolean {
    const count = (spelling: string) => this.#vocabulary.count(spelling);
    const uses = count(name);
    if (uses < fewest || count(word) > maxUsesOfMisspelled) return false;
    // The same slip in two books is unlikely: “Krispo” is another name than “Kristo”
    if ((this.#vocabulary.uses.get(word)?.books.length ?? 0) > 1) return false;
    if (count(word.toLowerCase()) > 0 || count(name.toLowerCase()) > uses * maxLowerCaseShare) return false;
    const { way } = differenceOf(word, name)!;
    return (this.#waysOfForms.get(way) ?? 0) < minPairs;
  }

  /**
   * Words similar to one of `names`. Only names that occur `minUsesOfKnownName` times are considered.
   * @param maxUses maximum uses of such a word.
   */
  *slipsOf(
    names: readonly string[],
    maxUses: number,
  ): Iterable<{ word: string; name: string; books: string[] }> {
    const { uses } = this.#vocabulary;
    const frequent = new Set(names.filter((name) => (uses.get(name)?.count ?? 0) >= minUsesOfKnownName));
    const rare = [...uses].flatMap(([word, { count }]) =>
      count <= maxUses && word.length >= minNameLength && isCapital(word) ? [word] : [],
    );
    for (const [word, name] of pairsOf([...frequent, ...rare.filter((word) => !frequent.has(word))])) {
      const [slip, like] = frequent.has(word) ? [name, word] : [word, name];
      if (frequent.has(slip) || !frequent.has(like) || !differenceOf(slip, like)) continue;
      if (!this.isSlip({ choice: slip, habit: like }, minUsesOfKnownName)) continue;
      yield { word: slip, name: like, books: uses.get(slip)!.books };
    }
  }

  /** Differences between frequent words, with their number: "Israelite" and "Israelites", "Petrus" and "Petrum". */
  get #waysOfForms(): ReadonlyMap<string, number> {
    this.#ways ??= waysOf(
      [...this.#vocabulary.uses].flatMap(([word, { count }]) =>
        count >= usesOfForm && word.length >= minNameLength && isCapital(word) ? [word] : [],
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

const maxLikeNames = 60;

/** Candidate pairs that may differ by one letter: words that are equal after deleting a letter. */
function* pairsOf(words: readonly string[]): Iterable<[string, string]> {
  const byRest = new Map<number, string[]>();
  for (const word of words) {
    const seen = new Set<string>();
    for (const rest of restsOf(word)) {
      for (const other of byRest.get(rest) ?? []) {
        if (!seen.has(other)) yield [other, word];
        seen.add(other);
      }
      if ((byRest.get(rest)?.length ?? 0) < maxLikeNames) addToGroup(byRest, rest, word);
    }
  }
}
