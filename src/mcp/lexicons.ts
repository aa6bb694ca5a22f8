import { links } from '../documents/links.ts';
import { morphologySchemes } from '../model/morphology/morphology.ts';
import { entryNumbers, strongsNumbers } from '../model/strongs-number.ts';
import type { DocumentQuery } from '../questions/question.ts';
import type { CataloguedEdition } from './editions.ts';

export interface FoundEntry {
  readonly lexicon: string;
  readonly id: string;
  readonly lemma: string;
  readonly transliteration?: string;
  readonly partOfSpeech?: string;
  readonly gloss: string;
  readonly definition: string;
}

interface FoundEntries {
  /** Keyed by the number as given. */
  readonly ofNumber: ReadonlyMap<string, readonly FoundEntry[]>;
  /** Only lexicons that had an entry. */
  readonly lexicons: readonly CataloguedEdition[];
}

/** Looks up numbers, in any spelling, in all lexicons of a service, which may have none. */
export function* readEntries(numbers: readonly string[]): DocumentQuery<FoundEntries> {
  const wanted = [...new Set(numbers)];
  const [catalogue] = wanted.length > 0 ? yield [links.lexicons] : [];
  const { lexicons = [] } = (catalogue ?? {}) as { lexicons?: readonly CataloguedEdition[] };
  const ofNumber = new Map<string, FoundEntry[]>();
  const used = new Set<CataloguedEdition>();
  for (const lexicon of lexicons) {
    const spellings = wanted.map((written) => strongsNumbers(written).slice(0, 1).flatMap(entryNumbers));
    const paths = [...new Set(spellings.flat())].map((number) => links.lexiconEntry(lexicon.id, number));
    const documents = yield paths;
    const byPath = new Map(paths.map((path, index) => [path, documents[index]]));
    for (const [index, number] of wanted.entries()) {
      const found = spellings[index]!.map((each) => byPath.get(links.lexiconEntry(lexicon.id, each)));
      const entry = found.find((each) => each !== undefined) as FoundEntry | undefined;
      if (!entry) continue;
      used.add(lexicon);
      ofNumber.set(number, [...(ofNumber.get(number) ?? []), { ...entry, lexicon: lexicon.id }]);
    }
  }
  return { ofNumber, lexicons: [...used] };
}

interface Morphology {
  /** Separates the parts of a word; null if a word has one code. */
  readonly separator?: string | null;
  readonly codes?: Readonly<Record<string, string>>;
}

/** Explains morphology codes. A code is omitted if no document of the service explains all its parts. */
export function* readMorphology(codes: readonly string[]): DocumentQuery<ReadonlyMap<string, string>> {
  const wanted = [...new Set(codes)];
  const documents = wanted.length > 0 ? yield morphologySchemes.map(links.morphology) : [];
  const meanings = new Map<string, string>();
  for (const document of documents) {
    const { separator = null, codes: known = {} } = (document ?? {}) as Morphology;
    for (const code of wanted) {
      const parts = partsOf(code, separator).map((part) =>
        Object.hasOwn(known, part) ? known[part] : undefined,
      );
      const isKnown = parts.length > 0 && parts.every((part) => part !== undefined);
      if (isKnown && !meanings.has(code)) meanings.set(code, parts.join(' + '));
    }
  }
  return meanings;
}

/** Splits `HC/Vqw3ms` into `HC` and `HVqw3ms`: only the first part has the language letter. */
function partsOf(code: string, separator: string | null): string[] {
  if (separator === null) return [code];
  const [, language = '', rest = code] = /^((?:He|Ar|Gr),|[HA](?=[A-Z]))(.+)$/.exec(code) ?? [];
  const parts = rest.split(separator).filter((part) => part !== '');
  return parts.map((part) => language + part);
}
