import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { readSourceFile } from '../../src/compile/translation/read-source-file.ts';
import { simpleChapterData } from '../../src/documents/translation/simple-chapter-data.ts';
import { findBookId } from '../../src/formats/find-book-id.ts';
import { sharedData } from '../shared-data.ts';

function expectedVerses(path: string): string[] {
  const rows = parse(readFileSync(path), { columns: true, bom: true }) as Record<string, string>[];
  return rows.flatMap(({ Book, Chapter, Verse, Text }) => {
    const text = Text!.replace(/\s+/g, ' ').trim();
    return text === '' ? [] : [`${findBookId(Book!)} ${Chapter}:${Verse} ${text}`];
  });
}

describe.skipIf(!sharedData)('a table with one verse per row', () => {
  test.each([
    ['FreSynodale1921.csv', 10_418],
    ['RusMakarij.csv', 5_553],
  ])('is served verse by verse, without a change: %s', (name, count) => {
    const path = join(sharedData!, 'records', name);
    const served: string[] = [];
    const { diagnostics } = readSourceFile(
      { file: name, bytes: new Uint8Array(readFileSync(path)) },
      {},
      (book) => {
        for (const chapter of book.chapters) {
          for (const block of simpleChapterData(chapter).content) {
            if (block.type === 'verse')
              served.push(`${book.id} ${chapter.number}:${block.number} ${block.text}`);
          }
        }
      },
    );
    expect(served.length).toBe(count);
    expect(served).toEqual(expectedVerses(path));
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
