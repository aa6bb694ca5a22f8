import { gunzipSync } from 'node:zlib';
import { links } from '../../documents/links.ts';
import { openApiDocument } from '../../documents/openapi/open-api-document.ts';
import { tablesPath } from '../../edge/published-tables.ts';
import { bookNamesTable } from '../../generated/book-names.ts';
import { simplifiedCharacters } from '../../generated/simplified-characters.ts';
import { sha256Of } from '../../lib/sha256.ts';
import { mediaTypes } from '../../site/fields.ts';
import { type FrontPageLibrary, frontPageText } from '../../site/front-page.ts';
import { notFoundText } from '../../site/plain-page.ts';
import { type SiteSource, siteOf } from '../../site/site-page.ts';
import { gzipWebFile, listWebFiles } from '../../site/web-files.ts';
import { madeJson, madeObject, type PublishedObject } from '../published-object.ts';
import { caddyConfig } from './caddy-config.ts';
import { headersFile } from './headers-file.ts';
import { errorBodies, type HostOptions, hostSettings } from './host-settings.ts';
import { nginxConfig } from './nginx-config.ts';

interface ReaderOptions {
  readonly library: SiteSource;
  /** If true, `docs.html` is published at `/docs` too, because a store cannot rewrite addresses. */
  readonly isStore: boolean;
  readonly withPages?: boolean;
  readonly hasFeed?: boolean;
  readonly publicUrl?: string | undefined;
}

/** The reader, the API explorer, their scripts and fonts, with the page at `/` last. Empty if they were not built. */
export function readerFiles(
  folder: string,
  { library, isStore, withPages = false, ...options }: ReaderOptions,
): PublishedObject[] {
  const listed = listWebFiles(folder, {
    site: siteOf(library),
    pages: withPages ? 'chapters' : undefined,
    ...options,
  });
  return listed.flatMap(({ name, path, read, isText, fields }) => {
    const bytes = read();
    const file = {
      path: `/${name}`,
      contentType: fields['Content-Type'],
      sha256: sha256Of(bytes),
      size: bytes.length,
      isIncompressible: !isText,
      load: async () => ({ gzip: gzipWebFile(bytes) }),
    };
    return isStore && path !== file.path && path !== '/' ? [{ ...file, path }, file] : [file];
  });
}

export interface StaticHostOptions extends HostOptions {
  readonly library: FrontPageLibrary;
}

/**
 * Files that make static hosts respond like the server: the plain front page if the reader is not published,
 * error pages for wrong addresses, complete configurations, and the tables that a worker needs. The same library and options give the same
 * bytes.
 * @throws ReleaseError if an option cannot be written into a configuration.
 */
export function staticHostFiles({ library, ...options }: StaticHostOptions): PublishedObject[] {
  const settings = hostSettings(options);
  return [
    madeObject('/404.html', notFoundText(nothingKnown, ''), mediaTypes.html),
    madeObject('/404.json', errorBodies.notFound, mediaTypes.json),
    madeObject('/Caddyfile', caddyConfig(settings), mediaTypes.text),
    madeObject('/_headers', headersFile(library.editions(), settings), mediaTypes.text),
    ...(settings.hasReader ? [] : [madeObject('/index.html', frontPageText(library, ''), mediaTypes.html)]),
    madeJson(tablesPath, { bookNames: bookNamesTable, simplifiedCharacters }),
    madeObject('/nginx.conf', nginxConfig(settings), mediaTypes.text),
    madeObject(links.openApiAtRoot, descriptionIn(library), mediaTypes.json),
  ];
}

/** As the server and a worker: the library may be older than this version. */
function descriptionIn(library: FrontPageLibrary): string {
  const stored = library.get(links.openApi);
  return stored ? gunzipSync(stored.gzip).toString() : openApiDocument();
}

/** Hosts without rules send this page to programs too, whatever they requested. */
const nothingKnown = { message: 'It may be misspelled, or the address of something that no longer exists.' };
