/** Where somebody reads. */
export interface Place {
  readonly translation: string;
  /** Book id of the USFM standard. */
  readonly book: string;
  readonly chapter: number;
  /** The verse that was asked for. */
  readonly verse?: number;
  /** The last verse of a passage that was asked for. */
  readonly endVerse?: number;
  /** Translations that stand beside it, in their order. */
  readonly beside: readonly string[];
}

const pattern = /^#?\/([A-Za-z0-9_-]+)\/([A-Z0-9]{3})\/(\d{1,3})(?:\?(.*))?$/;

/** `#/BSB/JHN/3?v=16-18&with=KJV,OSHB`, and back. What is no place is undefined. */
export const placeHash = {
  parse(hash: string): Place | undefined {
    const match = pattern.exec(hash);
    if (!match) return undefined;
    const [, translation, book, chapter, query] = match as unknown as [
      string,
      string,
      string,
      string,
      string?,
    ];
    const members = new URLSearchParams(query ?? '');
    const [verse, endVerse] = (members.get('v') ?? '').split('-').map(Number);
    const beside = (members.get('with') ?? '').split(',').filter((id) => /^[A-Za-z0-9_-]+$/.test(id));
    return {
      translation,
      book,
      chapter: Number(chapter),
      ...(verse ? { verse } : {}),
      ...(verse && endVerse && endVerse > verse ? { endVerse } : {}),
      beside: beside.slice(0, 3),
    };
  },

  format({ translation, book, chapter, verse, endVerse, beside }: Place): string {
    const verses = verse ? [`v=${verse}${endVerse ? `-${endVerse}` : ''}`] : [];
    const query = [...verses, ...(beside.length > 0 ? [`with=${beside.join(',')}`] : [])].join('&');
    return `#/${translation}/${book}/${chapter}${query && `?${query}`}`;
  },
};
