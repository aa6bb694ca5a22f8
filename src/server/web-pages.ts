import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { links } from '../documents/links.ts';
import { type CommonFields, defaultFrameAncestors } from '../site/fields.ts';
import { type SiteSource, siteOf } from '../site/site-page.ts';
import { gzipWebFile, type ListedWebFile, listWebFiles } from '../site/web-files.ts';
import type { ContentCoding } from './documents/content-coding.ts';
import { documentFields, type PreparedDocument } from './documents/prepare.ts';
import { httpResponse, type ResponseFields } from './http/response.ts';

/** A file prepared in each coding when that is first requested: compressing all files at once would take 0.2 seconds. */
type WebFile = (coding: ContentCoding) => PreparedDocument;

const checkMilliseconds = 1000;
/** The best takes half a second for what is 2 % smaller. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/**
 * The pages, scripts and fonts that `web/build.ts` makes in a folder: `index.html` is `/`, and `docs.html` is `/docs`. They may be
 * made while the server runs.
 */
export class WebPages {
  readonly folder: string;
  /** The fields of every page. */
  readonly fields: CommonFields;
  readonly frameAncestors: string;
  readonly #site: SiteSource;
  #files: ReadonlyMap<string, WebFile> = new Map();
  #checkedAt = 0;
  #madeAt: number | undefined;
  /** What the files are made of. */
  #state = '';

  /**
   * @param site where the operator's name and colours are.
   * @param frameAncestors who may show the pages in a frame, as CSP writes it.
   */
  constructor(
    folder: string,
    { all }: CommonFields,
    site: SiteSource,
    frameAncestors: string = defaultFrameAncestors,
  ) {
    this.folder = folder;
    this.#site = site;
    this.frameAncestors = frameAncestors;
    this.fields = { all, documents: { ...all, 'Cache-Control': 'no-cache' } };
  }

  find(path: string, coding: ContentCoding): PreparedDocument | undefined {
    this.#refresh();
    return this.#files.get(path)?.(coding);
  }

  /** Changes when they are made again; undefined until they are made. */
  madeAt(): number | undefined {
    this.#refresh();
    return this.#madeAt;
  }

  #refresh(): void {
    const now = Date.now();
    if (now - this.#checkedAt <= checkMilliseconds) return;
    this.#checkedAt = now;
    // It is made last
    const madeAt = statSync(join(this.folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
    const site = this.#site.get(links.site)?.gzip;
    const state = `${madeAt} ${site && Bun.hash(site)}`;
    if (state === this.#state) return;
    this.#state = state;
    this.#madeAt = madeAt;
    this.#files = madeAt === undefined ? new Map() : this.#read();
  }

  #read(): ReadonlyMap<string, WebFile> {
    const files = listWebFiles(this.folder, { site: siteOf(this.#site), withChapterPages: true });
    return new Map(files.map((file) => [file.path, this.#file(file)]));
  }

  #file({ name, read, isText, fields: listed }: ListedWebFile): WebFile {
    const bytes = read();
    const fields = name.endsWith('.html')
      ? { ...listed, ...policyFields(bytes.toString(), this.frameAncestors) }
      : listed;
    const prepared = new Map<ContentCoding, PreparedDocument>();
    return (accepted) => {
      const coding = isText ? accepted : 'identity';
      return prepared.getOrInsertComputed(coding, () => this.#prepared(coding, coded(bytes, coding), fields));
    };
  }

  #prepared(coding: ContentCoding, body: Uint8Array, more: ResponseFields): PreparedDocument {
    const etag = `"${new Bun.CryptoHasher('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const document = { coding, isDownload: false };
    const fields = { ...documentFields(this.fields.documents, document), ...more, ETag: etag };
    return { ...document, etag, response: httpResponse(200, fields, body) };
  }
}

function coded(bytes: Buffer, coding: ContentCoding): Uint8Array {
  if (coding === 'br') return brotliCompressSync(bytes, brotliOptions);
  return coding === 'gzip' ? gzipWebFile(bytes) : bytes;
}

/** The policy that a page carries for static hosts, as a header, where it may also say who may frame the page. */
export function policyFields(page: string, frameAncestors: string): ResponseFields {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"\/?>/.exec(page)?.[1];
  return policy === undefined
    ? {}
    : { 'Content-Security-Policy': `${policy}; frame-ancestors ${frameAncestors}` };
}
