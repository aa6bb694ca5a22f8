// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface Translation {
  id: string;
  /** Usually in the translation's own language */
  name: string;
  englishName: string;
  website: string;
  licenseUrl: string;
  licenseNotes: string | null;
  licenseNotice: string | null;
  shortName: string;
  language: string;
  languageName?: string;
  languageEnglishName?: string;
  textDirection: 'ltr' | 'rtl';
  availableFormats: ('json' | 'usfm')[];
  listOfBooksApiLink: string;
  /** Of the 66 canonical books; complete translations have all */
  numberOfBooks: number;
  /** Chapters of those books; complete translations have 1189 */
  totalNumberOfChapters: number;
  /** Verses of those books; complete translations have about 31102, as some omit verses */
  totalNumberOfVerses: number;
  numberOfApocryphalBooks?: number;
  totalNumberOfApocryphalChapters?: number;
  totalNumberOfApocryphalVerses?: number;
  completeTranslationApiLink: string;
  simpleCompleteTranslationApiLink: string;
  /** Over the canonical JSON (RFC 8785) of the books of the standard complete download; in the catalogue and in downloads */
  sha256?: string;
}
