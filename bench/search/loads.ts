import { links } from '../../src/documents/links.ts';
import type { SearchPart, SearchRoot } from '../../src/documents/search/search-schema.ts';
import type { Library } from '../../src/library/library.ts';

/** One search, as both are asked for it. */
export interface Load {
  readonly q: string;
  /** The same in the query language of FTS5. */
  readonly fts: string;
  readonly sort: 'canon' | 'relevance';
}

/** Searches of several kinds, of words that the translation has; the same every time. */
export function loadsFor(library: Library, id: string, count: number): Record<string, Load[]> {
  const random = seeded(1);
  const chapters = library.paths(`/api/${id}/`).filter((path) => /\/\d+\.simple\.json$/.test(path));
  const verse = (): string[] => {
    for (;;) {
      const path = chapters[Math.floor(random() * chapters.length)]!;
      const { content } = read<{ chapter: { content: { text?: string }[] } }>(library, path).chapter;
      const words = content[Math.floor(random() * content.length)]?.text?.match(/[A-Za-z]+/g) ?? [];
      if (words.length > 5) return words;
    }
  };
  const frequency = frequencies(library, id);
  const rare = (words: string[]) => {
    return words.toSorted(
      (a, b) => (frequency.get(a.toLowerCase()) ?? 0) - (frequency.get(b.toLowerCase()) ?? 0),
    );
  };
  const many = (make: () => Omit<Load, 'sort'>, sort: Load['sort'] = 'canon') =>
    Array.from({ length: count }, () => ({ ...make(), sort }));
  const pair = ([a = '', b = '']: string[]) => ({ q: `${a} ${b}`, fts: `"${a}" "${b}"` });
  const phrase = (words: string[]) => ({ q: `"${words.join(' ')}"`, fts: `"${words.join(' ')}"` });
  const twoInARow = (words: string[]) => {
    const at = Math.floor(random() * (words.length - 1));
    return words.slice(at, at + 2);
  };
  return {
    'two rare words of a verse': many(() => pair(rare(verse()))),
    'two words of a verse': many(() => pair(twoInARow(verse()))),
    '"the lord"': many(() => pair(['the', 'lord'])),
    'a phrase of two words': many(() => phrase(twoInARow(verse()))),
    'a phrase of three': many(() => phrase(verse().slice(0, 3))),
    'a prefix of three letters': many(() => {
      const word = verse().find(({ length }) => length > 4) ?? 'shepherd';
      return { q: `${word.slice(0, 3)}*`, fts: `${word.slice(0, 3)}*` };
    }),
    'two words, by relevance': many(() => pair(twoInARow(verse())), 'relevance'),
  };
}

function frequencies(library: Library, id: string): Map<string, number> {
  const root = read<SearchRoot>(library, links.searchRoot(id));
  const parts = root.fields.word.parts.map((_, part) =>
    read<SearchPart>(library, links.searchPart(id, 'word', part)),
  );
  return new Map(
    parts.flatMap(({ terms, verses }) => terms.map((term, index) => [term, verses[index]!.length] as const)),
  );
}

function read<Document>(library: Library, path: string): Document {
  const stored = library.get(path);
  if (!stored) throw new Error(`The library has no ${path}. Build it without --no-search.`);
  return JSON.parse(new TextDecoder().decode(Bun.gunzipSync(new Uint8Array(stored.gzip)))) as Document;
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
