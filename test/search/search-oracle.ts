/**
 * Finds the expected results of a search by scanning every word of every verse. It shares no code with
 * `src/search/`: folding is defined here by the scripts of characters, there by ranges.
 */
export interface OracleVerse {
  /** `JHN 3:16`; not unique. */
  readonly place: string;
  readonly text: string;
  readonly words: readonly {
    readonly start: number;
    readonly end: number;
    readonly strongs?: readonly string[];
    readonly lemma?: string;
    readonly morph?: string;
  }[];
}

type Wanted =
  | { readonly phrase: readonly string[]; readonly isPrefix?: boolean; readonly hasStars?: boolean }
  | { readonly strong: string }
  | { readonly lemma: string }
  | { readonly morph: string };

export interface OracleQuery {
  readonly all: readonly (readonly Wanted[])[];
  readonly none?: readonly Wanted[];
}

export const word = (text: string): Wanted[] => [{ phrase: [text] }];
export const phrase = (...words: string[]): Wanted[] => [{ phrase: words }];
export const prefix = (...words: string[]): Wanted[] => [{ phrase: words, isPrefix: true }];
export const starred = (...words: string[]): Wanted[] => [{ phrase: words, hasStars: true }];
export const strong = (number: string): Wanted[] => [{ strong: number }];
export const lemma = (text: string): Wanted[] => [{ lemma: text }];
export const morph = (code: string): Wanted[] => [{ morph: code }];
export const anyOf = (...wanted: Wanted[][]): Wanted[] => wanted.flat();

interface Token {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const comparedWithout =
  /[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Ethiopic}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Latin}\p{sc=Inherited}]/u;
const inRows =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]|[々ー]/u;

function isDropped(character: string): boolean {
  if (character === '\u3099' || character === '\u309a') return false;
  if (character === 'ـ') return true;
  return /\p{Mn}|\p{Me}/u.test(character) && comparedWithout.test(character);
}

export function foldedByOracle(text: string): string {
  const kept = [...text.normalize('NFKD')].filter(
    (character) => /[\p{L}\p{M}\p{N}]/u.test(character) && !isDropped(character),
  );
  const lower = kept.join('').toLowerCase().normalize('NFC');
  return [...lower].map((letter) => oneSpelling.get(letter) ?? letter).join('');
}

const spellings = [
  ...['σς', 'כך', 'מם', 'נן', 'פף', 'צץ', 'اٱ', 'يىی', 'كک', 'هة'],
  ...[
    'dđð',
    'oø',
    'lł',
    'hħ',
    'tŧ',
    'iı',
    '爱愛',
    '创創',
    '虚虛',
    '渊淵',
    '灵靈',
    '运運',
    '说說',
    '开開',
    '后後',
    '里裏裡',
  ],
];
const oneSpelling = new Map([
  ...spellings.flatMap(([first, ...others]) => others.map((letter) => [letter, first!] as const)),
  ...([
    ['ß', 'ss'],
    ['æ', 'ae'],
    ['œ', 'oe'],
  ] as const),
]);

/**
 * Words of a text; in scripts without spaces, each character is a word. Test texts in those scripts are
 * composed (NFC).
 */
export function tokensByOracle(text: string): Token[] {
  const tokens: Token[] = [];
  let open: { start: number; end: number } | undefined;
  const close = () => {
    const folded = open && foldedWord(text.slice(open.start, open.end));
    if (open && folded) tokens.push({ folded, ...open });
    open = undefined;
  };
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    if (inRows.test(character)) {
      close();
      for (const unit of foldedWord(character)) tokens.push({ folded: unit, start: at, end });
    } else if (/[\p{L}\p{M}\p{Nd}]/u.test(character)) {
      open = { start: open?.start ?? at, end };
    } else if (!/\p{Cf}/u.test(character)) close();
    at = end;
  }
  close();
  return tokens;
}

const known = new WeakMap<OracleVerse, readonly Token[]>();

function memoized(of: (text: string) => string): (text: string) => string {
  const results = new Map<string, string>();
  return (text) => {
    const result = results.get(text) ?? of(text);
    results.set(text, result);
    return result;
  };
}

const foldedWord = memoized(foldedByOracle);
const foldedLemma = memoized((text) =>
  tokensByOracle(text)
    .map((token) => token.folded)
    .join(' '),
);

export function foundByOracle(verses: readonly OracleVerse[], { all, none = [] }: OracleQuery) {
  return verses.flatMap((verse) => {
    const tokens = known.get(verse) ?? tokensByOracle(verse.text);
    known.set(verse, tokens);
    const marksOf = (wanted: Wanted) => marksByOracle(wanted, tokens, verse);
    const clauses: Mark[] = [];
    for (const anyOf of all) {
      const marks = anyOf.flatMap(marksOf);
      if (marks.length === 0) return [];
      clauses.push(...marks);
    }
    if (none.some((wanted) => marksOf(wanted).length > 0)) return [];
    return [{ place: verse.place, text: verse.text, marks: joined(clauses, verse.text) }];
  });
}

type Mark = [start: number, end: number];

function marksByOracle(wanted: Wanted, tokens: readonly Token[], { words }: OracleVerse): Mark[] {
  if ('phrase' in wanted) {
    const parts = wanted.phrase.map(foldedWord);
    const isPrefix = (index: number) =>
      wanted.hasStars ? wanted.phrase[index]!.endsWith('*') : wanted.isPrefix && index === parts.length - 1;
    const fits = ({ folded }: Token, index: number) =>
      isPrefix(index) ? folded.startsWith(parts[index]!) : folded === parts[index];
    const marks: Mark[] = [];
    for (const [at, token] of tokens.entries()) {
      if (!fits(token, 0)) continue;
      const here = tokens.slice(at, at + parts.length);
      if (here.length === parts.length && here.every(fits)) marks.push([token.start, here.at(-1)!.end]);
    }
    return marks;
  }
  return words.flatMap((each): Mark[] => {
    if (!carries(each, wanted)) return [];
    const covered = tokens.filter(({ start, end }) => start < each.end && end > each.start);
    const [first, last] = [covered[0], covered.at(-1)];
    return first && last ? [[first.start, last.end]] : [];
  });
}

function carries(
  { strongs = [], lemma: form, morph: code }: OracleVerse['words'][number],
  wanted: Exclude<Wanted, { phrase: readonly string[] }>,
): boolean {
  if ('strong' in wanted) {
    const asked = /^([GH])(\d+)$/.exec(wanted.strong)!;
    return strongs.some((written) => {
      const [, letter, digits] = /([GH])(\d+)[A-Za-z]?$/.exec(written) ?? [];
      const isLong = letter === 'G' && digits?.length === 5;
      return letter === asked[1] && Number(isLong ? digits!.slice(0, 4) : digits) === Number(asked[2]);
    });
  }
  if ('lemma' in wanted) {
    return form !== undefined && foldedLemma(form) === foldedLemma(wanted.lemma);
  }
  return code?.startsWith(wanted.morph) ?? false;
}

function joined(marks: Mark[], text: string): Mark[] {
  const inside = new Array<boolean>(text.length).fill(false);
  for (const [start, end] of marks) inside.fill(true, start, end);
  const ends = new Set(marks.map(([, end]) => end));
  const starts = new Set(marks.map(([start]) => start));
  for (const end of ends) {
    const gap = /^\s*/.exec(text.slice(end))![0].length;
    if (starts.has(end + gap)) inside.fill(true, end, end + gap);
  }
  const found: Mark[] = [];
  for (let at = 0; at < text.length; at++) {
    const touches = at > 0 && inside[at - 1];
    if (inside[at] && !touches) found.push([at, at + 1]);
    else if (inside[at]) found.at(-1)![1] = at + 1;
  }
  return found;
}
