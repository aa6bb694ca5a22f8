// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface Dataset {
  id: string;
  name: string;
  englishName: string;
  website: string;
  licenseUrl: string;
  licenseNotes?: string;
  language: string;
  languageName?: string;
  languageEnglishName?: string;
  textDirection: 'ltr' | 'rtl';
  availableFormats: ('json' | 'usfm')[];
  listOfBooksApiLink: string;
  numberOfBooks: number;
  totalNumberOfChapters: number;
  totalNumberOfVerses: number;
  totalNumberOfReferences: number;
  listOfPeopleApiLink?: string;
  totalNumberOfPeople?: number;
  listOfPlacesApiLink?: string;
  totalNumberOfPlaces?: number;
  listOfEventsApiLink?: string;
  totalNumberOfEvents?: number;
  listOfPeopleGroupsApiLink?: string;
  totalNumberOfPeopleGroups?: number;
}
