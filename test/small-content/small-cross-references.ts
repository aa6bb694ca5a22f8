import { editionJson } from './small-edition-json.ts';

const rows = [
  ['From Verse', 'To Verse', 'Votes'],
  ['Gen.1.1', 'Matt.5.1', '7'],
  ['Gen.1.1', 'Ps.3.1-Ps.3.2', '58'],
  ['Gen.1.1', 'Exod.1.1', '7'],
  ['Gen.1.1', 'Gen.1.31-Gen.2.1', '-3'],
  ['Gen.2.1', 'Gen.1.1', '2'],
  ['Ps.3.2', 'Gen.1.1', '0'],
];

export const smallCrossReferences = {
  'datasets/small-references/edition.json': editionJson('SMALLREFS', 'Small References'),
  'datasets/small-references/references.tsv': rows.map((row) => `${row.join('\t')}\n`).join(''),
};
