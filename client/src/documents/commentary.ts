// Made from the schemas of the service by client/scripts/make-document-types.ts.

/** The same wherever it appears */
export interface Commentary {
  id: string;
  name: string;
  englishName: string;
  website: string;
  licenseUrl: string;
  language: string;
  languageName?: string;
  languageEnglishName?: string;
  textDirection: 'ltr' | 'rtl';
  listOfBooksApiLink: string;
  listOfProfilesApiLink: string;
  availableFormats: ('json' | 'usfm')[];
  numberOfBooks: number;
  totalNumberOfChapters: number;
  totalNumberOfVerses: number;
  totalNumberOfProfiles: number;
}
