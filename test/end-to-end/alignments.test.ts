import { expect, test } from 'bun:test';
import { links } from '../../src/documents/links.ts';
import { alignmentSchema } from '../../src/documents/translation/alignment-schema.ts';
import type { ChapterAlignment } from '../../src/model/alignment.ts';
import { compileContent } from '../compiled.ts';
import { readDocument } from '../read-document.ts';
import { writeFiles } from '../write-files.ts';

const edition = (id: string, more = {}) => ({
  id,
  name: id,
  englishName: id,
  language: 'eng',
  website: '',
  licenseUrl: '',
  ...more,
});
const usfm =
  '\\id 3JN\n\\h 3 John\n\\c 1\n\\p\n\\v 1 The elder, to the beloved Gaius.\n\\v 2 Beloved, I pray.\n';
const source = `id\ttext\tstrongs\tlemma\tmorph
n64001001001\tὉ\t3588\tὁ\tT-NSM
n64001001002\tπρεσβύτερος\t4245\tπρεσβύτερος\tA-NSM
n64001001003\tΓαΐῳ\t1050\tΓάϊος\tN-DSM
`;
const target = `id\ttext\tsource_verse\tskip_space_after\texclude\tisPunc
64001001001\tThe\t64001001\t\t\t
64001001002\tpresbyter\t64001001\t\t\t
64001001003\t,\t64001001\t\t\ty
64001001004\tto\t64001001\t\t\t
64001001005\tGaius\t64001001\t\t\t
`;
const alignment = {
  format: 'alignment',
  version: '0.4',
  groups: [
    {
      documents: [{ docid: 'SBLGNT' }, { docid: 'TEXT' }],
      roles: ['source', 'target'],
      records: [
        { source: ['n64001001001', 'n64001001002'], target: ['64001001001', '64001001002'] },
        { source: ['n64001001003'], target: ['64001001004', '64001001005'] },
      ],
    },
  ],
};

const compiled = (files: object) =>
  compileContent((content) =>
    writeFiles(content, {
      'translations/TEXT/3JN.usfm': usfm,
      'translations/TEXT/alignments/SBLGNT-TEXT.json': JSON.stringify(alignment),
      'translations/TEXT/alignments/SBLGNT.tsv': source,
      'translations/TEXT/alignments/TEXT.tsv': target,
      ...files,
    }),
  );
const folder = {
  file: 'alignments/SBLGNT-TEXT.json',
  source: 'alignments/SBLGNT.tsv',
  target: 'alignments/TEXT.tsv',
};

test('a Scripture Burrito alignment annotates the words of a translation', async () => {
  const { library } = await compiled({
    'translations/TEXT/edition.json': edition('TEXT', { alignment: { ...folder, edition: 'GNT' } }),
  });
  const document = readDocument(library, links.alignment('TEXT', '3JN', 1)) as ChapterAlignment;
  expect(alignmentSchema.safeParse(document).error).toBeUndefined();
  expect(document.groups.map(({ target }) => target)).toEqual([
    [{ verse: 1, start: 0, end: 3 }],
    [
      { verse: 1, start: 11, end: 13 },
      { verse: 1, start: 26, end: 31 },
    ],
  ]);
  expect(document.groups[1]!.source).toEqual([
    { edition: 'GNT', verse: 1, index: 2, lemma: 'Γάϊος', strongs: ['G1050'], morph: 'N-DSM', text: 'Γαΐῳ' },
  ]);
  const words = readDocument(library, links.simpleWords('TEXT', '3JN', 1)) as { verses: unknown };
  expect(words.verses).toMatchObject({
    1: [{ strongs: ['G3588', 'G4245'] }, { lemma: 'Γάϊος' }, { end: 31 }],
  });
  const features = readDocument(library, links.features) as { translations: unknown[] };
  expect(features.translations).toMatchObject([{ words: true, alignment: { by: 'source', quality: null } }]);
  const report = readDocument(library, links.report('TEXT')) as {
    words: unknown;
    diagnostics: { list: { message: string }[] };
  };
  expect(report.words).toMatchObject({ annotated: 3, aligned: 3 });
  expect(report.diagnostics.list).toMatchObject([
    {
      code: 'unaligned-word',
      file: 'translations/TEXT/alignments/TEXT.tsv',
      line: 3,
      message: '"presbyter" of 3JN 1:1 is not aligned: the verse does not have it in this place.',
    },
  ]);
});

test('a missing file is reported and the text is served without it', async () => {
  const missing = { ...folder, source: 'missing.tsv' };
  const { library } = await compiled({
    'translations/TEXT/edition.json': edition('TEXT', { alignment: [missing] }),
  });
  expect(library.get(links.alignment('TEXT', '3JN', 1))).toBeUndefined();
  expect(library.get(links.chapter('TEXT', '3JN', 1))).toBeDefined();
  expect(readDocument(library, links.report('TEXT'))).toMatchObject({
    diagnostics: { codes: { 'bad-alignment': 1 } },
  });
});
