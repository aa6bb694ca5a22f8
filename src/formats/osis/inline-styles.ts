export function spanStyle(name: string, type = ''): string | undefined {
  switch (name) {
    case 'divineName':
      return 'nd';
    case 'foreign':
      return 'tl';
    case 'inscription':
      return 'sc';
    case 'name':
      return type === 'geographic' ? 'png' : 'pn';
    case 'catchWord':
      return 'k';
    // In a list, the key of an item
    case 'label':
      return 'lik';
    case 'figure':
      return 'fig';
    case 'transChange':
      return additions.has(type) ? 'add' : undefined;
    case 'hi':
      return hiStyles.get(type);
    case 'seg':
      return segStyles.get(type);
  }
  return undefined;
}

const hiStyles = new Map([
  ['acrostic', 'qac'],
  ['bold', 'bd'],
  ['emphasis', 'em'],
  ['illuminated', 'em'],
  ['italic', 'it'],
  ['small-caps', 'sc'],
  ['super', 'sup'],
  ['normal', 'no'],
  ['x-superscript', 'sup'],
]);

const segStyles = new Map([
  ['keyword', 'k'],
  ['otPassage', 'qt'],
  ['x-otPassage', 'qt'],
  ['verseNumber', 'vp'],
  ['x-selah', 'qs'],
]);

/** `amplified`, `changed`, `moved` and `tenseChange` mark a word as rendered freely, not as added. */
const additions = new Set(['', 'added', 'x-added']);

export function isTransparentElement(name: string): boolean {
  return transparent.has(name);
}

/** Elements of OSIS 2.1.1 without events: their content is read as if it were in the parent element. */
const transparent = new Set(
  (
    'osis osisText osisCorpus abbr a actor caption castGroup castList date dateLine hi index lg list ' +
    'mentioned milestoneEnd milestoneStart name rdg rdgGroup reference role roleDesc salute seg signed speech ' +
    'table transChange'
  ).split(' '),
);

export function noteStyle(type: string): string {
  if (type === 'crossReference') return 'x';
  if (type === 'study' || type === 'devotional') return 'ef';
  return 'f';
}

/**
 * USFM style of an element inside a note; undefined if it means the same as in running text. Paragraphs of
 * any kind are paragraphs of the note.
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

/** The place of a note in its own first words: `<reference type="source">1:3</reference>`. */
const origins = new Set(['source', 'annotateRef', 'x-origin']);

export function closingMark(mark: string): string {
  return pairs.get(mark) ?? mark;
}

const pairs = new Map([
  ['“', '”'],
  ['‘', '’'],
  ['„', '“'],
  ['‚', '‘'],
  ['«', '»'],
  ['‹', '›'],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
  ['〈', '〉'],
  ['“‘', '’”'],
  ['‘“', '”’'],
]);
