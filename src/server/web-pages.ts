import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { links } from '../documents/links.ts';
import type { ContentCoding } from '../site/content-coding.ts';
import { type CommonFields, defaultFrameAncestors, documentFields, policyFields } from '../site/fields.ts';
import { type SiteSource, siteOf } from '../site/site-page.ts';
import { gzipWebFile, type ListedWebFile, listWebFiles } from '../site/web-files.ts';
import { contentTag, type PreparedDocument } from './documents/prepare.ts';
import { httpResponse, type ResponseFields } from './http/response.ts';

/** A file, prepared in each coding on its first request: compressing all files at startup would take 0.2 seconds. */
type WebFile = (coding: ContentCoding) => PreparedDocument;

const checkMilliseconds = 1000;
/** The best quality takes half a second and saves 2 %. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

interface WebPagesOptions {
  readonly frameAncestors?: string | undefined;
  readonly publicUrl?: string | undefined;
}

/**
 * Serves the pages, scripts and fonts that `web/build.ts` writes to a folder: `index.html` is `/`, and
 * `docs.html` is `/docs`. They may be rebuilt while the server runs.
 */
export class WebPages {
  readonly folder: string;
  readonly fields: CommonFields;
  readonly frameAncestors: string;
  readonly #site: SiteSource;
  readonly #publicUrl: string | undefined;
  #files: ReadonlyMap<string, WebFile> = new Map();
  #checkedAt = 0;
  #madeAt: number | undefined;
  #state = '';

  /**
   * @param site provides the operator's name and colours.
   * @param options.frameAncestors origins that may frame the pages, in CSP syntax.
   */
  constructor(
    folder: string,
    { all }: CommonFields,
    site: SiteSource,
    { frameAncestors = defaultFrameAncestors, publicUrl }: WebPagesOptions = {},
  ) {
    this.folder = folder;
    this.#site = site;
    this.#publicUrl = publicUrl;
    this.frameAncestors = frameAncestors;
    this.fields = { all, documents: { ...all, 'Cache-Control': 'no-cache' } };
  }

  find(path: string, coding: ContentCoding): PreparedDocument | undefined {
    this.#refresh();
    return this.#files.get(path)?.(coding);
  }

  madeAt(): number | undefined {
    this.#refresh();
    return this.#madeAt;
  }

  #refresh(): void {
    const now = Date.now();
    if (now - this.#checkedAt <= checkMilliseconds) return;
    this.#checkedAt = now;
    // The build writes this file last
    const madeAt = statSync(join(this.folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
    const site = this.#site.get(links.site)?.gzip;
    const state = `${madeAt} ${site && Bun.hash(site)}`;
    if (state === this.#state) return;
    this.#state = state;
    this.#madeAt = madeAt;
    this.#files = madeAt === undefined ? new Map() : this.#read();
  }

  #read(): ReadonlyMap<string, WebFile> {
    const files = listWebFiles(this.folder, {
      site: siteOf(this.#site),
      pages: 'verses',
      hasFeed: true,
      publicUrl: this.#publicUrl,
    });
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
      return prepared.getOrInsertComputed(coding, () => this.#prepared(coding, bytes, fields));
    };
  }

  #prepared(coding: ContentCoding, bytes: Buffer, more: ResponseFields): PreparedDocument {
    const etag = contentTag(bytes, coding);
    const document = { coding, isDownload: false };
    const fields = { ...documentFields(this.fields.documents, document), ...more, ETag: etag };
    return { ...document, etag, response: httpResponse(200, fields, coded(bytes, coding)) };
  }
}

function coded(bytes: Buffer, coding: ContentCoding): Uint8Array {
  if (coding === 'br') return brotliCompressSync(bytes, brotliOptions);
  return coding === 'gzip' ? gzipWebFile(bytes) : bytes;
}
