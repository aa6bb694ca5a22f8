/** What an edition says of itself, whatever shape its metadata file had. */
export interface EditionMetadata {
  readonly id: string;
  readonly name: string;
  readonly englishName: string;
  readonly shortName: string;
  /** ISO 639-3. */
  readonly language: string;
  readonly direction: TextDirection;
  readonly website: string;
  readonly licenseUrl: string;
  readonly licenseNotes: string | null;
  readonly licenseNotice: string | null;
  /** ISO 15924 code, where the script is not the usual one of the language. */
  readonly script?: string;
  /** Label of the encoding of the sources, where the metadata gives one: `windows-1251`. */
  readonly encoding?: string;
}

export type TextDirection = 'ltr' | 'rtl';
