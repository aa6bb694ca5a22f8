import type { AskedDocument } from './http-row.ts';

export const askedPaths: Readonly<Record<AskedDocument, string>> = {
  chapter: '/api/SMALL/GEN/1.json',
  download: '/api/SMALL/complete.json',
};
