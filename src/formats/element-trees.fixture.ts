import fc from 'fast-check';

export type TreeNode = ElementNode | string;

export interface ElementNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly TreeNode[];
}

/** Every text contains a unique word, so that a test can find it: `w1w`, `w2w`, ... in document order. */
export const wordOfTree = /w\d+w/g;

const texts = [
  ...[
    'W',
    ' W',
    'W ',
    ' W ',
    'W, ',
    ' W.',
    '“W',
    'W”',
    ' »W',
    'W« ',
    '’W',
    '(W',
    'W).',
    '\n  W',
    'W\n',
    '–W',
  ],
  ...[' ', '\n', '»', '’', '“', '”', '(', ', ', '.', '\u00a0', '…'],
];

const text = fc.constantFrom(...texts);
const styles = (names: string) => fc.constantFrom(...names.split(' ')).map((style) => ({ style }));

export type Vocabulary = readonly (readonly [
  name: string,
  attributes: fc.Arbitrary<Record<string, string>>,
])[];

const none = fc.constant({});
const numbered = (style: string) =>
  fc.constantFrom('N', 'N', 'N', 'N', '0', 'x', '', '7000', '12-3').map((number) => ({ style, number }));

export const usxVocabulary: Vocabulary = [
  ['para', styles('p m q1 q2 s1 d mt1 h toc1 b nb ip r li1 cl esb foo')],
  ['para', styles('p q1')],
  ['char', fc.constant({ style: 'w', strong: 'H1' })],
  ['char', styles('nd wj w add qs lik liv1 rq va ft fr fq fp fdc xt cat fig foo zown')],
  ['note', styles('f x fe ef').map(({ style }) => ({ style, caller: '+' }))],
  ['verse', numbered('v')],
  ['chapter', numbered('c')],
  ['table', none],
  ['row', styles('tr')],
  ['cell', styles('tc1 th2 tcr3')],
  ['sidebar', styles('esb')],
  ['periph', fc.constant({ alt: 'Cover' })],
  ['book', fc.constant({ code: 'GEN', style: 'id' })],
  ['figure', styles('fig')],
  ['ref', fc.constant({ loc: 'GEN 1:1' })],
  ['ms', styles('qt-s qt-e ts zaln-s zaln-e')],
  ['optbreak', none],
  ['unmatched', fc.constant({ marker: 'nd*' })],
  ['foo', none],
];

const osisTypes = (names: string) => fc.constantFrom(...names.split(' ')).map((type) => ({ type }));
const osisNumbered = (level: string) =>
  fc
    .constantFrom(`${level}N`, `${level}N`, `${level}N`, `${level}0`, 'Gen', 'x')
    .map((osisID) => ({ osisID }));

export const osisVocabulary: Vocabulary = [
  ['p', none],
  ['lg', none],
  ['l', fc.constantFrom('1', '2').map((level) => ({ level }))],
  ['lb', none],
  ['chapter', osisNumbered('Gen.')],
  ['verse', osisNumbered('Gen.C.')],
  ['title', osisTypes('psalm main sub chapter parallel x')],
  ['div', osisTypes('section introduction colophon x-p majorSection')],
  ['q', fc.constantFrom<Record<string, string>>({ who: 'Jesus' }, { marker: '“' }, { marker: '”' }, {})],
  ['note', osisTypes('x crossReference study')],
  ['catchWord', none],
  ['rdg', none],
  ['reference', osisTypes('source x')],
  ['w', fc.constant({ lemma: 'strong:H1' })],
  ['seg', osisTypes('x-pe x-selah x')],
  ['hi', osisTypes('bold x')],
  ['divineName', none],
  ['transChange', osisTypes('added x')],
  ['foreign', none],
  ['list', none],
  ['item', none],
  ['label', none],
  ['table', none],
  ['row', none],
  ['cell', none],
  ['figure', none],
  ['speaker', none],
  ['closer', none],
  ['milestone', osisTypes('x-p line x')],
  ['foo', none],
];

const usfxNumbered = fc.constantFrom('N', 'N', 'N', 'N', '0', 'x').map((id) => ({ id }));

export const usfxVocabulary: Vocabulary = [
  [
    'p',
    fc.constantFrom<Record<string, string>>(
      {},
      { sfm: 'li' },
      { sfm: 'm' },
      { sfm: 'ip' },
      { style: 'Body' },
    ),
  ],
  ['q', fc.constantFrom<Record<string, string>>({}, { level: '2' })],
  ['s', none],
  ['d', none],
  ['b', none],
  ['r', none],
  ['c', usfxNumbered],
  ['v', usfxNumbered],
  ['ve', none],
  ['f', fc.constant({ caller: '+' })],
  ['x', fc.constant({ caller: '-' })],
  ['fr', none],
  ['ft', none],
  ['fq', none],
  ['wj', none],
  ['add', none],
  ['nd', none],
  ['qs', none],
  ['w', fc.constant({ s: 'G1' })],
  ['ref', fc.constant({ tgt: 'GEN.1.1' })],
  ['fig', none],
  ['caption', none],
  ['table', none],
  ['tr', none],
  ['tc', fc.constant({ level: '1' })],
  ['optionalLineBreak', none],
  ['milestone', fc.constant({ sfm: 'ts' })],
  ['generated', none],
  ['foo', none],
];

const zefaniaNumbered = (name: string) =>
  fc.constantFrom('N', 'N', 'N', 'N', '0', 'x').map((number) => ({ [name]: number }));

export const zefaniaVocabulary: Vocabulary = [
  ['CHAPTER', zefaniaNumbered('cnumber')],
  ['VERS', zefaniaNumbered('vnumber')],
  ['VERS', zefaniaNumbered('vnumber')],
  ['CAPTION', none],
  ['PROLOG', none],
  ['REMARK', none],
  ['NOTE', none],
  ['XREF', none],
  ['gr', fc.constant({ str: '1' })],
  ['STYLE', fc.constantFrom({ css: 'color:#ff0000' }, { fs: 'italic' }, { fs: 'x' })],
  ['BR', none],
  ['DIV', none],
  ['MEDIA', none],
  ['foo', none],
];

export function treesOf(vocabulary: Vocabulary): fc.Arbitrary<TreeNode[]> {
  const { forest } = fc.letrec<{ forest: TreeNode[]; node: TreeNode; element: ElementNode }>((tie) => ({
    forest: fc.array(tie('node'), { maxLength: 8, depthIdentifier: 'tree' }),
    node: fc.oneof({ depthIdentifier: 'tree', depthSize: 'small' }, text, tie('element')),
    element: fc
      .tuple(
        fc.oneof(...vocabulary.map(([name, attributes]) => attributes.map((own) => ({ name, own })))),
        tie('forest'),
      )
      .map(([{ name, own }, children]) => ({ name, attributes: own, children })),
  }));
  return fc
    .array(forest, { minLength: 1, maxLength: 4 })
    .map((forests) => new Numbering().all(forests.flat()));
}

class Numbering {
  #words = 0;
  #chapter = 0;
  #verse = 0;

  all(nodes: readonly TreeNode[]): TreeNode[] {
    return nodes.map((node) => this.#one(node));
  }

  #one(node: TreeNode): TreeNode {
    if (typeof node === 'string') return node.replace('W', () => `w${++this.#words}w`);
    const entries = Object.entries(node.attributes).map(([key, value]) => [
      key,
      this.#number(node.name, value),
    ]);
    return { ...node, attributes: Object.fromEntries(entries), children: this.all(node.children) };
  }

  #number(name: string, value: string): string {
    if (!value.endsWith('N')) return value.replace('C', String(this.#chapter));
    if (['chapter', 'c', 'CHAPTER'].includes(name)) {
      if (this.#chapter++ > 0) this.#verse = 0;
    } else this.#verse++;
    const number = ['chapter', 'c', 'CHAPTER'].includes(name) ? this.#chapter : this.#verse;
    return value.replace('C', String(Math.max(this.#chapter, 1))).replace('N', String(number));
  }
}

export function xmlOf(nodes: readonly TreeNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${value}"`);
      return `<${node.name}${attributes.join('')}>${xmlOf(node.children)}</${node.name}>`;
    })
    .join('');
}

export function usjOf(nodes: readonly TreeNode[]): unknown[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const { style, ...attributes } = node.attributes;
    const type = node.name === 'row' || node.name === 'cell' ? `table:${node.name}` : node.name;
    return {
      type,
      ...(style === undefined ? {} : { marker: style }),
      ...attributes,
      content: usjOf(node.children),
    };
  });
}

export function wordsOfTree(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? (node.match(wordOfTree) ?? []) : wordsOfTree(node.children),
  );
}
