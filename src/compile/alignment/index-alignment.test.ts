import { expect, test } from 'bun:test';
import { links } from '../../documents/links.ts';
import type { SearchPart } from '../../documents/search/search-schema.ts';
import { packDocument, parseStored } from '../../library/stored-document.ts';
import { unbatchDocuments } from '../workers/document-batch.ts';
import { indexAlignment } from './index-alignment.ts';

test('words are indexed with the Strong’s number that they render', () => {
  const stored = (document: object) => packDocument(JSON.stringify(document)).gzip;
  const text = stored({ chapter: { content: [{ type: 'verse', number: 1, text: 'In the beginning' }] } });
  const source = { occurrence: 1, verse: 1, strongs: ['H7225'] };
  const group = { source: [source], target: [{ verse: 1, start: 7, end: 16 }] };
  const alignment = stored({ by: 'computed', quality: 0.9, groups: [group] });
  const batch = indexAlignment({
    translation: 'T',
    quality: 0.9,
    books: [[{ number: 1, text, alignment }], [{ number: 1, text, alignment: undefined }]],
  });
  const documents = new Map(unbatchDocuments(batch));
  const part = documents.get(links.searchPart('T', 'computed-strong', 0))!;
  expect(parseStored<SearchPart>(part.gzip)).toMatchObject({ terms: ['H7225'], forms: ['beginning'] });
});
