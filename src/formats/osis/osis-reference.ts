/** What an osisID such as `KJV:Gen.1.3!a` names. */
export interface OsisReference {
  readonly book: string;
  readonly chapter?: number;
  /** With the letter of a part: `3`, `3a`. */
  readonly verse?: string;
}

const pattern = /^(?:[^:]*:)?([^.!:]+)(?:\.(\d{1,3}))?(?:\.(\d{1,3}))?(?:!([a-z])(?![a-z]))?/i;

/** Reads one reference: work, book, chapter, verse and part (OSIS 2.1.1 manual, "OSIS identifiers"). */
export function osisReference(osisId: string): OsisReference | undefined {
  const match = pattern.exec(osisId);
  if (!match) return undefined;
  const [, book, chapter, verse, part = ''] = match;
  return {
    book: book!,
    ...(chapter === undefined ? {} : { chapter: Number(chapter) }),
    ...(verse === undefined ? {} : { verse: `${Number(verse)}${part.toLowerCase()}` }),
  };
}
