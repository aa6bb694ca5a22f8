import { createHash } from 'node:crypto';
import openApi from '../../src/documents/openapi/open-api.json' with { type: 'json' };
import type { Library } from '../../src/library/library.ts';
import { onceInARun } from '../compiled.ts';
import { editionJson } from '../small-content/small-edition-json.ts';
import { writeStarterChapters } from '../starter-chapters.ts';
import { writeFiles } from '../write-files.ts';

export interface ExampleRequest {
  readonly operationId: string;
  readonly path: string;
  readonly place: string;
  readonly example: string;
}

export const exampleRequests: readonly ExampleRequest[] = Object.entries(openApi.paths).map(
  ([path, { get }]) => {
    const examples = new Map(
      get.parameters.flatMap((each) => ('in' in each ? [[each.name, each.example]] : [])),
    );
    const place = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(examples.get(name))));
    const query = get.parameters.flatMap((each) =>
      'in' in each && each.in === 'query' && each.example !== undefined
        ? [[each.name, String(each.example)]]
        : [],
    );
    const example = query.length > 0 ? `${place}?${new URLSearchParams(query)}` : place;
    return { operationId: get.operationId, path, place, example };
  },
);

/** Operations for which the starter content has no document, or an empty list. */
export const answeredByPart: readonly string[] = [
  'getTranslationBookChapterAudioTimings',
  'getChapterAlignment',
  'getComputedSearchRoot',
  'getPlans',
  'getPlanDays',
];

const url = 'https://audio.example.org/{BOOK}-{chapter3}.mp3';
const place = { translationId: 'KJV', bookId: 'RUT', chapterNumber: 1, reader: 'hays' };
const days = `date,title,references
12-24,Christmas Eve,Isaiah 9:1-6
12-25,Christmas,"Luke 2:1-20; Psalm 98"
`;

export const compiledPart = onceInARun(
  'starter-part',
  (content) => {
    writeStarterChapters(content, { RUT: [1, 2, 3, 4], Ruth: [1, 2, 3, 4] });
    writeFiles(content, {
      'translations/KJV/audio.json': { readers: { hays: { url, timings: ['timings/hays.json'] } } },
      'translations/KJV/timings/hays.json': [{ ...place, verses: [4.2, 17.9, 31.4] }],
      'datasets/advent/edition.json': editionJson('ADVENT', 'Advent'),
      'datasets/advent/days.csv': days,
    });
  },
  { align: true },
);

/** The addresses of manifests contain hashes, which are unknown in advance. */
export function withHashes({ operationId, example }: ExampleRequest, library: Library): string {
  const manifest = library.manifest()!;
  if (operationId === 'getRelease') {
    const sha256 = createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
    return `/api/x/manifests/${sha256}.json`;
  }
  if (operationId !== 'getEditionManifest') return example;
  return manifest.editions.find(({ id }) => id === 'KJV')!.manifest.path;
}

const maxItems = 2;
const maxText = 160;
const maxKeys = 30;

/**
 * An answer that is short enough for a description: lists have two items, maps of verses or numbers two entries, and
 * texts 160 characters. Hashes are zeros, because they change with every document.
 */
export function abbreviated(value: unknown): unknown {
  if (typeof value === 'string')
    return value.slice(0, maxText).replace(/[0-9a-f]{64}/g, (hash) => '0'.repeat(hash.length));
  if (Array.isArray(value)) return value.slice(0, maxItems).map(abbreviated);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isMap =
    entries.length > maxKeys || (entries.length > 0 && entries.every(([key]) => /^[GH]?\d+$/.test(key)));
  const kept = isMap ? entries.slice(0, maxItems) : entries;
  return Object.fromEntries(kept.map(([key, each]) => [key, abbreviated(each)]));
}

export function recorded(operationId: string, answer: object): unknown {
  if (operationId !== 'getOpenApi') return abbreviated(answer);
  const components = { schemas: {}, responses: {}, parameters: {}, headers: {} };
  return abbreviated({ ...answer, tags: [], paths: {}, components });
}
