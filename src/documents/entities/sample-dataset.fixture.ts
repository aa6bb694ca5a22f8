import type { EditionMetadata } from '../../model/edition-metadata.ts';

export const sampleDataset: EditionMetadata = {
  id: 'sample',
  name: 'Sample',
  englishName: 'Sample',
  shortName: 'sample',
  language: 'eng',
  direction: 'ltr',
  website: 'https://example.org',
  licenseUrl: 'https://example.org/license',
  licenseNotes: null,
  licenseNotice: null,
};
