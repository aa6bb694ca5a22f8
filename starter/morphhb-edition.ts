/** `edition.json` of the starter's Hebrew Bible; the attribution is worded as the package's LICENSE.md asks. */
export const morphhbEdition = {
  id: 'OSHB',
  name: 'Open Scriptures Hebrew Bible',
  englishName: 'Open Scriptures Hebrew Bible',
  shortName: 'OSHB',
  language: 'hbo',
  direction: 'rtl',
  website: 'https://github.com/openscriptures/morphhb',
  licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
  licenseNotes:
    'The text is the Westminster Leningrad Codex, which is in the public domain. Lemma and morphology data are ' +
    'licensed under CC BY 4.0; credit the Open Scriptures Hebrew Bible Project. The marks between the parts of ' +
    'words were removed here.',
  licenseNotice:
    'Original work of the Open Scriptures Hebrew Bible available at https://github.com/openscriptures/morphhb',
  sources: ['*.xml'],
} as const;
