import type { Site } from '../../client/src/documents.ts';
import type { Route } from './route.ts';

/** The operator's settings, embedded in the page; empty if the page contains none. */
export const site: Partial<Site> = readSite();

function readSite(): Partial<Site> {
  try {
    // On the server, `document` is undefined
    return JSON.parse(globalThis.document?.getElementById('site')?.textContent ?? '{}') as Partial<Site>;
  } catch {
    return {};
  }
}

export function hasPart(part: keyof Site['parts']): boolean {
  return site.parts?.[part] ?? true;
}

/** The start passage chosen by the operator; undefined if it depends on the user's language. */
export function chosenStart(): Route | undefined {
  const { translation, book, chapter, with: beside = [] } = site.start ?? {};
  if (!translation || !book || !chapter) return undefined;
  return { translation, book, chapter, beside };
}
