/** Where a note stands, as its own first words say it: `<reference type="source">1:3</reference>`. */
const origins = new Set(['source', 'annotateRef', 'x-origin']);

/**
 * The USFM style of an element that is a part of a note; undefined for one that has the same meaning as in
 * running text. Paragraphs of any kind are paragraphs of the note.
 */
export function notePartStyle(noteStyle: string, name: string, type: string): string | undefined {
  switch (name) {
    case 'catchWord':
      return 'fq';
    case 'rdg':
      return 'fqa';
    case 'reference':
      if (!origins.has(type)) return undefined;
      return noteStyle === 'x' ? 'xo' : 'fr';
    case 'p':
    case 'l':
    case 'title':
    case 'item':
    case 'row':
    case 'head':
    case 'speaker':
      return 'fp';
  }
  return undefined;
}
