const hiStyles: Readonly<Record<string, string>> = {
  acrostic: 'qac',
  bold: 'bd',
  emphasis: 'em',
  illuminated: 'em',
  italic: 'it',
  'small-caps': 'sc',
  super: 'sup',
  normal: 'no',
  'x-superscript': 'sup',
};

const segStyles: Readonly<Record<string, string>> = {
  keyword: 'k',
  otPassage: 'qt',
  'x-otPassage': 'qt',
  verseNumber: 'vp',
  'x-selah': 'qs',
};

/** `amplified`, `changed`, `moved` and `tenseChange` say of a word that it is rendered freely, not that it was added. */
const additions = new Set(['', 'added', 'x-added']);

/** The USFM style of an element of running text; undefined for one that has none. */
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
      return hiStyles[type];
    case 'seg':
      return segStyles[type];
  }
  return undefined;
}
