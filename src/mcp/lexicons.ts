import type { LexiconObject } from '../documents/lexicon/lexicon-schema.ts';
import { links } from '../documents/links.ts';
import { morphologySchemes } from '../model/morphology/morphology.ts';
import { strongsNumbers } from '../model/strongs-number.ts';
import { type FoundEntry, findEntries } from '../questions/lexicon-entries.ts';
import type { DocumentQuery } from '../questions/question.ts';

interface FoundEntries {
  readonly ofNumber: ReadonlyMap<string, readonly FoundEntry[]>;
  readonly lexicons: readonly LexiconObject[];
}

/** Looks up numbers, in any spelling, in all lexicons of a service, which may have none. */
export function* readEntries(numbers: readonly string[]): DocumentQuery<FoundEntries> {
  const ofNumber = new Map<string, readonly FoundEntry[]>();
  let all: readonly LexiconObject[] = [];
  for (const written of new Set(numbers)) {
    const [number] = strongsNumbers(written);
    if (number === undefined) continue;
    const { found, lexicons } = yield* findEntries(number);
    if (found.length > 0) ofNumber.set(written, found);
    all = lexicons;
  }
  const used = new Set([...ofNumber.values()].flat().map(({ lexicon }) => lexicon));
  return { ofNumber, lexicons: all.filter(({ id }) => used.has(id)) };
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
      const parts = codeParts(code, separator).map((part) =>
        Object.hasOwn(known, part) ? known[part] : undefined,
      );
      const isKnown = parts.length > 0 && parts.every((part) => part !== undefined);
      if (isKnown && !meanings.has(code)) meanings.set(code, parts.join(' + '));
    }
  }
  return meanings;
}

/** Splits `HC/Vqw3ms` into `HC` and `HVqw3ms`: only the first part has the language letter. */
function codeParts(code: string, separator: string | null): string[] {
  if (separator === null) return code.split(/[\s+]+/);
  const [, language = '', rest = code] = /^((?:He|Ar|Gr),|[HA](?=[A-Zc]))(.+)$/.exec(code) ?? [];
  const parts = rest.split(separator).filter((part) => part !== '');
  return parts.map((part) => language + part);
}
