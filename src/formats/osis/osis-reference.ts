/** What an osisID such as `KJV:Gen.1.3!a` names, its numbers as they are written. */
export interface OsisReference {
  readonly book: string;
  readonly chapter?: string;
  /** With the letter of a part: `3`, `3a`. */
  readonly verse?: string;
}

const pattern = /^(?:[^:]*:)?([^.!:]+)(?:\.(\p{Nd}+))?(?:\.(\p{Nd}+))?(?:!([a-z])(?![a-z]))?/iu;

/** Reads one reference: work, book, chapter, verse and part (OSIS 2.1.1 manual, "OSIS identifiers"). */
export function osisReference(osisId: string): OsisReference | undefined {
  const match = pattern.exec(osisId);
  if (!match) return undefined;
  const [, book, chapter, verse, part = ''] = match;
  return {
    book: book!,
    ...(chapter === undefined ? {} : { chapter }),
    ...(verse === undefined ? {} : { verse: verse + part.toLowerCase() }),
  };
}
