import { links } from '../../src/documents/links.ts';
import type { SearchPart, SearchRoot } from '../../src/documents/search/search-schema.ts';
import type { Library } from '../../src/library/library.ts';
import { NumberReader } from '../../src/search/packed-numbers.ts';
import { readDocument } from '../../test/read-document.ts';

export interface Load {
  readonly kind: 'words' | 'phrase' | 'prefix';
  readonly words: readonly string[];
  readonly sort: 'canon' | 'relevance';
}

export function ourQuery({ kind, words }: Load): string {
  if (kind === 'phrase') return `"${words.join(' ')}"`;
  return kind === 'prefix' ? `${words[0]}*` : words.join(' ');
}

export function fullTextQuery({ kind, words }: Load): string {
  if (kind === 'phrase') return `"${words.join(' ')}"`;
  return kind === 'prefix' ? `${words[0]}*` : words.map((word) => `"${word}"`).join(' ');
}

export function loadsFor(library: Library, id: string, count: number): Record<string, Load[]> {
  const { verse, rarest, inARow } = wordsFor(library, id);
  const many = (kind: Load['kind'], make: () => readonly string[], sort: Load['sort'] = 'canon') =>
    Array.from({ length: count }, (): Load => ({ kind, words: make(), sort }));
  return {
    'two rare words of a verse': many('words', () => rarest(verse())),
    'two words of a verse': many('words', () => inARow(verse(), 2)),
    '"the lord"': many('words', () => ['the', 'lord']),
    'a phrase of two words': many('phrase', () => inARow(verse(), 2)),
    'a phrase of three': many('phrase', () => inARow(verse(), 3)),
    'a prefix of three letters': many('prefix', () => [
      (verse().find(({ length }) => length > 4) ?? 'shepherd').slice(0, 3),
    ]),
    'two words, by relevance': many('words', () => inARow(verse(), 2), 'relevance'),
  };
}

function wordsFor(library: Library, id: string) {
  const random = seeded(1);
  const chapters = library.paths(`/api/${id}/`).filter((path) => /\/\d+\.simple\.json$/.test(path));
  const verse = (most = 5): string[] => {
    for (;;) {
      const path = chapters[Math.floor(random() * chapters.length)]!;
      const { content } = readDocument<{ chapter: { content: { text?: string }[] } }>(library, path).chapter;
      const words = content[Math.floor(random() * content.length)]?.text?.match(/[A-Za-z]+/g) ?? [];
      if (words.length > most) return words;
    }
  };
  const frequency = frequencies(library, id);
  const inVerses = (word: string) => frequency.get(word.toLowerCase()) ?? 0;
  const rarest = (words: readonly string[]) =>
    words.toSorted((a, b) => inVerses(a) - inVerses(b)).slice(0, 2);
  const inARow = (words: readonly string[], length: number) => {
    const at = Math.floor(random() * (words.length - length + 1));
    return words.slice(at, at + length);
  };
  return { random, verse, rarest, inARow };
}

export interface Asked {
  readonly q: string;
  readonly sort?: Load['sort'];
  readonly books?: string;
}

export function otherSearches(library: Library, id: string, count: number): Record<string, Asked[]> {
  const { random, verse, inARow, rarest } = wordsFor(library, id);
  const many = (make: () => Asked) => Array.from({ length: count }, make);
  const phrase = (length: number) => many(() => ({ q: `"${inARow(verse(length), length).join(' ')}"` }));
  const any = () => {
    const words = verse();
    return words[Math.floor(random() * words.length)]!;
  };
  const root = readDocument<SearchRoot>(library, links.searchRoot(id));
  const numbers = root.fields.strong?.parts.flatMap(
    (_, part) => readDocument<SearchPart>(library, links.searchPart(id, 'strong', part)).terms,
  );
  const number = () => numbers![Math.floor(random() * numbers!.length)]!;
  return {
    'a word': many(() => ({ q: any() })),
    'two words in the New Testament': many(() => ({ q: inARow(verse(), 2).join(' '), books: 'NT' })),
    'a word without another': many(() => ({ q: `${any()} -${rarest(verse())[0]!}` })),
    'either of two words': many(() => ({ q: rarest(verse()).join(' | ') })),
    'a prefix of two letters': many(() => ({ q: `${any().padEnd(2, 'e').slice(0, 2)}*` })),
    'a phrase of three, by relevance': phrase(3).map((each) => ({ ...each, sort: 'relevance' as const })),
    'a phrase of four': phrase(4),
    'a phrase of six': phrase(6),
    'three words of a verse': many(() => ({ q: inARow(verse(), 3).join(' ') })),
    ...(numbers
      ? {
          'a Strong’s number': many(() => ({ q: `strong:${number()}` })),
          'a Strong’s number and a word': many(() => ({ q: `strong:${number()} ${any()}` })),
        }
      : {}),
  };
}

function frequencies(library: Library, id: string): Map<string, number> {
  const root = readDocument<SearchRoot>(library, links.searchRoot(id));
  const parts = root.fields.word.parts.map((_, part) =>
    readDocument<SearchPart>(library, links.searchPart(id, 'word', part)),
  );
  return new Map(
    parts.flatMap(({ terms, verses }) =>
      terms.map((term, index) => [term, new NumberReader(verses[index]!).next()] as const),
    ),
  );
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
