import { expect, test } from 'bun:test';
import { documentSchemas } from '../../src/documents/document-schemas.ts';
import { compiledSmallContent } from '../compiled.ts';
import { readDocument } from '../read-document.ts';
import { seeOptionalMembers } from './optional-members.ts';

const neverSeen = [
  // The title of a psalm is laid out as a verse could be, but no source does so
  ...['headings', 'wordsOfJesus', 'poem'].map((name) => `SimpleChapterHebrewSubtitle.${name}`),
  // A text with a .vrs file follows no other scheme
  'TranslationVersification.differences.scheme',
];

test('the hand-written content shows every optional member of every kind of document', async () => {
  const { library } = await compiledSmallContent();
  const seen = new Map<string, boolean>();
  for (const { pattern, schema } of documentSchemas) {
    const documents = library
      .paths('/')
      .filter((path) => pattern.test(path))
      .map((path) => readDocument(library, path))
      // Chapters of both kinds of datasets have the same paths
      .filter((document) => schema.safeParse(document).success);
    seeOptionalMembers(schema, documents, seen);
  }
  expect(seen.size).toBeGreaterThan(100);
  expect([...seen].flatMap(([member, isSeen]) => (isSeen ? [] : [member]))).toEqual(neverSeen);
});
