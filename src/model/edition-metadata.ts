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
}

export type TextDirection = 'ltr' | 'rtl';
