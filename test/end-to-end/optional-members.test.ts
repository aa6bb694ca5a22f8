import { expect, test } from 'bun:test';
import { documentSchemas } from '../../src/documents/document-schemas.ts';
import type { Library } from '../../src/library/library.ts';
import { compileContent, compiledSmallContent } from '../compiled.ts';
import { readDocument } from '../read-document.ts';
import { writeFiles } from '../write-files.ts';
import { seeOptionalMembers } from './optional-members.ts';

const neverSeen = [
  // The schema allows a layout for psalm titles as for verses, but no source has one
  ...['headings', 'wordsOfJesus', 'poem'].map((name) => `SimpleChapterHebrewSubtitle.${name}`),
  'Site.hasManyTranslations',
  // A text with a .vrs file follows no other scheme
  'TranslationVersification.differences.scheme',
  // Only alignments that name the place of each word, and computed ones, have these
  'AlignedSourceWord.chapter',
  'AlignedGroup.score',
  // In a short text, no word occurs a hundred times
  'SearchRoot.fields.pair',
  // Only a text in the script of its lemmas has a dictionary
  'SearchRoot.dictionary',
  'SearchLengths.fields.pair',
  'SearchLengths.dictionary',
  // Only a library with computed alignments has them
  ...['strong', 'lemma', 'morph'].map((field) => `ComputedSearchRoot.fields.${field}`),
  'EntrySearchRoot.fields.pair',
  'EntrySearchRoot.fields.morph',
];

const lexicon = `number,lemma,transliteration,pronunciation,partOfSpeech,gloss,definition,derivation
H7327,רוּת,rut,rooth,noun,Ruth,"A woman of Moab, see Ruth 1:16",from H7462
H7462,רָעָה,raah,raw-aw,verb,to feed,To tend a flock,
G26,ἀγάπη,agape,ag-ah-pay,noun,love,Love as in H157,
`;
// A rendering of three occurrences replaces the gloss of a definition
const verses = [1, 2, 3].map(
  (verse) =>
    `\\v ${verse} \\zaln-s |x-strong="H1697" x-occurrence="1" x-content="דברים"\\*\\w Words\\w*\\zaln-e\\*.`,
);
const plan = `date,season,week,weekday,year,title,gospel
12-25,Christmas,1,Friday,A,Christmas,Luke 2:1-20
`;
const metadata = {
  id: 'words',
  name: 'Words',
  englishName: 'Words',
  language: 'eng',
  website: '',
  licenseUrl: '',
  licenseNotice: 'Written for this test.',
};
const colour = { light: '#0b5c3b', dark: '#7fd6ad' };
const paper = { light: '#f6fbf8', dark: '#101613' };
const site = {
  name: 'Words',
  description: 'Explained.',
  colours: { accent: colour, paper },
  start: { edition: 'short', book: 'GEN', chapter: 1 },
};

test('hand-written content shows every optional member of every kind of document', async () => {
  const [{ library }, words] = await Promise.all([
    compiledSmallContent(),
    compileContent((content) =>
      writeFiles(content, {
        'site.json': site,
        'translations/short/edition.json': { ...metadata, id: 'short' },
        'translations/short/GEN.usfm': ['\\id GEN', '\\h Genesis', '\\c 1', '\\p', ...verses].join('\n'),
        'datasets/words/edition.json': metadata,
        'datasets/words/words.csv': lexicon,
        'datasets/definitions/edition.json': { ...metadata, id: 'definitions', kind: 'lexicon' },
        'datasets/definitions/words.csv': 'number,lemma,definition\nH1697,דָּבָר,something said\n',
        'datasets/plan/edition.json': { ...metadata, id: 'plan' },
        'datasets/plan/days.csv': plan,
      }),
    ),
  ]);
  const seen = new Map<string, boolean>();
  for (const { pattern, schema } of documentSchemas) {
    const read = (of: Library) =>
      of
        .paths('/')
        .filter((path) => pattern.test(path))
        .map((path) => readDocument(of, path));
    const documents = [...read(library), ...read(words.library)].filter(
      (document) => schema.safeParse(document).success,
    );
    seeOptionalMembers(schema, documents, seen);
  }
  expect(seen.size).toBeGreaterThan(100);
  expect([...seen].flatMap(([member, isSeen]) => (isSeen ? [] : [member]))).toEqual(neverSeen);
});
