import { links } from '../../documents/links.ts';
import { openApiDocument } from '../../documents/openapi/open-api-document.ts';
import { sha256Of } from '../../lib/sha256.ts';
import { mediaTypes } from '../../site/fields.ts';
import { type FrontPageLibrary, frontPageText, notFoundText } from '../../site/front-page.ts';
import { type SiteSource, siteOf } from '../../site/site-page.ts';
import { gzipWebFile, listWebFiles } from '../../site/web-files.ts';
import { madeObject, type PublishedObject } from '../published-object.ts';
import { caddyConfig } from './caddy-config.ts';
import { headersFile } from './headers-file.ts';
import { errorBodies, type HostOptions, hostSettings } from './host-settings.ts';
import { nginxConfig } from './nginx-config.ts';

interface ReaderOptions {
  /** The state that is published. */
  readonly library: SiteSource;
  /** Nothing leads from `/docs` to `docs.html` there, so the page is at both. */
  readonly isStore: boolean;
  /** With the scripts and styles of the pages of chapters. */
  readonly withPages?: boolean;
}

/** The reader, the API explorer, their scripts and fonts, with the page at `/` last; none where they have not been built. */
export function readerFiles(
  folder: string,
  { library, isStore, withPages = false }: ReaderOptions,
): PublishedObject[] {
  const listed = listWebFiles(folder, { site: siteOf(library), withChapterPages: withPages });
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
  /** The state that is published. */
  readonly library: FrontPageLibrary;
}

/**
 * What static hosts need to respond as the server does: the plain front page where there is no reader, error pages for
 * wrong addresses, and complete configurations. The same library and options give the same bytes.
 * @throws ReleaseError when an option cannot be written into a configuration.
 */
export function staticHostFiles({ library, ...options }: StaticHostOptions): PublishedObject[] {
  const settings = hostSettings(options);
  return [
    madeObject('/404.html', notFoundText(nothingKnown, ''), mediaTypes.html),
    madeObject('/404.json', errorBodies.notFound, mediaTypes.json),
    madeObject('/Caddyfile', caddyConfig(settings), mediaTypes.text),
    madeObject('/_headers', headersFile(library.editions(), settings), mediaTypes.text),
    ...(settings.hasReader ? [] : [madeObject('/index.html', frontPageText(library, ''), mediaTypes.html)]),
    madeObject('/nginx.conf', nginxConfig(settings), mediaTypes.text),
    madeObject(links.openApiAtRoot, openApiDocument(), mediaTypes.json),
  ];
}

/** Hosts without rules of their own send the page to programs too, and know nothing of what was asked for. */
const nothingKnown = {
  message: 'It may have been written differently, or be that of something that is gone.',
};
