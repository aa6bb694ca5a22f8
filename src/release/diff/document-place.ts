import { links } from '../../documents/links.ts';
import type { EditionManifest } from '../../documents/manifest/manifest-schema.ts';

export interface DocumentPlace {
  readonly book: string;
  readonly chapter: number;
  /** `chapter`, `simplified chapter`, `words`, `simplified words`, `audio timings`. */
  readonly part: string;
}

const suffixes: Readonly<Record<string, string>> = {
  json: 'chapter',
  'simple.json': 'simplified chapter',
  'words.json': 'words',
  'words.simple.json': 'simplified words',
};
const folders = {
  translation: (id: string) => links.books(id),
  commentary: (id: string) => links.commentaryBooks(id),
  dataset: (id: string) => links.datasetBooks(id),
};

/** Of which chapter a document is; undefined when it is of none. */
export function documentPlace(
  { id, kind }: { readonly id: string; readonly kind: EditionManifest['kind'] },
  path: string,
): DocumentPlace | undefined {
  const folder = folders[kind](id).replace(/books\.json$/, '');
  if (!path.startsWith(folder)) return undefined;
  const [, book, chapter, suffix] = /^([A-Z0-9]{3})\/(\d{1,6})\.(.+)$/.exec(path.slice(folder.length)) ?? [];
  if (!book || !chapter || !suffix) return undefined;
  const part = Object.hasOwn(suffixes, suffix) ? suffixes[suffix] : undefined;
  if (part) return { book, chapter: Number(chapter), part };
  if (!suffix.endsWith('.audioTimings.json')) return undefined;
  return { book, chapter: Number(chapter), part: 'audio timings' };
}
