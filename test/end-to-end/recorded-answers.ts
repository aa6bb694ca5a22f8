import { createHash } from 'node:crypto';
import openApi from '../../src/documents/openapi/open-api.json' with { type: 'json' };
import type { Library } from '../../src/library/library.ts';

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
