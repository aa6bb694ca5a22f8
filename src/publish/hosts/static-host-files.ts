import type { PublishedObject } from '../../release/published-object.ts';
import { type FrontPageLibrary, frontPageText } from '../../site/front-page-text.ts';
import { madeObject } from '../made-object.ts';
import { caddyConfig } from './caddy-config.ts';
import { errorBodies } from './error-bodies.ts';
import { headersFile } from './headers-file.ts';
import { type HostFieldOptions, hostFields } from './host-fields.ts';
import { nginxConfig } from './nginx-config.ts';
import { notFoundPage } from './not-found-page.ts';

export interface StaticHostOptions extends HostFieldOptions {
  /** The state that is published. */
  readonly library: FrontPageLibrary;
}

const json = 'application/json; charset=utf-8';
const page = 'text/html; charset=utf-8';
const text = 'text/plain; charset=utf-8';

/**
 * What static hosts need to answer as the server does: the plain front page where there is no reader, what to say of
 * wrong addresses, and ready-made configurations. The same library and options give the same bytes.
 * @throws PublishError when an option cannot be written into a configuration.
 */
export function staticHostFiles({ library, ...options }: StaticHostOptions): PublishedObject[] {
  const fields = hostFields(options);
  return [
    madeObject('/404.html', notFoundPage, page),
    madeObject('/404.json', errorBodies.notFound, json),
    madeObject('/Caddyfile', caddyConfig(fields), text),
    madeObject('/_headers', headersFile(library.editions(), fields), text),
    ...(fields.hasReader ? [] : [madeObject('/index.html', frontPageText(library, ''), page)]),
    madeObject('/nginx.conf', nginxConfig(fields), text),
  ];
}
