import { expect, test } from 'bun:test';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import type { LexiconEntry } from '../../model/lexicon.ts';
import { lexicons } from '../catalogues.ts';
import { lexiconDocuments } from './lexicon-documents.ts';
import {
  lexiconEntrySchema,
  lexiconGlossesSchema,
  lexiconsSchema,
  morphologySchema,
} from './lexicon-schema.ts';
import { morphologyDocument } from './morphology.ts';

const metadata: EditionMetadata = {
  id: 'words',
  name: 'Words',
  englishName: 'Words',
  shortName: 'words',
  language: 'eng',
  direction: 'ltr',
  website: '',
  licenseUrl: '',
  licenseNotes: null,
  licenseNotice: null,
};
const entry = (id: string, gloss: string, more: Partial<LexiconEntry> = {}): LexiconEntry => ({
  id,
  lemma: 'אָב',
  gloss,
  definition: gloss,
  ...more,
});

const entries = [
  entry('H1G', 'father', { related: ['H2'] }),
  entry('H1H', 'founder', { references: ['1KI 7:13'] }),
  entry('H430', 'God', { transliteration: 'elohim', pronunciation: 'el-o-heem', partOfSpeech: 'noun' }),
  entry('H1254', 'to create'),
  entry('H1254A', 'to shape'),
  entry('G26', 'love', { derivation: 'from G25' }),
];
const names = { parts: ['*'], documents: [] };
const made = lexiconDocuments(metadata, { entries }, names);
const documents = new Map([...made.documents].map(([path, json]) => [path, JSON.parse(json)]));

test('each entry is a document of the shape that is described', () => {
  for (const each of entries) {
    const document = documents.get(`/api/x/lexicon/words/${each.id}.json`);
    expect(lexiconEntrySchema.parse(document)).toEqual(each as never);
  }
  expect(made.counts).toEqual({ books: 0, chapters: 0, verses: 0, entries: 6 });
});

test('a number with entries only for its senses resolves to the first, which names the others', () => {
  const base = lexiconEntrySchema.parse(documents.get('/api/x/lexicon/words/H1.json'));
  expect(base).toEqual({ ...entries[0]!, id: 'H1', related: ['H1G', 'H1H', 'H2'] } as never);
  // A number with its own entry keeps it
  expect(documents.get('/api/x/lexicon/words/H1254.json').gloss).toBe('to create');
});

test('all glosses of a language are one document', () => {
  const glosses = (letter: string) =>
    lexiconGlossesSchema.parse(documents.get(`/api/x/lexicon/words/glosses-${letter}.json`)).glosses;
  expect(glosses('H')).toEqual({
    H1: 'father',
    H1G: 'father',
    H1H: 'founder',
    H430: 'God',
    H1254: 'to create',
    H1254A: 'to shape',
  });
  expect(glosses('G')).toEqual({ G26: 'love' });
});

test('the catalogue describes a lexicon and links to its documents', () => {
  const [lexicon] = lexiconsSchema.parse(JSON.parse(String(lexicons([made.catalogueEntry])))).lexicons;
  expect(lexicon).toMatchObject({ numberOfEntries: 6, numberOfHebrewEntries: 5, numberOfGreekEntries: 1 });
  expect(documents.has(lexicon!.entryApiLink.replace('{number}', 'H430'))).toBe(true);
  expect(documents.has(lexicon!.greekGlossesApiLink!)).toBe(true);
  const hebrew = lexiconDocuments(metadata, { entries: entries.slice(0, 2) }, names).catalogueEntry;
  expect(hebrew).not.toHaveProperty('greekGlossesApiLink');
});

test('the codes of a scheme are a document if it has codes', () => {
  const codes = ['HVqw3ms', 'HC', 'N-NSM', 'HC'];
  expect(morphologySchema.parse(JSON.parse(morphologyDocument('oshb', codes)!))).toMatchObject({
    separator: '/',
    codes: { HC: 'conjunction', HVqw3ms: 'verb, qal sequential imperfect, third person masculine singular' },
  });
  expect(JSON.parse(morphologyDocument('robinson', codes)!).codes).toEqual({
    'N-NSM': 'noun, nominative masculine singular',
  });
  expect(morphologyDocument('unfoldingword', codes)).toBeUndefined();
});
