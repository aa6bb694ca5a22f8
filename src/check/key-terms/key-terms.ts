import type { EditionPlan } from '../../compile/plan/plan-editions.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { groupBy } from '../../lib/group-by.ts';
import { schemeNames } from '../../references/reference.ts';
import { Versification } from '../../references/versification/versification.ts';
import type { CheckSettings } from '../check-settings.ts';
import { placeMistakes } from '../edition/place-mistakes.ts';
import { NameSpellings } from './name-spellings.ts';
import { readKeyTerms } from './read-key-terms.ts';
import { type TaggedSource, type TaggedVerse, taggedVerses } from './tagged-verses.ts';
import { type TermRenderings, TermUses } from './term-uses.ts';

interface KeyTermFindings {
  readonly renderings: readonly TermRenderings[];
  readonly diagnostics: readonly Diagnostic[];
}

/** ISO 639-3: Ancient Hebrew and Ancient Greek. */
const originalLanguages: ReadonlySet<string> = new Set(['hbo', 'grc']);

/**
 * Checks how editions render key terms. The verses of a term come from the Strong's numbers and lemmas of the
 * edition itself, or else from the original texts in the content folder.
 */
export class KeyTermChecks {
  readonly #originals: readonly EditionPlan[];
  readonly #read = new Map<EditionPlan, Promise<readonly TaggedVerse[]>>();

  readonly #withNames: boolean;

  /** @param withNames also find names with several spellings, in editions with Strong's numbers. */
  constructor(plans: readonly EditionPlan[], withNames = false) {
    this.#withNames = withNames;
    this.#originals = plans.filter(({ metadata }) => originalLanguages.has(metadata?.language ?? ''));
  }

  async findingsOf(
    plan: EditionPlan,
    given: CheckSettings['keyTerms'],
    scheme: string,
  ): Promise<KeyTermFindings | undefined> {
    const withNames = this.#withNames && !this.#originals.includes(plan);
    if (given === undefined && !withNames) return undefined;
    const { terms, diagnostics } = await readKeyTerms(given ?? [], plan.files);
    if (terms.length === 0 && !withNames) return { renderings: [], diagnostics };
    const uses = new TermUses(terms);
    const names = withNames ? new NameSpellings() : undefined;
    const all: TaggedVerse[] = [];
    const sourceOf = new Map<string, TaggedSource>();
    for await (const source of taggedVerses(plan)) {
      for (const verse of source.verses) {
        sourceOf.set(verse.book, source);
        names?.add(verse);
        uses.count(verse);
        all.push({ ...verse, words: verse.words.filter((word) => uses.hasTerm(word)) });
      }
    }
    if (uses.hasTags) for (const verse of all) uses.add(verse, verse);
    else await this.#addOriginals(plan, uses, all, scheme);
    const mistakes = [...uses.mistakes(), ...(names?.mistakes() ?? [])];
    const bySource = groupBy(mistakes, ({ book }) => sourceOf.get(book)!);
    const placed = [...bySource].flatMap(([{ file, bytes, places }, found]) =>
      placeMistakes(file, bytes, found, places),
    );
    return { renderings: uses.renderings(), diagnostics: [...diagnostics, ...placed] };
  }

  async #addOriginals(
    plan: EditionPlan,
    uses: TermUses,
    verses: readonly TaggedVerse[],
    scheme: string,
  ): Promise<void> {
    const own = Versification.standard(schemeNames.find((name) => name === scheme) ?? 'eng');
    const byPlace = new Map<string, TaggedVerse>();
    for (const verse of verses)
      for (let number = verse.number; number <= verse.last; number++)
        byPlace.set(`${verse.book} ${verse.chapter}:${number}`, verse);
    for (const original of this.#originals) {
      if (original === plan) continue;
      const there = Versification.standard(original.metadata?.versification ?? 'org');
      for (const verse of await this.#versesOf(original)) {
        if (!verse.words.some((word) => uses.hasTerm(word))) continue;
        const { book, chapter, number } = verse;
        const places = there
          .toOriginal({ book, chapter, verse: number })
          .flatMap((place) => own.fromOriginal(place));
        const here = places.flatMap(
          (place) => byPlace.get(`${place.book} ${place.chapter}:${place.verse}`) ?? [],
        );
        // In one of several verses a missing rendering would be no mistake
        if (new Set(here).size === 1) uses.add(verse, here[0]!);
      }
    }
  }

  #versesOf(original: EditionPlan): Promise<readonly TaggedVerse[]> {
    const read = this.#read.getOrInsertComputed(original, async () => {
      const verses: TaggedVerse[] = [];
      for await (const file of taggedVerses(original)) verses.push(...file.verses);
      return verses;
    });
    return read;
  }
}
