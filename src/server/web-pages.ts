import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { CommonFields } from './common-fields.ts';
import type { ContentCoding } from './content-coding.ts';
import { documentFields } from './document-fields.ts';
import { httpResponse } from './http/http-response.ts';
import type { PreparedDocument } from './prepared-document.ts';

type WebPage = Readonly<Record<ContentCoding, PreparedDocument>>;

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const checkMilliseconds = 1000;
/** The best takes half a second for what is 2 % smaller. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/**
 * The pages that `web/build.ts` makes in a folder: `index.html` is `/`, and `docs.html` is `/docs`. They may be made, or made
 * anew, while the server runs.
 */
export class WebPages {
  readonly #folder: string;
  /** The fields of every page. */
  readonly fields: CommonFields;
  #pages: ReadonlyMap<string, WebPage> = new Map();
  #checkedAt = 0;

  constructor(folder: string, { all }: CommonFields) {
    this.#folder = folder;
    this.fields = { all, documents: { ...all, 'Cache-Control': 'no-cache' } };
  }

  find(path: string, coding: ContentCoding): PreparedDocument | undefined {
    const now = Date.now();
    if (this.#pages.size === 0 && now - this.#checkedAt > checkMilliseconds) {
      this.#checkedAt = now;
      this.#pages = this.#read();
    }
    return this.#pages.get(path)?.[coding];
  }

  #read(): ReadonlyMap<string, WebPage> {
    let files: string[];
    try {
      files = readdirSync(this.#folder).filter((file) => file.endsWith('.html'));
    } catch {
      return new Map();
    }
    return new Map(files.map((file) => [pathOf(file), this.#page(readFileSync(join(this.#folder, file)))]));
  }

  #page(bytes: Uint8Array): WebPage {
    const hash = new Bun.CryptoHasher('sha256').update(bytes).digest('base64url').slice(0, 22);
    const prepared = (coding: ContentCoding, body: Uint8Array): PreparedDocument => {
      const etag = coding === 'identity' ? `"${hash}"` : `"${hash}-${coding}"`;
      const document = { coding, isDownload: false };
      const fields = { ...documentFields(this.fields.documents, document), ...html, ETag: etag };
      return { ...document, etag, response: httpResponse(200, fields, body) };
    };
    return {
      identity: prepared('identity', bytes),
      gzip: prepared('gzip', gzipSync(bytes, { level: 9 })),
      br: prepared('br', brotliCompressSync(bytes, brotliOptions)),
    };
  }
}

function pathOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
}
