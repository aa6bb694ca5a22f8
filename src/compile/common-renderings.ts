import type { LexiconGlosses, LexiconNames } from '../documents/lexicon/lexicon-schema.ts';
import { links } from '../documents/links.ts';
import type { ComputedSearchRoot, SearchPart, SearchRoot } from '../documents/search/search-schema.ts';
import type { SimpleTranslationBookChapter } from '../documents/translation/chapter-schema.ts';
import type { EditionRecord } from '../library/edition-record.ts';
import type { Library } from '../library/library.ts';
import { packDocument, parseStored, type StoredDocument } from '../library/stored-document.ts';
import type { LexiconEntry } from '../model/lexicon.ts';
import { entryNumbers } from '../model/strongs-number.ts';
import { readableWords, wordsWithOffsets } from '../search/analysis.ts';
import { IndexPart, IndexRoot } from '../search/read-index.ts';
import { isFunctionForm } from '../search/rendered-words.ts';
import type { Build } from './build-edition.ts';
import type { CommitQueue } from './commit-queue.ts';

/** Increment when the same editions produce other glosses. */
const version = 3;

/**
 * Replaces glosses that a lexicon derives from its definitions by the most common renderings in the translations of
 * the library: those whose source has Strong's numbers, or else those with a computed alignment. If there are
 * none, the lexicon's own glosses are restored.
 */
export async function glossByRenderings({ library, withBrotli }: Build, commits: CommitQueue): Promise<void> {
  const editions = library.editions();
  for (const lexicon of editions) {
    if (lexicon.kind !== 'lexicon' || lexicon.catalogueEntry.hasGlosses) continue;
    const sources = sourcesOf(editions, lexicon);
    const glossedFrom = sources.length > 0 ? fingerprintOf([lexicon, ...sources], withBrotli) : undefined;
    if (lexicon.glossedFrom === glossedFrom) continue;
    const { glossedFrom: _, ...record } = lexicon;
    // The pages that were read count as memory of the build
    await library.reopen();
    Bun.gc(true);
    const glosses = new CommonRenderings(library, sources).glosses();
    const documents = glossDocuments(library, lexicon, glosses, withBrotli);
    commits.putGlosses(glossedFrom ? { ...record, glossedFrom } : record, documents);
  }
}

function sourcesOf(editions: readonly EditionRecord[], lexicon: EditionRecord): EditionRecord[] {
  const translations = editions.filter(
    ({ kind, catalogueEntry }) =>
      kind === 'translation' && catalogueEntry.language === lexicon.catalogueEntry.language,
  );
  const annotated = translations.filter(({ numbers }) => numbers !== undefined);
  return annotated.length > 0
    ? annotated
    : translations.filter(({ alignedFrom }) => alignedFrom !== undefined);
}

function fingerprintOf(records: readonly EditionRecord[], withBrotli: boolean): string {
  const hash = new Bun.CryptoHasher('sha256').update(`${version} ${withBrotli}`);
  for (const { id, fingerprint, alignedFrom } of records)
    hash.update(`\n${id} ${fingerprint} ${alignedFrom}`);
  return hash.digest('base64url');
}

function glossDocuments(
  library: Library,
  { id, catalogueEntry }: EditionRecord,
  renderings: ReadonlyMap<string, string>,
  withBrotli: boolean,
): [path: string, document: StoredDocument][] {
  const documents: [string, StoredDocument][] = [];
  const put = (path: string, document: object) =>
    documents.push([path, packDocument(JSON.stringify(document), { withBrotli })]);
  const glosses = new Map<string, string>();
  for (const [part] of (catalogueEntry.nameParts as readonly string[]).entries()) {
    const path = links.lexiconNames(id, part);
    const names = read<LexiconNames>(library, path);
    if (!names) continue;
    const entries = Object.entries(names.entries).map(([number, { derivedGloss, ...summary }]) => {
      const derived = derivedGloss ?? summary.gloss;
      const gloss = glossFor(derived, renderings.get(number));
      glosses.set(number, gloss);
      return [
        number,
        { ...summary, gloss, ...(gloss === derived ? {} : { derivedGloss: derived }) },
      ] as const;
    });
    put(path, { ...names, entries: Object.fromEntries(entries) });
  }
  for (const letter of ['H', 'G'] as const) {
    const path = links.lexiconGlosses(id, letter);
    const table = read<LexiconGlosses>(library, path);
    if (!table) continue;
    const changed = Object.entries(table.glosses).map(([number, before]): [string, string] => {
      const gloss = glosses.get(number) ?? before;
      const entry =
        gloss === before ? undefined : read<LexiconEntry>(library, links.lexiconEntry(id, number));
      if (entry) put(links.lexiconEntry(id, number), { ...entry, gloss });
      return [number, gloss];
    });
    put(path, { ...table, glosses: Object.fromEntries(changed) });
  }
  return documents;
}

/** A name is rendered by a name: "Israel" for "Jisrael", but not "king" for a title. */
function glossFor(derived: string, rendering: string | undefined): string {
  return rendering !== undefined && (isCapital(rendering) || !isCapital(derived)) ? rendering : derived;
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

function read<Document>(library: Library, path: string): Document | undefined {
  const stored = library.get(path);
  return stored && parseStored<Document>(stored.gzip);
}

interface Rendering {
  count: number;
  readonly places: Place[];
}

interface Place {
  readonly path: string;
  readonly verse: number;
  readonly position: number;
}

/** A rendering of fewer occurrences, or of a smaller share of them, may be an exception. */
const minCount = 3;
const minShare = 0.15;
const maxPlaces = 12;

class CommonRenderings {
  readonly #library: Library;
  readonly #numbers = new Map<string, { total: number; readonly forms: Map<string, Rendering> }>();
  readonly #texts = new Map<string, readonly string[]>();

  constructor(library: Library, sources: readonly EditionRecord[]) {
    this.#library = library;
    for (const { id } of sources) this.#count(id);
  }

  glosses(): Map<string, string> {
    const glosses = new Map<string, string>();
    for (const [number, { total, forms }] of this.#numbers) {
      const ranked = [...forms].sort(([a, { count: x }], [b, { count: y }]) => y - x || (a < b ? -1 : 1));
      // "no one" may be tagged as two words, and "one" alone means the opposite
      const isNegation = /^(?:no|not)$/.test(ranked[0]![0]);
      const isCommon = (count: number) => count >= Math.max(minCount, total * minShare);
      const best = ranked.find(([form, { count }]) => isCommon(count) && !isFunctionForm(form));
      if (best && !isNegation) glosses.set(number, this.#asWritten(best[0], best[1].places));
    }
    return glosses;
  }

  #count(id: string): void {
    const root = read<SearchRoot>(this.#library, links.searchRoot(id));
    if (!root) return;
    const computed = read<ComputedSearchRoot>(this.#library, links.computedSearchRoot(id));
    const index = new IndexRoot(root, computed);
    for (const [part] of (index.root.fields.strong?.parts ?? []).entries()) {
      const document = read<SearchPart>(this.#library, index.pathOf('strong', part));
      if (document) this.#countPart(index, document);
    }
  }

  #countPart(index: IndexRoot, document: SearchPart): void {
    const part = new IndexPart(document, 'strong');
    for (const [at, term] of document.terms.entries()) {
      const { form, verses, times, positions, starts } = part.postingsAt(at);
      if (form === '') continue;
      const number = entryNumbers(term).at(-1)!;
      const counted = this.#numbers.getOrInsertComputed(number, () => ({ total: 0, forms: new Map() }));
      const rendering = counted.forms.getOrInsertComputed(form, () => ({ count: 0, places: [] }));
      const count = times.reduce((sum, each) => sum + each, 0);
      counted.total += count;
      rendering.count += count;
      for (let verse = 0; verse < verses.length && rendering.places.length < maxPlaces; verse++) {
        const { path, place } = index.placeOf(verses[verse]!);
        const position = positions[starts[verse]!]!;
        // The first word of a verse has a capital anyway
        if (position > 0) rendering.places.push({ path, verse: place, position });
      }
    }
  }

  /** The rendering with the capitals of the text: "God", but "house", which begins some sentences. */
  #asWritten(form: string, places: readonly Place[]): string {
    const written = new Set<string>();
    for (const { path, verse, position } of places) {
      const text = this.#textsOf(path)[verse] ?? '';
      const words = wordsWithOffsets(text).slice(position, position + form.split(' ').length);
      if (words.map(({ folded }) => folded).join(' ') !== form) continue;
      written.add(text.slice(words[0]!.start, words.at(-1)!.end).replace(/\s+/g, ' '));
    }
    const all = [...written];
    return all.find((each) => !isCapital(each)) ?? all[0] ?? readableWords(form);
  }

  #textsOf(path: string): readonly string[] {
    const known = this.#texts.get(path);
    if (known) return known;
    const content = read<SimpleTranslationBookChapter>(this.#library, path)?.chapter.content ?? [];
    const texts = content.flatMap((item) =>
      item.type === 'verse' || item.type === 'hebrew_subtitle' ? [item.text] : [],
    );
    this.#texts.set(path, texts);
    return texts;
  }
}
