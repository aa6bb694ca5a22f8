import type { AskedDocument } from './http-row.ts';

/** The paths of the requested documents in the hand-written content. */
export const askedPaths: Readonly<Record<AskedDocument, string>> = {
  chapter: '/api/SMALL/GEN/1.json',
  download: '/api/SMALL/complete.json',
};
