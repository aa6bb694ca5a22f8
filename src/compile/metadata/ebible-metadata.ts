import { htmlToText } from '../../formats/html-to-text.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import type { EditionFiles } from '../edition-files.ts';
import { ebibleEdition } from './ebible-edition.ts';

/** `02-GENengwebp.usfm`: eBible.org puts its id of the translation behind the book's. */
const sourceName = /(?:^|\/)\d{2,3}-[0-9A-Z]{3}([a-z][A-Za-z0-9_-]+)\.(?:usfm|sfm|usx)$/;
const copyrightPage = /(?:^|\/)copr\.html?$/i;

/**
 * What an archive of eBible.org says of itself: it has no metadata file, but a copyright page (`copr.htm`) and an id
 * in its file names. Undefined when the files are none.
 */
export function readEbibleMetadata(files: EditionFiles): EditionMetadata | undefined {
  const names = files.names();
  const page = names.find((name) => copyrightPage.test(name));
  const id = names.map((name) => sourceName.exec(name)?.[1]).find((found) => found !== undefined);
  if (page === undefined || id === undefined) return undefined;
  const html = new TextDecoder().decode(files.read(page));
  const title = lineOf(/<title[^>]*>([\s\S]*?)<\/title>/i.exec(html)?.[1] ?? '') || id;
  const notes = lineOf(/<body[^>]*>([\s\S]*?)<\/body>/i.exec(html)?.[1] ?? '') || null;
  return ebibleEdition(id, title, notes);
}

function lineOf(html: string): string {
  return htmlToText(html).replace(/\s+/g, ' ');
}
