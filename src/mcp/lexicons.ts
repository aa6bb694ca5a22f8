import { links } from '../documents/links.ts';
import { strongsNumber } from '../model/strongs-number.ts';
import type { Question } from '../questions/question.ts';
import type { CataloguedEdition } from './editions.ts';

/** What is read of an entry, with the lexicon that it is from. */
export interface LexiconEntry {
  readonly lexicon: string;
  readonly id: string;
  readonly lemma: string;
  readonly transliteration?: string;
  readonly partOfSpeech?: string;
  readonly gloss: string;
  readonly definition: string;
}

interface FoundEntries {
  /** By the number as it was given. */
  readonly ofNumber: ReadonlyMap<string, readonly LexiconEntry[]>;
  /** Those that had an entry. */
  readonly lexicons: readonly CataloguedEdition[];
}

/** The entries of numbers, in any of their spellings, in all lexicons of a service; it may have none. */
export function* readEntries(numbers: readonly string[]): Question<FoundEntries> {
  const wanted = [...new Set(numbers)];
  const [catalogue] = wanted.length > 0 ? yield [links.lexicons] : [];
  const { lexicons = [] } = (catalogue ?? {}) as { lexicons?: readonly CataloguedEdition[] };
  const ofNumber = new Map<string, LexiconEntry[]>();
  const used = new Set<CataloguedEdition>();
  for (const lexicon of lexicons) {
    const spellings = wanted.map(spellingsOf);
    const paths = [...new Set(spellings.flat())].map((number) => links.lexiconEntry(lexicon.id, number));
    const documents = yield paths;
    const byPath = new Map(paths.map((path, index) => [path, documents[index]]));
    for (const [index, number] of wanted.entries()) {
      const found = spellings[index]!.map((each) => byPath.get(links.lexiconEntry(lexicon.id, each)));
      const entry = found.find((each) => each !== undefined) as LexiconEntry | undefined;
      if (!entry) continue;
      used.add(lexicon);
      ofNumber.set(number, [...(ofNumber.get(number) ?? []), { ...entry, lexicon: lexicon.id }]);
    }
  }
  return { ofNumber, lexicons: [...used] };
}

/** The numbers under which a lexicon may have an entry, the most exact first: `H1254A` may be explained under `H1254`. */
function spellingsOf(written: string): string[] {
  const number = strongsNumber(written);
  if (number === undefined) return [];
  return [...new Set([number, number.replace(/[A-Z]$/, '')])];
}

/** Schemes of morphology that a service may have documents of. */
const schemes = ['oshb', 'robinson', 'unfoldingword'];

/** What is read of the document of a scheme. */
interface Morphology {
  /** Between the parts of a word; null where a word has one code. */
  readonly separator?: string | null;
  readonly codes?: Readonly<Record<string, string>>;
}

/** What codes of morphology mean, by code; those with a part that no document of the service explains are left out. */
export function* readMorphology(codes: readonly string[]): Question<ReadonlyMap<string, string>> {
  const wanted = [...new Set(codes)];
  const documents = wanted.length > 0 ? yield schemes.map(links.morphology) : [];
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

/** `HC/Vqw3ms` as `HC` and `HVqw3ms`: the letters of the language stand before the first part only. */
function partsOf(code: string, separator: string | null): string[] {
  if (separator === null) return [code];
  const [, language = '', rest = code] = /^((?:He|Ar|Gr),|[HA](?=[A-Z]))(.+)$/.exec(code) ?? [];
  const parts = rest.split(separator).filter((part) => part !== '');
  return parts.map((part) => language + part);
}
