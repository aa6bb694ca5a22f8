// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface ChapterFootnote {
  noteId: number;
  text: string;
  reference?: {
    chapter: number;
    /** 0 for a title or heading */
    verse: number;
  };
  /** '+' means that the caller is auto-generated, null an empty caller */
  caller: string | null;
}
