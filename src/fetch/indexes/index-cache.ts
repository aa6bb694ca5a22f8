import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, parsedJson } from '../../lib/json-text.ts';
import { sha256Of } from '../../lib/sha256.ts';
import { StagedFile } from '../../lib/staged-file.ts';
import { FetchError } from '../../net/network-fault.ts';
import { explainDiskFault } from '../add-source.ts';
import { type DownloadOptions, download, unpackedBytes } from '../download.ts';
import { PartialFile, type Validators } from '../partial-file.ts';
import type { IndexSource } from './index-sources.ts';
import type { IndexedEdition } from './listed-edition.ts';

interface ReadIndexOptions
  extends Pick<DownloadOptions, 'allowHttp' | 'idleSeconds' | 'retries' | 'onEvent'> {
  readonly cache: string;
  readonly from?: string | undefined;
  readonly refresh: boolean;
}

interface ReadIndex {
  readonly editions: readonly IndexedEdition[];
  /** When the oldest of its files was last fetched or confirmed by the server. */
  readonly fetched: Date;
  readonly warning?: string;
}

interface CachedFile {
  readonly bytes: Uint8Array;
  readonly fetched: Date;
  readonly warning?: string;
}

const maxIndexBytes = 64 * 1024 * 1024;

/** The index of a source from the cache, or else from its server. @throws FetchError */
export async function readIndex(source: IndexSource, options: ReadIndexOptions): Promise<ReadIndex> {
  const base = options.from ?? source.base;
  const files: CachedFile[] = [];
  const editions: IndexedEdition[] = [];
  for (const { path, kind, isOptional = false, read } of source.files) {
    const file = new IndexFile(new URL(`${base}${path}`), source, options);
    const cached = await file.open(kind, isOptional);
    if (!cached) continue;
    files.push(cached);
    editions.push(...read(cached.bytes));
  }
  const warning = files.find((file) => file.warning !== undefined)?.warning;
  const oldest = Math.min(...files.map(({ fetched }) => fetched.getTime()));
  return { editions, fetched: new Date(oldest), ...(warning === undefined ? {} : { warning }) };
}

class IndexFile {
  readonly #url: URL;
  readonly #source: IndexSource;
  readonly #options: ReadIndexOptions;
  readonly #path: string;

  constructor(url: URL, source: IndexSource, options: ReadIndexOptions) {
    this.#url = url;
    this.#source = source;
    this.#options = options;
    this.#path = join(options.cache, `${source.name}-${sha256Of(url.href).slice(0, 16)}`);
  }

  async open(kind: DownloadOptions['kind'], isOptional: boolean): Promise<CachedFile | undefined> {
    const cached = this.#cached();
    if (cached && !this.#options.refresh) return cached;
    const notFound = `${this.#url.host} has no ${this.#url.pathname}.`;
    try {
      return await this.#fetch({ kind: kind!, notFound }, cached);
    } catch (error) {
      const place = `the cache folder (--cache), ${this.#options.cache}`;
      const fault = explainDiskFault(error, `The index cannot be stored in ${place}`);
      if (!(fault instanceof FetchError)) throw fault;
      if (fault.isMissing && isOptional) return undefined;
      if (!cached) throw fault;
      return { ...cached, warning: `The index of ${this.#source.title} is out of date: ${fault.message}` };
    }
  }

  async #fetch(
    what: Pick<DownloadOptions, 'notFound'> & { readonly kind: NonNullable<DownloadOptions['kind']> },
    cached: (CachedFile & { readonly state: Validators }) | undefined,
  ): Promise<CachedFile> {
    mkdirSync(this.#options.cache, { recursive: true });
    const partial = new PartialFile(`${this.#path}.${process.pid}.part`);
    try {
      partial.remove();
      const { allowHttp, idleSeconds, retries, onEvent } = this.#options;
      const limits = { allowHttp, idleSeconds, retries, onEvent, maxBytes: maxIndexBytes };
      const outcome = await download(this.#url, partial, { ...what, ...limits, known: cached?.state });
      const isUnchanged = outcome === 'unchanged' && cached !== undefined;
      const state = isUnchanged ? cached.state : partial.validators;
      const bytes = isUnchanged ? cached.bytes : unpackedBytes(partial, this.#url, maxIndexBytes);
      const fetched = new Date();
      this.#write('.index', bytes);
      this.#write(
        '.json',
        JSON.stringify({ url: this.#url.origin, fetched, sha256: sha256Of(bytes), ...state }),
      );
      return { bytes, fetched };
    } finally {
      partial.remove();
    }
  }

  #write(extension: string, content: Uint8Array | string): void {
    using staged = new StagedFile(`${this.#path}${extension}`);
    writeFileSync(staged.path, content);
    staged.commit();
  }

  #cached(): (CachedFile & { readonly state: Validators }) | undefined {
    const statePath = `${this.#path}.json`;
    if (!existsSync(statePath) || !existsSync(`${this.#path}.index`)) return undefined;
    const state = parsedJson(readFileSync(statePath, 'utf8'));
    if (!isObject(state)) return undefined;
    const fetched = new Date(String(state.fetched));
    if (Number.isNaN(fetched.getTime())) return undefined;
    const text = (value: unknown) => (typeof value === 'string' ? value : null);
    const validators = { etag: text(state.etag), lastModified: text(state.lastModified) };
    const bytes = readFileSync(`${this.#path}.index`);
    // A damaged index is downloaded again; those of older versions have no checksum
    if (state.sha256 !== undefined && state.sha256 !== sha256Of(bytes)) return undefined;
    return { bytes, fetched, state: validators };
  }
}
