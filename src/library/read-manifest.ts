import { links } from '../documents/links.ts';
import type { EditionManifest, Manifest } from '../documents/manifest/manifest-schema.ts';
import type { Reading } from './reading.ts';
import { type Store, storeKeys } from './store.ts';
import { storedNumber } from './stored-number.ts';
import { storedValue } from './stored-value.ts';

/**
 * The root manifest; undefined where there is none, or none of this state: a version that knows no manifests made the
 * library or changed it last.
 */
export function readManifest(store: Store, reading: Reading = {}): Manifest | undefined {
  const made = store.getBinary(storeKeys.manifest, reading);
  const generation = store.getBinary(storeKeys.generation, reading);
  if (!made || !generation || storedNumber.decode(made) !== storedNumber.decode(generation)) return undefined;
  return readJson(store, links.manifest, reading) as Manifest | undefined;
}

/** The manifest that lists the documents of one edition, which the root manifest names. */
export function readEditionManifest(
  store: Store,
  root: Manifest | undefined,
  id: string,
  reading: Reading = {},
): EditionManifest | undefined {
  const listed = root?.editions.find((edition) => edition.id === id);
  return listed && (readJson(store, listed.manifest.path, reading) as EditionManifest | undefined);
}

/** @returns undefined also for what is damaged: `verify` says so. */
function readJson(store: Store, path: string, reading: Reading): unknown {
  const value = store.getBinary(path, reading) as Uint8Array<ArrayBuffer> | undefined;
  if (!value) return undefined;
  const body = storedValue.decode(value).body as Uint8Array<ArrayBuffer>;
  const json = parsed(body) as { readonly format?: unknown } | null | undefined;
  return json?.format === 1 ? json : undefined;
}

function parsed(gzip: Uint8Array<ArrayBuffer>): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(Bun.gunzipSync(gzip)));
  } catch {
    return undefined;
  }
}
