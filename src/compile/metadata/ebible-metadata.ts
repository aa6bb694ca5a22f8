import { elementText } from '../../formats/html-to-text.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { findLanguage } from '../../model/language.ts';
import type { EditionFiles } from '../plan/edition-files.ts';
import { completeMetadata } from './complete-metadata.ts';

/**
 * `02-GENengwebp.usfm`: eBible.org writes its translation id after the book id, or before `_vpl` if there is a
 * verse per line.
 */
const sourceName =
  /(?:^|\/)(?:\d{2,3}-[0-9A-Z]{3}(?<id>[a-z][A-Za-z0-9_-]+)\.(?:usfm|sfm|usx)|(?<id>[a-z][A-Za-z0-9_-]+)_vpl\.(?:txt|xml))$/;
const copyrightPage = /(?:(?:^|[-/])copr|_about)\.html?$/i;

const maxPageBytes = 1024 * 1024;

/**
 * The metadata of an eBible.org archive, which has no metadata file but a copyright page (`copr.htm`) and an
 * id in its file names. Undefined for other files.
 */
export async function readEbibleMetadata(files: EditionFiles): Promise<EditionMetadata | undefined> {
  const names = files.names();
  const page = names.find((name) => copyrightPage.test(name));
  const id = names.map((name) => sourceName.exec(name)?.groups?.id).find((found) => found !== undefined);
  if (page === undefined || id === undefined) return undefined;
  const html = new TextDecoder().decode(await files.read(page, maxPageBytes));
  return ebibleEdition(id, elementText(html, 'title') || id, elementText(html, 'body') || null);
}

/** A translation of eBible.org, whose ids begin with the ISO 639-3 code of the language. */
export function ebibleEdition(id: string, title: string, licenseNotes: string | null): EditionMetadata {
  const language = findLanguage(id.slice(0, 3))?.code ?? 'und';
  return completeMetadata({
    id,
    name: title,
    language,
    website: `https://ebible.org/details.php?id=${id}`,
    licenseNotes,
  });
}
