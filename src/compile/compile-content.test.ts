import { describe, expect, test } from 'bun:test';
import { parseStored } from '../library/stored-document.ts';
import type { EditionMetadata } from '../model/edition-metadata.ts';
import { type CompileContent, compileContent } from './compile-content.ts';
import { unbatchDocuments } from './workers/document-batch.ts';

const metadata: EditionMetadata = {
  id: 'NOTES',
  name: 'Notes',
  englishName: 'Notes',
  shortName: 'Notes',
  language: 'eng',
  direction: 'ltr',
  website: '',
  licenseUrl: '',
  licenseNotes: null,
  licenseNotice: null,
};

const sources: Readonly<Record<CompileContent['kind'], readonly [name: string, text: string]>> = {
  commentary: ['notes.csv', 'reference,text\nGEN 1:1,God creates.\n'],
  'cross-references': ['references.tsv', 'From Verse\tTo Verse\tVotes\nGen.1.1\tJohn.1.1-John.1.3\t364\n'],
  entities: ['People.csv', 'personLookup,name,verses\nadam_78,Adam,"Gen.2.20"\n'],
  lexicon: ['lexicon.json', '{"G26":{"lemma":"ἀγάπη","strongs_def":"love"}}'],
  plan: ['plan.csv', 'day,reference\n1,Genesis 1-2\n'],
};

function compile(kind: CompileContent['kind'], options: Partial<CompileContent> = {}) {
  const [file, text] = sources[kind];
  const files = [{ file, bytes: new TextEncoder().encode(text) }];
  return compileContent({ kind, metadata, files, withDocuments: true, withSearch: true, ...options });
}

const pathsOf = ({ documents }: Awaited<ReturnType<typeof compileContent>>) => [...documents.paths];

describe('study data of an edition', () => {
  test.each(Object.keys(sources) as CompileContent['kind'][])(
    'of the kind %s becomes documents',
    async (kind) => {
      const compiled = await compile(kind);
      expect(compiled.diagnostics).toEqual([]);
      expect(compiled.documents.paths).not.toBeEmpty();
      for (const [, document] of unbatchDocuments(compiled.documents))
        expect(parseStored(document.gzip)).toBeObject();
    },
  );

  test('has an index of its notes, unless searches are off', async () => {
    const isIndex = (path: string) => path.startsWith('/api/x/search/');
    expect(pathsOf(await compile('commentary')).some(isIndex)).toBeTrue();
    expect(pathsOf(await compile('commentary', { withSearch: false })).some(isIndex)).toBeFalse();
  });

  test('makes no documents to be checked', async () => {
    expect(pathsOf(await compile('commentary', { withDocuments: false }))).toEqual([]);
  });

  test('that cannot be read has diagnostics instead of documents', async () => {
    const files = [{ file: 'empty.csv', bytes: new Uint8Array() }];
    const { diagnostics, documents } = await compile('commentary', { files });
    expect(diagnostics).not.toBeEmpty();
    expect(documents.paths).toEqual([]);
  });

  test('with a numbering that fits less well is doubted', async () => {
    const notes = ['GEN 31:55', 'JOL 2:32', 'MAL 4:6'].map((reference) => `${reference},Note\n`).join('');
    const files = [{ file: 'notes.csv', bytes: new TextEncoder().encode(`reference,text\n${notes}`) }];
    const { diagnostics } = await compile('commentary', {
      files,
      metadata: { ...metadata, versification: 'org' },
    });
    expect(diagnostics.map(({ code }) => code)).toContain('unlikely-versification');
  });
});
