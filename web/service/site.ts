import type { Site } from '../../client/src/documents.ts';

interface SiteInPage extends Partial<Site> {
  /** The service has a page for each verse, or only for each chapter (published files). */
  readonly pages?: 'verses' | 'chapters';
}

export const site: SiteInPage = readSite();

function readSite(): SiteInPage {
  try {
    // On the server, `document` is undefined
    return JSON.parse(globalThis.document?.getElementById('site')?.textContent ?? '{}') as SiteInPage;
  } catch {
    return {};
  }
}

export function hasPart(part: keyof Site['parts']): boolean {
  return site.parts?.[part] ?? true;
}
