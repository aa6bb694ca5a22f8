import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explain } from '../lib/system-fault.ts';
import { mediaTypes } from '../site/fields.ts';
import { frontPagePolicy } from '../site/front-page.ts';
import { type HttpResponse, httpResponse, type ResponseFields } from './http/response.ts';

const root = '/check';

/**
 * Serves report pages: `/check/` for all editions, `/check/BSB` for one. They are read from disk each time,
 * because a check may have rewritten them and only the team reads them.
 */
export function reportPage(folder: string, path: string, common: ResponseFields): HttpResponse | undefined {
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
    'Content-Security-Policy': frontPagePolicy,
    ...own,
  };
  return httpResponse(200, fields, text);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    explain(error);
    return undefined;
  }
}

const notYet = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Check</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}</style>
<h1>The check is not done yet</h1>
<p>The sources are being checked. Load this page again in a moment.</p>
</html>
`;
