import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from '../lib/html.ts';
import { explain } from '../lib/system-fault.ts';
import { checkScriptSource } from '../site/check-script.ts';
import type { ContentCoding } from '../site/content-coding.ts';
import { mediaTypes } from '../site/fields.ts';
import { frontPagePolicy, plainPage } from '../site/plain-page.ts';
import { quickGzip } from './documents/prepare.ts';
import { type HttpResponse, httpResponse, type ResponseFields } from './http/response.ts';

const root = '/check';
const policy = `${frontPagePolicy}; script-src ${checkScriptSource}`;

/**
 * Serves report pages: `/check/` for all editions, `/check/BSB` for one. They are read from disk each time,
 * because a check may have rewritten them and only the team reads them.
 */
export function reportPage(
  folder: string,
  path: string,
  common: ResponseFields,
  coding: ContentCoding = 'identity',
): HttpResponse | undefined {
  // Other origins may read documents, but not the problems in a team's drafts
  const own = Object.fromEntries(
    Object.entries(common).filter(([field]) => !field.startsWith('Access-Control-')),
  );
  if (path === root) return httpResponse(308, { Location: 'check/', ...own }, '');
  const name = /^\/check\/([A-Za-z0-9_-]*)(?:\.html)?$/.exec(path)?.[1];
  if (name === undefined) return undefined;
  const text = read(join(folder, `${name || 'index'}.html`)) ?? (name === '' ? notYet : undefined);
  if (text === undefined) return undefined;
  const fields = {
    'Content-Type': mediaTypes.html,
    // Reports contain drafts and their problems: they must not be stored anywhere
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy,
    Vary: 'Accept-Encoding',
    ...(coding === 'gzip' && { 'Content-Encoding': 'gzip' }),
    ...own,
  };
  const page = text.replace('<main>', '<main>\n<p><a href="../" data-t="reader">Open the reader</a></p>');
  return httpResponse(200, fields, coding === 'gzip' ? Bun.gzipSync(page, quickGzip) : page);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    explain(error);
    return undefined;
  }
}

const notYet = plainPage(
  html`<h1>The check is not done yet</h1>
<p>The sources are being checked. Load this page again in a moment.</p>`,
  { title: 'Check' },
);
