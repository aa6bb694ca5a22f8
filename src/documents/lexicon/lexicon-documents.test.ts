import { expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedData } from '../../../test/shared-data.ts';
import { readLexicon } from '../../formats/lexicon/read-lexicon.ts';
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

function glossesOf(senses: readonly LexiconEntry[]): Readonly<Record<string, string>> {
  const { documents: all } = lexiconDocuments(metadata, { entries: senses }, names);
  const [, json] = [...all].find(([path]) => path.endsWith('glosses-H.json'))!;
  return JSON.parse(json).glosses;
}

test('a number resolves to its main sense, not to a name, a part of another word or a rare word', () => {
  const long = { definition: 'a long definition of a word that many verses have' };
  const glosses = glossesOf([
    entry('H1A', '(Leb)-kamai', { derivation: 'a Part of H3820B' }),
    entry('H1B', 'to arise', long),
    entry('H2G', 'before', { derivation: 'a Meaning of H2H' }),
    entry('H2H', 'face', long),
    entry('H3A', 'excitement', { definition: 'excitement, fear' }),
    entry('H3B', 'city', long),
    entry('H4G', 'Moab'),
    entry('H4H', 'Moab', long),
    entry('H5G', 'God', { derivation: 'a Name of H3068G' }),
    entry('H5H', 'El (Berith)', long),
    entry('H5K', 'god', long),
    entry('H6A', 'Ur', { derivation: 'a Name of H7' }),
  ]);
  expect(['H1', 'H2', 'H3', 'H4', 'H5', 'H6'].map((number) => glosses[number])).toEqual([
    'to arise',
    'before',
    'city',
    'Moab',
    'god',
    'Ur',
  ]);
});

const stepFile = sharedData && join(sharedData, 'lexicons/step-hebrew/TBESH.txt');
const bible = sharedData && join(sharedData, 'translations/engwebp');

test.skipIf(!sharedData)(
  'the 300 most frequent Hebrew numbers have a usable gloss',
  () => {
    const counts = new Map<string, number>();
    for (const name of readdirSync(bible!).filter((each) => each.endsWith('.usfm'))) {
      for (const [, digits] of readFileSync(join(bible!, name), 'utf8').matchAll(/strong="H0*(\d+)/g))
        counts.set(`H${digits}`, (counts.get(`H${digits}`) ?? 0) + 1);
    }
    const frequent = [...counts].sort(([, a], [, b]) => b - a).slice(0, 300);
    const { content } = readLexicon([{ file: 'datasets/a/TBESH.txt', bytes: readFileSync(stepFile!) }]);
    const glosses = glossesOf(content!.entries);
    const unusable = /[0-9"“”`]|^$|\b(?:noun|verb|particle|suffix|prefix)\b/;
    expect(frequent.filter(([number]) => unusable.test(glosses[number] ?? ''))).toEqual([]);
    const checked = {
      ...{
        H6965: 'to arise: rise',
        H7704: 'land: soil',
        H5892: 'city',
        H6030: 'to answer',
        H4057: 'wilderness',
      },
      ...{ H1540: 'to reveal: reveal', H1121: 'son: child', H859: 'you(m.s.)', H68: 'stone', H410: 'god' },
      ...{ H899: 'garment', H1004: 'house: home', H6213: 'to make: do', H4124: 'Moab', H4428: 'king' },
    };
    expect(glosses).toMatchObject(checked);
  },
  120_000,
);
