import type { Site } from '../../client/src/documents.ts';

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
