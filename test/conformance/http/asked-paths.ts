import type { AskedDocument } from './http-row.ts';

/** Where the documents of the rows are, in the hand-written content. */
export const askedPaths: Readonly<Record<AskedDocument, string>> = {
  chapter: '/api/SMALL/GEN/1.json',
  download: '/api/SMALL/complete.json',
};
