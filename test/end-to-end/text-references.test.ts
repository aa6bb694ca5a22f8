import { expect, setDefaultTimeout, test } from 'bun:test';
import type { TextReferences } from '../../src/documents/references/text-references-schema.ts';
import { allReferenceData } from '../../src/questions/reference-data.ts';
import { BookNameLookup } from '../../src/references/book-names.ts';
import { parseReferences } from '../../src/references/parse-references.ts';
import { compiledSharedEverything, compiledStarter } from '../compiled.ts';
import { isLong } from '../long-tests.ts';
import { readDocument } from '../read-document.ts';
import { sharedData } from '../shared-data.ts';

setDefaultTimeout(600_000);

test.each([
  { name: 'starter', skip: false, compiled: compiledStarter, least: 60 },
  { name: 'real', skip: !sharedData, compiled: compiledSharedEverything, least: 45_000 },
])(
  'references of $name content are where their documents say, and can be read',
  async ({ skip, compiled, least }) => {
    if (skip) return;
    const { library } = await compiled();
    const options = { ...allReferenceData, names: new BookNameLookup([]) };
    let count = 0;
    const faults: string[] = [];
    for (const path of library.paths('/api/x/references/')) {
      const { documentLink, texts } = readDocument<TextReferences>(library, path);
      const whole = readDocument(library, documentLink);
      for (const { text: pointer, references } of texts) {
        const text = valueAt(whole, pointer);
        let end = 0;
        for (const reference of references) {
          count++;
          const isInOrder = end <= reference.start && reference.start < reference.end;
          const isRead = isLong || count % 8 === 0;
          const read =
            !isRead || parseReferences(`${reference.from}-${reference.to}`, options).references?.[0];
          const isIn = typeof text === 'string' && reference.end <= text.length;
          if (!isInOrder || !isIn || !read) faults.push(`${path} ${pointer} ${JSON.stringify(reference)}`);
          end = reference.end;
        }
      }
    }
    expect(faults.slice(0, 10)).toEqual([]);
    expect(count).toBeGreaterThan(least);
  },
);

function valueAt(document: unknown, pointer: string): unknown {
  const names = pointer.slice(1).split('/');
  return names.reduce((value, name) => (value as Record<string, unknown>)?.[name], document);
}
