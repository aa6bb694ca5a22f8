import type { Region } from './region.ts';

export interface BlockPlace {
  readonly region: Region;
  /** False until the first chapter of the book: titles there are the book's. */
  readonly inChapter: boolean;
  readonly listDepth: number;
}

type ElementAttributes = Readonly<Record<string, string | undefined>>;

const blocks = new Set(['p', 'l', 'title', 'item', 'row', 'speaker', 'head', 'closer', 'castItem']);

/** OSIS 2.1.1 manual, "Title types", and what converters from USFM write. */
const titleStyles: Readonly<Record<string, string>> = {
  psalm: 'd',
  acrostic: 'qa',
  chapter: 'cl',
  parallel: 'r',
  scope: 'mr',
  runningHead: 'h',
  'x-chapterLabel': 'cl',
  'x-description': 'cd',
};

const sectionTitles: Readonly<Partial<Record<Region, string>>> = {
  majorSection: 'ms1',
  section: 's1',
  subSection: 's2',
};

/** The USFM style of an element that makes a paragraph; undefined for any other element. */
export function blockStyle(
  name: string,
  attributes: ElementAttributes,
  place: BlockPlace,
): string | undefined {
  if (!blocks.has(name)) return undefined;
  if (place.region === 'introduction') return introductionStyle(name);
  // As text of a common paragraph a colophon would become part of the last verse
  if (place.region === 'colophon') return 'd';
  switch (name) {
    case 'title':
      return titleStyle(attributes, place);
    case 'l':
      return lineStyle(attributes);
    case 'item':
    case 'castItem':
      return `li${Math.min(Math.max(place.listDepth, 1), 4)}`;
    case 'row':
      return 'tr';
    case 'speaker':
      return 'sp';
    case 'head':
      return 's1';
    case 'closer':
      return 'cls';
  }
  return 'p';
}

/** The style of text that goes on in `style` after another paragraph stood inside it. */
export function continuedStyle(style: string): string {
  return style === 'p' ? 'm' : style;
}

function introductionStyle(name: string): string {
  if (name === 'title' || name === 'head') return 'is1';
  if (name === 'item') return 'ili1';
  return name === 'l' ? 'iq1' : 'ip';
}

function titleStyle({ type = '', canonical }: ElementAttributes, place: BlockPlace): string {
  const known = titleStyles[type];
  if (known !== undefined && !(known === 'h' && place.inChapter)) return known;
  const ofSection = sectionTitles[place.region];
  if (type === 'sub') return place.inChapter || ofSection ? 's2' : 'mt2';
  if (!place.inChapter && (type === 'main' || !ofSection)) return 'mt1';
  // A title that is part of the text, without a type: that of a psalm
  return canonical === 'true' && type === '' ? 'd' : (ofSection ?? 's1');
}

function lineStyle({ type, level }: ElementAttributes): string {
  if (type === 'selah') return 'qr';
  const number = Number(level ?? 1);
  return `q${Number.isInteger(number) ? Math.min(Math.max(number, 1), 9) : 1}`;
}
