import type { DiagnosticCode } from '../../src/formats/diagnostic-codes.ts';

export interface BadMetadata {
  readonly title: string;
  readonly json: string | Uint8Array;
  readonly code: DiagnosticCode;
  readonly line: number;
  readonly says: string;
}

function edition(replaced: Readonly<Record<string, unknown>>): string {
  const good = { id: 'BAD', name: 'Bad', englishName: 'Bad', language: 'eng', website: '', licenseUrl: '' };
  return JSON.stringify({ ...good, ...replaced }, null, 2);
}

const reserved = (id: string): BadMetadata => ({
  title: `the reserved id "${id}"`,
  json: edition({ id }),
  code: 'bad-edition-id',
  line: 2,
  says: '$.id: "c", "d" and "x" are reserved',
});

export const badMetadata: readonly BadMetadata[] = [
  ...['c', 'd', 'x', 'C', 'D', 'X'].map(reserved),
  { title: 'no content', json: '', code: 'bad-metadata', line: 1, says: 'The file is empty.' },
  {
    title: 'broken JSON',
    json: '{\n  "id": "BAD",\n  "name": }\n',
    code: 'bad-metadata',
    line: 3,
    says: 'not valid JSON',
  },
  {
    title: 'a hash as a comment',
    json: '{\n  # none\n}',
    code: 'bad-metadata',
    line: 2,
    says: 'not valid JSON',
  },
  { title: 'a list', json: '[]', code: 'bad-metadata', line: 1, says: '$: must be an object in braces { }' },
  { title: 'binary data', json: Uint8Array.of(1, 0, 2), code: 'not-text', line: 1, says: 'binary' },
  {
    title: 'an id that is not a word',
    json: edition({ id: 'A B' }),
    code: 'bad-edition-id',
    line: 2,
    says: '$.id: ',
  },
  {
    title: 'a number as name',
    json: edition({ name: 7 }),
    code: 'bad-metadata',
    line: 3,
    says: '$.name: must be text in double quotes, not the number 7',
  },
  {
    title: 'an unknown language',
    json: edition({ language: 'english' }),
    code: 'bad-metadata',
    line: 5,
    says: '$.language: must be an ISO 639 code',
  },
  {
    title: 'a wrong direction',
    json: edition({ direction: 'up' }),
    code: 'bad-metadata',
    line: 8,
    says: '$.direction: must be "ltr" or "rtl"',
  },
  {
    title: 'a wrong item in a list',
    json: edition({ sources: ['*.usfm', 3] }),
    code: 'bad-metadata',
    line: 10,
    says: '$.sources.1: must be text in double quotes',
  },
  {
    title: 'an alignment without its tables',
    json: edition({ alignment: { file: 'bsb.json' } }),
    code: 'bad-metadata',
    line: 8,
    says: '$.alignment: must be "computed", or an object with the paths "file", "source" and "target"',
  },
  {
    title: 'an unknown term of a license',
    json: edition({ license: { commercialUse: 'maybe' } }),
    code: 'bad-metadata',
    line: 9,
    says: '$.license.commercialUse: must be "allowed", "not-allowed", true or false',
  },
  {
    title: 'a misspelled member',
    json: edition({ licenceUrl: '' }),
    code: 'bad-metadata',
    line: 8,
    says: '$.licenceUrl: unknown member. Did you mean "licenseUrl"?',
  },
];
