import { allBooks } from '../../src/model/books.ts';

export interface Shape {
  readonly name: string;
  readonly room: 'translations' | 'commentaries' | 'datasets';
  readonly files: (bytes: number) => Readonly<Record<string, string>>;
}

type Piece = string | ((count: number) => string);

interface Frame {
  readonly file: string;
  readonly start: string;
  readonly end?: string;
}

const shapesOfReaders: readonly [
  Shape['room'],
  string | undefined,
  Frame,
  Readonly<Record<string, Piece>>,
][] = [
  [
    'translations',
    undefined,
    { file: 'gen.usfm', start: '\\id GEN\n\\c 1\n\\p\n\\v 1 ' },
    {
      'USFM backslashes': '\\',
      'USFM bars': '|',
      'USFM spaces': ' ',
      'USFM line ends': '\n',
      'USFM one word': 'a',
      'USFM quotation marks': '“a” ',
      'USFM \\w |': '\\w |',
      'USFM nested \\+nd': '\\+nd ',
      'USFM closing markers': '\\nd*',
      'USFM unknown markers': '\n\\zzz',
      'USFM distinct unknown markers': (n) => `\\y${n.toString(36)} `,
      'USFM unclosed notes': '\\f + \\ft a ',
      'USFM closed notes': '\\f + \\ft a\\f*',
      'USFM one long note': (n) => (n === 0 ? '\\f + \\ft ' : 'word '),
      'USFM parts of one note': (n) => (n === 0 ? '\\f + ' : '\\ft a \\fq b '),
      'USFM one verse again and again': '\\v 1 a ',
      'USFM chapters': (n) => `\\c ${1 + (n % 999)}\n\\v 1 a\n`,
      'USFM empty chapters': (n) => `\\c ${1 + (n % 999)}\n`,
      'USFM open \\wj': '\n\\p \\wj a ',
      'USFM paragraphs': '\\p\n',
      'USFM lines of poetry': (n) => `\\q${1 + (n % 2)} a\n`,
      'USFM headings': '\\s a\n',
      'USFM titles': '\\mt a\n',
      'USFM words': '\\w a|strong="H1"\\w* ',
      'USFM attributes of one word': (n) => (n === 0 ? '\\w a|' : `a${n}="b" `),
      'USFM milestones': '\\zaln-s |x-strong="H1"\\*',
      'USFM table rows': '\\tr \\tc1 a \\tc2 b\n',
      'USFM figures': '\\fig a|b|c|d|e|f|g\\fig*',
      'USFM ids': '\\id GEN\n',
    },
  ],
  [
    'translations',
    undefined,
    {
      file: 'gen.usx',
      start:
        '<usx version="3.0"><book code="GEN" style="id"/><chapter number="1" style="c"/><para style="p"><verse number="1" style="v"/>',
      end: '</para></usx>',
    },
    {
      'USX nested char': '<char style="nd">',
      'USX char': '<char style="nd">a</char>',
      'USX ampersands': '&',
      'USX entities': '&amp;',
      'USX closing tags': '</char>',
      'USX distinct elements': (n) => `<a${n}/>`,
      'USX attributes of one element': (n) => (n === 0 ? '<char ' : `a${n}="b" `),
      'USX one unclosed attribute': (n) => (n === 0 ? '<char style="' : 'a'),
      'USX comments': '<!---->',
      'USX notes': '<note caller="+" style="f">a</note>',
      'USX paragraphs': '</para><para style="p">a',
    },
  ],
  [
    'translations',
    undefined,
    {
      file: 'gen.xml',
      start:
        '<osis><osisText><div type="book" osisID="Gen"><chapter osisID="Gen.1"><p><verse osisID="Gen.1.1">',
      end: '</verse></p></chapter></div></osisText></osis>',
    },
    {
      'OSIS nested seg': '<seg>',
      'OSIS verse milestones': '<verse sID="Gen.1.1" osisID="Gen.1.1"/>a',
      'OSIS words': '<w lemma="strong:H1">a</w>',
      'OSIS notes': '<note>a</note>',
      'OSIS distinct q': (n) => `<q sID="a${n}"/>`,
    },
  ],
  [
    'translations',
    undefined,
    {
      file: 'gen.json',
      start:
        '{"type":"USJ","content":[{"type":"book","marker":"id","code":"GEN"},{"type":"chapter","marker":"c","number":"1"},{"type":"para","marker":"p","content":[{"type":"verse","marker":"v","number":"1"}',
      end: ']}]}',
    },
    {
      'USJ nested content': ',{"type":"char","marker":"nd","content":["a"',
      'USJ opening brackets': ',[',
      'USJ empty objects': ',{}',
      'USJ texts': ',"a"',
      'USJ char': ',{"type":"char","marker":"nd","content":["a"]}',
      'USJ notes': ',{"type":"note","marker":"f","caller":"+","content":["a"]}',
      'USJ members of one object': (n) => (n === 0 ? ',{"type":"char"' : `,"a${n}":"b"`),
    },
  ],
  [
    'commentaries',
    'commentary',
    { file: 'a.csv', start: 'Book,Chapter,Verse,Text\n' },
    {
      'commentary rows': (n) => `GEN,${1 + (n % 50)},1,a\n`,
      'commentary rows of one verse': 'GEN,1,1,a\n',
      'commentary columns': (n) => (n === 0 ? 'GEN,1,1,a' : ','),
      'commentary quoted cells': 'GEN,1,1,"""" \n',
      'commentary unclosed cells': 'GEN,1,1,"a\n',
      'commentary line ends': '\n',
      'commentary one long note': (n) => (n === 0 ? 'GEN,1,1,' : 'word '),
      'commentary HTML tags': (n) => (n === 0 ? 'GEN,1,1,<p>' : '<b>'),
      'commentary HTML entities': (n) => (n === 0 ? 'GEN,1,1,<p>' : '&lt;'),
    },
  ],
  [
    'commentaries',
    'commentary',
    {
      file: 'a.json',
      start: '[{"title":"Genesis 1:1","index_reference":"01001001","content":"a"}',
      end: ']',
    },
    {
      'study notes': ',{"index_reference":"01001001","content":"a"}',
      'study notes, empty objects': ',{}',
      'study notes, nested': ',{"a":[',
      profiles: ',{"subject":"a","content":"b"}',
    },
  ],
  [
    'commentaries',
    'commentary',
    { file: 'a.imp', start: '$$$Genesis 1:1\na\n' },
    { 'IMP notes': '$$$Genesis 1:1\na\n', 'IMP keys': '$$$\n' },
  ],
  [
    'datasets',
    'cross-references',
    { file: 'a.tsv', start: 'From Verse\tTo Verse\tVotes\nGen.1.1\tGen.1.2\t1\n' },
    {
      'cross references': (n) => `Gen.${1 + (n % 50)}.1\tPs.${1 + (n % 150)}.1\t1\n`,
      'cross references of one verse': 'Gen.1.1\tPs.1.1\t1\n',
      'cross references of unknown verses': (n) => `Tob.${1 + (n % 999)}.${1 + (n % 899)}\tGen.1.1\t1\n`,
      'cross references, bad rows': 'a\tb\n',
      'cross references, line ends': '\n',
    },
  ],
  [
    'datasets',
    'entities',
    { file: 'people.csv', start: 'personLookup,name,verses,partners\n' },
    {
      people: (n) => `p${n},a,Gen.1.1,\n`,
      'people with relations': (n) => `p${n},a,,"p0,p1,p2,p3"\n`,
      'people with ranges of verses': (n) => `p${n},a,"Gen.1.1-Gen.50.26",\n`,
      'people, commas': ',',
      'people, line ends': '\n',
      'people without a name': ',,x,\n',
      'verses of one person': (n) => (n === 0 ? 'p,a,"' : `Gen.1.${1 + (n % 31)},`),
    },
  ],
];

const names = { name: 'Hostile', englishName: 'Hostile', website: '', licenseUrl: '' };

function metadata(members: object = {}): string {
  return JSON.stringify({ id: 'HOSTILE', ...names, language: 'eng', ...members });
}

function repeated(piece: Piece, bytes: number): string {
  if (typeof piece === 'string') return piece.repeat(Math.ceil(bytes / piece.length));
  const pieces: string[] = [];
  for (let length = 0; length < bytes; length += pieces.at(-1)!.length) pieces.push(piece(pieces.length));
  return pieces.join('');
}

const repetitions: readonly Shape[] = shapesOfReaders.flatMap(
  ([room, kind, { file, start, end = '' }, pieces]) =>
    Object.entries(pieces).map(
      ([name, piece]): Shape => ({
        name,
        room,
        files: (bytes) => ({
          'edition.json': metadata(kind === undefined ? {} : { kind }),
          [file]: `${start}${repeated(piece, bytes)}${end}`,
        }),
      }),
    ),
);

const sentence = 'In the beginning God created the heavens and the earth. Now the earth was without form, ';

interface Spread {
  readonly piece: Piece;
  readonly perVerse: number;
  readonly verses: number;
  readonly chapters: number;
}

const spread = (piece: Piece, perVerse: number, verses: number, chapters: number): Spread => ({
  piece,
  perVerse,
  verses,
  chapters,
});

/** Each shape stays just within the limits of a chapter and a book, and is spread over as many books as needed. */
const spreadInUsfm: Readonly<Record<string, Spread>> = {
  'USFM, a Bible of prose': spread(sentence, 2, 30, 50),
  'USFM, long verses': spread(sentence, 1000, 8, 10),
  'USFM, many verses': spread('a', 1, 999, 5),
  'USFM, empty verses': spread('', 0, 999, 5),
  'USFM, many short chapters': spread(sentence, 1, 12, 100),
  'USFM, many notes': spread('\\f + \\ft a\\f*', 4, 999, 5),
  'USFM, many notes in short chapters': spread('\\f + \\ft a\\f*', 4, 50, 100),
  'USFM, notes never closed': spread('\\f + \\ft a ', 4, 999, 5),
  'USFM, lines of poetry': spread('\\q1 a\n', 9, 999, 5),
  'USFM, paragraphs': spread('\\p a\n', 9, 999, 5),
  'USFM, headings': spread('\\s a\n', 9, 999, 5),
  'USFM, words of Jesus': spread('\\wj a\\wj*b', 9, 999, 5),
  'USFM, annotated words': spread('\\w a|strong="H1"\\w* ', 19, 999, 5),
  'USFM, words with lemmas of their own': spread(
    (n) => `\\w a|lemma="${n.toString(36)}" strong="H${n}"\\w* `,
    19,
    999,
    5,
  ),
  'USFM, line breaks': spread('//a', 50, 50, 50),
};

const spreadInOsis: Readonly<Record<string, Spread>> = {
  'OSIS, a Bible of prose': spread(sentence, 2, 30, 50),
  'OSIS, many verses': spread('a', 1, 999, 5),
  'OSIS, many notes': spread('<note>a</note>', 4, 999, 5),
  'OSIS, annotated words': spread('<w lemma="strong:H1">a</w>', 19, 999, 5),
  'OSIS, a Bible with morphology': spread(
    (n) => `<w lemma="strong:H${n % 9000}" morph="robinson:N-NSF" src="${n % 30}">word${n % 100}</w> `,
    19,
    30,
    50,
  ),
};

interface Markup {
  readonly text: readonly [start: string, end: string];
  readonly book: (id: string) => readonly [start: string, end: string];
  readonly chapter: (id: string, number: number) => readonly [start: string, end: string];
  readonly verse: (id: string, chapter: number, number: number) => readonly [start: string, end: string];
}

const usfm: Markup = {
  text: ['', ''],
  book: (id) => [`\\id ${id}\n`, ''],
  chapter: (_id, number) => [`\\c ${number}\n\\p\n`, ''],
  verse: (_id, _chapter, number) => [`\\v ${number} `, '\n'],
};

const osis: Markup = {
  text: ['<osis><osisText>', '</osisText></osis>'],
  book: (id) => [`<div type="book" osisID="${id}">`, '</div>'],
  chapter: (id, number) => [`<chapter osisID="${id}.${number}"><p>`, '</p></chapter>'],
  verse: (id, chapter, number) => [`<verse osisID="${id}.${chapter}.${number}">`, '</verse>'],
};

const bookIds = allBooks()
  .filter(({ canon }) => canon !== 'peripheral')
  .map(({ id }) => id);

function spreadText(markup: Markup, { piece, perVerse, verses, chapters }: Spread, bytes: number): string {
  const pieces = [markup.text[0]];
  let length = 0;
  let count = 0;
  const write = (text: string) => {
    pieces.push(text);
    length += text.length;
  };
  const inside = ([start, end]: readonly [string, string], times: number, each: (n: number) => void) => {
    write(start);
    for (let n = 1; n <= times && length < bytes; n++) each(n);
    write(end);
  };
  for (const id of bookIds) {
    if (length >= bytes) break;
    inside(markup.book(id), chapters, (chapter) =>
      inside(markup.chapter(id, chapter), verses, (verse) =>
        inside(markup.verse(id, chapter, verse), perVerse, () =>
          write(typeof piece === 'string' ? piece : piece(count++)),
        ),
      ),
    );
  }
  return `${pieces.join('')}${markup.text[1]}`;
}

const spreads = [
  { file: 'a.usfm', markup: usfm, shapes: spreadInUsfm },
  { file: 'a.xml', markup: osis, shapes: spreadInOsis },
].flatMap(({ file, markup, shapes }) =>
  Object.entries(shapes).map(
    ([name, shape]): Shape => ({
      name,
      room: 'translations',
      files: (bytes) => ({ 'edition.json': metadata(), [file]: spreadText(markup, shape, bytes) }),
    }),
  ),
);

const book = { 'gen.usfm': '\\id GEN\n\\c 1\n\\p\n\\v 1 a' };
const members = (bytes: number) => repeated((n) => `,"a${n}":1`, bytes);
const audio = JSON.stringify({ readers: { r: { url: 'https://example.org/{book}/{chapter}.mp3' } } });

const otherFiles: Readonly<Record<string, Shape['files']>> = {
  'metadata: licenseNotes': (bytes) => ({ 'edition.json': metadata({ licenseNotes: 'a'.repeat(bytes) }) }),
  'metadata: name': (bytes) => ({ 'edition.json': metadata({ name: 'a'.repeat(bytes) }) }),
  'metadata: sources': (bytes) => ({
    'edition.json': metadata({ sources: ['*.usfm', ...Array(Math.ceil(bytes / 4)).fill('a')] }),
  }),
  'metadata: nested': (bytes) => ({ 'edition.json': '['.repeat(bytes) }),
  'metadata: Scripture Burrito': (bytes) => ({
    'metadata.json': `{"format":"scripture burrito","identification":{"name":{"en":"a"}},"languages":[{"tag":"en"}],"ingredients":{"gen.usfm":1${members(bytes)}}}`,
  }),
  'metadata: DBL, nested': (bytes) => ({ 'metadata.xml': `<DBLMetadata>${repeated('<p>', bytes)}` }),
  'metadata: DBL, texts': (bytes) => ({
    'metadata.xml': `<DBLMetadata><identification><name>a</name></identification>${repeated('<p>a</p>', bytes)}</DBLMetadata>`,
  }),
  'metadata: copyright page': (bytes) => ({
    'copr.htm': `<title>a</title>${repeated('word ', bytes)}`,
    '02-GENengx.usfm': book['gen.usfm'],
  }),
  'timings: JSON': (bytes) => ({ 'timings/a.json': `[${repeated('{},', bytes)}{}]` }),
  'timings: labels': (bytes) => ({
    'audio.json': audio,
    'timings/gen1.txt': repeated((n) => `${n}\t${n + 1}\t${n}\n`, bytes),
  }),
  'timings: WebVTT': (bytes) => ({
    'audio.json': audio,
    'timings/gen1.vtt': `WEBVTT\n\n${repeated((n) => `${n}\n00:00:01.000 --> 00:00:02.000\n${n}\n\n`, bytes)}`,
  }),
};

const ofOtherFiles = Object.entries(otherFiles).map(
  ([name, files]): Shape => ({
    name,
    room: 'translations',
    files: (bytes) => ({
      ...(name.startsWith('metadata') ? {} : { 'edition.json': metadata() }),
      ...book,
      ...files(bytes),
    }),
  }),
);

export const shapes: readonly Shape[] = [...repetitions, ...spreads, ...ofOtherFiles];

export const prose = spreads[0]!;
