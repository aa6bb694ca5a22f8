export class ParagraphStyles {
  /** False until the first chapter of the book: earlier titles are the book's. */
  inChapter = false;
  listDepth = 0;
  readonly #regions: { readonly region: Region }[] = [];
  readonly #blocks: string[] = [];

  styleOf(name: string, attributes: ElementAttributes): string | undefined {
    const { inChapter, listDepth } = this;
    return blockStyle(name, attributes, { region: this.#region, inChapter, listDepth });
  }

  get isInParagraph(): boolean {
    return this.#blocks.at(-1) === continuedStyle('p');
  }

  get implied(): string {
    const block = this.#blocks.at(-1);
    if (block !== undefined) return block;
    if (this.#region === 'introduction') return 'ip';
    return this.#region === 'colophon' ? 'd' : 'p';
  }

  startBlock(style: string): () => void {
    this.#blocks.push(continuedStyle(style));
    return () => void this.#blocks.pop();
  }

  /**
   * Starts a `<div type="...">`; call the returned function at its end. An unknown
   * type inherits the type of the enclosing div. Everything inside an introduction is introduction.
   */
  startRegion(type: string): () => void {
    const outer = this.#region;
    const region = regionOfDiv(type);
    const entry = { region: region === 'plain' || outer === 'introduction' ? outer : region };
    this.#regions.push(entry);
    return () => {
      const index = this.#regions.lastIndexOf(entry);
      if (index !== -1) this.#regions.splice(index, 1);
    };
  }

  get #region(): Region {
    return this.#regions.at(-1)?.region ?? 'plain';
  }
}

type ElementAttributes = Readonly<Record<string, string | undefined>>;

type Region = 'introduction' | 'colophon' | 'majorSection' | 'section' | 'subSection' | 'plain';

interface BlockPlace {
  readonly region: Region;
  readonly inChapter: boolean;
  readonly listDepth: number;
}

function blockStyle(name: string, attributes: ElementAttributes, place: BlockPlace): string | undefined {
  if (!blocks.has(name)) return undefined;
  if (place.region === 'introduction') return introductionStyle(name);
  // A colophon in a common paragraph would become part of the last verse
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

function introductionStyle(name: string): string {
  if (name === 'title' || name === 'head') return 'is1';
  if (name === 'item') return 'ili1';
  return name === 'l' ? 'iq1' : 'ip';
}

function titleStyle({ type = '', canonical }: ElementAttributes, place: BlockPlace): string {
  const known = titleStyles.get(type);
  if (known !== undefined && !(known === 'h' && place.inChapter)) return known;
  const ofSection = sectionTitles[place.region];
  if (type === 'sub') return place.inChapter || ofSection ? 's2' : 'mt2';
  if (!place.inChapter && (type === 'main' || !ofSection)) return 'mt1';
  // A canonical title without a type belongs to a psalm
  return canonical === 'true' && type === '' ? 'd' : (ofSection ?? 's1');
}

function lineStyle({ type, level }: ElementAttributes): string {
  if (type === 'selah') return 'qr';
  const number = Number(level ?? 1);
  return `q${Number.isInteger(number) ? Math.min(Math.max(number, 1), 9) : 1}`;
}

const blocks = new Set(['p', 'l', 'title', 'item', 'row', 'speaker', 'head', 'closer', 'castItem']);

/** OSIS 2.1.1 manual, "Title types", and the output of converters from USFM. */
const titleStyles = new Map([
  ['psalm', 'd'],
  ['acrostic', 'qa'],
  ['chapter', 'cl'],
  ['parallel', 'r'],
  ['scope', 'mr'],
  ['runningHead', 'h'],
  ['x-chapterLabel', 'cl'],
  ['x-description', 'cd'],
]);

const sectionTitles: Readonly<Partial<Record<Region, string>>> = {
  majorSection: 'ms1',
  section: 's1',
  subSection: 's2',
};

function continuedStyle(style: string): string {
  return style === 'p' ? 'm' : style;
}

function regionOfDiv(type: string): Region {
  switch (type) {
    case 'colophon':
    case 'majorSection':
    case 'section':
    case 'subSection':
      return type;
  }
  return introductions.has(type.replace(/^x-/, '').toLowerCase()) ? 'introduction' : 'plain';
}

/** Values of `<div type>` (OSIS 2.1.1 manual, "Division types") that contain no scripture. */
const introductions = new Set(
  (
    'introduction preface front titlePage acknowledgement afterword annotant appendix article back bibliography ' +
    'concordance commentary copyrightPage coverPage dedication entry gazetteer glossary imprimatur index ' +
    'map outline paradigm publicationData summary tableofContents timeline'
  )
    .toLowerCase()
    .split(' '),
);
