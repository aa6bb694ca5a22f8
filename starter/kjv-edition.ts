/** `edition.json` of the starter Bible. */
export const kjvEdition = {
  id: 'KJV',
  name: 'King James Version',
  englishName: 'King James Version',
  shortName: 'KJV',
  language: 'eng',
  direction: 'ltr',
  website: 'https://en.wikipedia.org/wiki/King_James_Version',
  licenseUrl: 'https://creativecommons.org/publicdomain/mark/1.0/',
  licenseNotes:
    'The text of 1769 is in the public domain. In the United Kingdom alone, printing it is reserved to the ' +
    'Crown and its patentees.',
  sources: ['*.usfm'],
} as const;
