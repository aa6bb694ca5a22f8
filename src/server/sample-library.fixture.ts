import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLibrary } from '../library/library.ts';
import { sampleDocument, sampleRecord } from '../library/sample-edition.fixture.ts';

export function sampleBody(path: string): unknown {
  return { path, text: 'In the beginning '.repeat(200) };
}

/**
 * A library in a new temporary directory: translation BSB (GEN 1-3, JUD 1; timings of reader b.x for GEN 2),
 * commentary mh, dataset xref.
 * @param makeTranslation creates the documents of BSB.
 */
export async function sampleLibrary(makeTranslation = sampleDocument): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'server-'));
  const library = openLibrary(directory);
  const documents = (prefix: string, files: string[], make = sampleDocument) =>
    files.map((file) => [prefix + file, make(sampleBody(prefix + file))] as const);
  const chapters = [
    'GEN/1.json',
    'GEN/1.simple.json',
    'GEN/2.json',
    'GEN/3.json',
    'JUD/1.json',
    'GEN/2.b.x.audioTimings.json',
  ];
  library.update((update) => {
    const bsb = ['books.json', 'complete.json', 'complete.simple.json', ...chapters];
    update.putEdition(sampleRecord('BSB'), documents('/api/BSB/', bsb, makeTranslation));
    update.putEdition(
      sampleRecord('mh', 'commentary'),
      documents('/api/c/mh/', ['books.json', 'GEN/1.json', 'profiles.json']),
    );
    const xref = ['books.json', 'people.json', 'people/adam_1.json'];
    update.putEdition(sampleRecord('xref', 'dataset'), documents('/api/d/xref/', xref));
    const catalogues = ['translations', 'commentaries', 'datasets'].map((name) => `available_${name}.json`);
    for (const name of [...catalogues, 'openapi.json']) {
      const [[path, document] = ['', sampleDocument('')]] = documents('/api/', [name]);
      update.putDocument(path, document);
    }
  });
  await library.close();
  return directory;
}
