import type { Site } from '../../client/src/documents.ts';
import type { Route } from './route.ts';

/** What the operator of the service chose, as the page has it; nothing where the page was not sent by a service. */
export const site: Partial<Site> = readSite();

function readSite(): Partial<Site> {
  try {
    // The server makes the page, and has none
    return JSON.parse(globalThis.document?.getElementById('site')?.textContent ?? '{}') as Partial<Site>;
  } catch {
    return {};
  }
}

/** Whether a part of the reader is shown. */
export function hasPart(part: keyof Site['parts']): boolean {
  return site.parts?.[part] ?? true;
}

/** The passage that the operator chose to begin with; undefined where the language of the reader decides. */
export function chosenStart(): Route | undefined {
  const { translation, book, chapter, with: beside = [] } = site.start ?? {};
  if (!translation || !book || !chapter) return undefined;
  return { translation, book, chapter, beside };
}
