import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const queryKinds = [
  'half-remembered',
  'other-wording',
  'inflected',
  'misspelt',
  'pasted',
  'topic',
  'question',
  'exact-phrase',
] as const;

/** The search is improved with the first half. The second half shows if that helps with other queries too. */
export const halves = ['tune', 'test'] as const;

interface QueryInFile {
  readonly query: string;
  /** `JHN 3:16`, or verses of a chapter: `LUK 15:11-32`. Finding any of them is enough. */
  readonly wanted: readonly string[];
  readonly kind: (typeof queryKinds)[number];
  readonly half: (typeof halves)[number];
}

export interface LabelledQuery extends QueryInFile {
  readonly language: string;
  readonly translation: string;
}

interface QueryFile {
  readonly language: string;
  readonly translation: string;
  readonly queries: readonly QueryInFile[];
}

const languages = ['eng', 'deu', 'fra', 'rus', 'hbo', 'grc', 'cmn', 'swh'];

export function labelledQueries(): LabelledQuery[] {
  return languages.flatMap((name) => {
    const json = readFileSync(join(import.meta.dir, `queries-${name}.json`), 'utf8');
    const { language, translation, queries } = JSON.parse(json) as QueryFile;
    return queries.map((query) => ({ ...query, language, translation }));
  });
}

export function wantedVerses({ query, wanted }: Pick<LabelledQuery, 'query' | 'wanted'>): Set<string> {
  return new Set(
    wanted.flatMap((label) => {
      const [, chapter, first, last = first] = /^([1-9A-Z]{3} \d+):(\d+)(?:-(\d+))?$/.exec(label) ?? [];
      const count = Number(last) - Number(first) + 1;
      if (!(count > 0)) throw new Error(`"${query}": "${label}" is not a verse or a range of verses.`);
      return Array.from({ length: count }, (_, index) => `${chapter}:${Number(first) + index}`);
    }),
  );
}
