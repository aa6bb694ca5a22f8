// The readers of all formats of scripture but USFM, which `find-source-books.ts` loads when a source needs one
export { readCodexBooks } from './codex/read-codex.ts';
export { readOsisBooks } from './osis/read-osis.ts';
export { findPublicBooks } from './public-api/public-books.ts';
export { readRecordBooks } from './records/read-records.ts';
export { readUsfxBooks } from './usfx/read-usfx.ts';
export { readUsj } from './usj/read-usj.ts';
export { readUsx } from './usx/read-usx.ts';
export { readVerseXmlBooks } from './verse-xml/read-verse-xml.ts';
