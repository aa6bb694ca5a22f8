import { elementBreaks, htmlToText } from '../html-to-text.ts';
import type { EventFlow, Span } from '../osis/event-flow.ts';

/** A tag of HTML, of MyBible (`<S>7225</S>`) or of MySword and theWord (`<WH7225>`, `<RF>note<Rf>`). */
const tag = /<(\/?)(W[HGT][^\s<>/]+|[A-Za-z][A-Za-z0-9]*)(\s[^<>]*?)?\/?>/g;
const elements = new Set(
  'abbr b big blockquote body br center cite code dd del div dl dt em font head hi hr html img ins li link mark meta note ol pb pre rp rt ruby script seg small span strike strong style sub sup table tbody td th thead title tr tt ul'.split(
    ' ',
  ),
);
/** Headings of HTML, and tags of theWord, whose other tags have capitals. */
const otherElement = /^(?:h[1-6]|w[ght])$/i;
const moduleTag =
  /^(?:W[HGT]\S+|F[BINORSUVX]|C[A-EGILMTU]X?|P[FIPR]|R[BFPQTX]|T[BHST]|S[BCPV]|V|J[CFLR]|ZZ)\d*$/i;
const attributes = /^(?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=]+))*\s*$/;

/** Character styles of USFM by element. Tags of MySword that differ from HTML only by case are looked up first. */
const styles: Readonly<Record<string, string>> = {
  i: 'it',
  em: 'it',
  e: 'em',
  b: 'bd',
  strong: 'bd',
  j: 'wj',
  u: 'em',
};

/** MySword opens a style with two capitals and closes it with a capital and a small letter. */
const pairedStyles: Readonly<Record<string, string>> = { FR: 'wj', FI: 'add', FO: 'qt', FU: 'em' };

/** Line ends of modules, in addition to HTML’s; `<t>` is a line of poetry. */
const lineElements: ReadonlySet<string> = new Set(['pb', 't', 'CM', 'CL', 'CI', 'PF', 'PI']);

const insets: Readonly<Record<string, 'note' | 'number' | 'morphology' | 'heading' | 'mark'>> = {
  S: 'number',
  m: 'morphology',
  n: 'note',
  note: 'note',
  f: 'mark',
  h: 'heading',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  sup: 'note',
  RF: 'note',
  TS: 'heading',
  TS1: 'heading',
  TS2: 'heading',
  TS3: 'heading',
};
const insetEnds: Readonly<Record<string, string>> = {
  Rf: 'RF',
  Ts: 'TS',
  Ts1: 'TS1',
  Ts2: 'TS2',
  Ts3: 'TS3',
};

interface StyleEnd {
  readonly kind: 'open' | 'close';
  readonly style: string;
}

type Content =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'word'; readonly text: string; readonly strongs: string[]; readonly codes: string[] }
  | { readonly kind: 'note' | 'heading' | 'mark'; readonly text: string }
  | { readonly kind: 'line' };

type Piece = (StyleEnd | Content) & { readonly from: number };

/**
 * Writes the text of a verse into `flow`: plain text, or text with light HTML or the tags of MyBible and
 * MySword for styles, lines, headings, notes and Strong's numbers. A Strong's number belongs to the previous
 * word. Other tags are removed, if they have attributes or an end; their text is kept.
 * @param letter prefix for Strong's numbers without one.
 * @param moveTo the source offset of an index in the text, which ascends.
 */
export function writeVerseText(
  text: string,
  flow: EventFlow,
  moveTo: (index: number) => number,
  letter: 'H' | 'G',
): void {
  if (!/[<&]/.test(text)) return flow.text(text, moveTo(0));
  const open: { readonly style: string; readonly span: Span }[] = [];
  let at = 0;
  for (const piece of piecesOf(text, letter)) {
    at = moveTo(piece.from);
    if (!('style' in piece)) writePiece(piece, flow, at);
    else if (piece.kind === 'open') {
      open.push({ style: piece.style, span: flow.startSpan(piece.style, undefined, at) });
    } else {
      const index = open.findLastIndex(({ style }) => style === piece.style);
      if (index !== -1) flow.endSpan(open.splice(index, 1)[0]!.span, at);
    }
  }
  for (const { span } of open) flow.endSpan(span, at);
}

function writePiece(piece: Content, flow: EventFlow, at: number): void {
  switch (piece.kind) {
    case 'text':
      return flow.text(piece.text, at);
    case 'line':
      return flow.endParagraph(at);
    case 'word': {
      const codes = piece.codes.length > 0 ? { 'x-morph': piece.codes.join(' ') } : {};
      const span = flow.startSpan('w', { strong: piece.strongs.join(' '), ...codes }, at);
      flow.text(piece.text, at);
      return flow.endSpan(span, at);
    }
    case 'note':
      flow.startNote('f', '+', at);
      flow.text(piece.text, at);
      return flow.endNote(at);
    case 'heading':
      flow.startParagraph('s1', at);
      flow.text(piece.text, at);
      return flow.endParagraph(at);
    case 'mark': {
      const span = flow.startSpan('fm', undefined, at);
      flow.text(piece.text, at);
      return flow.endSpan(span, at);
    }
  }
}

function piecesOf(source: string, letter: 'H' | 'G'): Piece[] {
  const pieces: Piece[] = [];
  const addText = (from: number, to?: number) => {
    const text = source.slice(from, to);
    if (text !== '')
      pieces.push({ kind: 'text', text: text.includes('&') ? withoutEntities(text) : text, from });
  };
  let end = 0;
  let inset: { readonly name: string; readonly from: number } | undefined;
  const names = new Set(
    Array.from(source.matchAll(tag), ([, slash, name]) => `${slash}${name!.toLowerCase()}`),
  );
  for (const match of source.matchAll(tag)) {
    if (!isMarkup(match, names)) continue;
    const [whole, slash, name] = match as unknown as [string, string, string];
    const { index } = match;
    const next = index + whole.length;
    if (inset) {
      const ended = slash === '' ? insetEnds[name] : name;
      // `<TS2>` may end with `<Ts>`
      if (ended === inset.name || (ended === 'TS' && inset.name.startsWith(ended))) {
        addInset(pieces, inset, source.slice(inset.from, index), letter);
        inset = undefined;
        end = next;
      }
      continue;
    }
    addText(end, index);
    end = next;
    if (slash === '' && insets[name] !== undefined && !whole.endsWith('/>')) inset = { name, from: next };
    else addTag(pieces, name, slash === '', index);
  }
  // An inset without an end is text, so that no word is lost
  addText(inset?.from ?? end);
  return pieces;
}

/** Words in angle brackets are text: `<<A Psalm of David.>>`, `<Come here>`. */
function isMarkup([whole, slash, name, more = '']: RegExpExecArray, names: ReadonlySet<string>): boolean {
  if (!attributes.test(more)) return moduleTag.test(name!);
  const isKnown = name!.length === 1 || elements.has(name!.toLowerCase()) || otherElement.test(name!);
  if (isKnown || (/^[A-Z]/.test(name!) && moduleTag.test(name!)) || more.includes('=')) return true;
  return whole!.endsWith('/>') || names.has(`${slash === '' ? '/' : ''}${name!.toLowerCase()}`);
}

function addTag(pieces: Piece[], name: string, isOpen: boolean, from: number): void {
  const [, number] = /^W([HG]\d+[a-z]?)$/.exec(name) ?? [];
  if (number !== undefined) return annotate(pieces, number, 'strongs');
  const [, code] = /^WT(\S+)$/.exec(name) ?? [];
  if (code !== undefined) return annotate(pieces, code, 'codes');
  const capitals = name.toUpperCase();
  const paired = pairedStyles[capitals];
  if (paired !== undefined && name.startsWith(capitals[0]!)) {
    pieces.push({ kind: name === capitals ? 'open' : 'close', style: paired, from });
    return;
  }
  const lower = name.toLowerCase();
  const separator = elementBreaks.get(lower);
  if (separator === 'space') return isOpen ? void pieces.push({ kind: 'text', text: ' ', from }) : undefined;
  if (separator || lineElements.has(name.replace(/\d$/, '')) || lineElements.has(lower))
    return void pieces.push({ kind: 'line', from });
  const style = styles[lower];
  if (style !== undefined) pieces.push({ kind: isOpen ? 'open' : 'close', style, from });
}

function addInset(
  pieces: Piece[],
  { name, from }: { readonly name: string; readonly from: number },
  source: string,
  letter: 'H' | 'G',
): void {
  const kind = insets[name]!;
  const content = htmlToText(source);
  if (content === '') return;
  if (kind === 'number') {
    const number = /^[HG]/i.test(content) ? content.toUpperCase() : `${letter}${content}`;
    return annotate(pieces, number, 'strongs');
  }
  if (kind === 'morphology') return annotate(pieces, content, 'codes');
  // A superscript of a few characters is the caller of a note, not its text
  const isCaller = name === 'sup' && /^\W*\w{1,3}\W*$/.test(content);
  const indent = source.length - source.trimStart().length;
  pieces.push({ kind: isCaller ? 'mark' : kind, text: content, from: from + indent });
}

const lastWord = /([\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*)([^\p{L}\p{M}\p{N}]*)$/u;

function annotate(pieces: Piece[], value: string, member: 'strongs' | 'codes'): void {
  for (let index = pieces.length - 1; index >= 0; index--) {
    const piece = pieces[index]!;
    if (piece.kind === 'word') {
      piece[member].push(value);
      return;
    }
    if (piece.kind !== 'text') continue;
    const match = lastWord.exec(piece.text);
    if (!match) continue;
    const [, word, rest] = match as unknown as [string, string, string];
    const start = piece.from + match.index;
    const annotated: Piece = { kind: 'word', text: word, strongs: [], codes: [], from: start };
    annotated[member].push(value);
    const parts: Piece[] = [annotated];
    if (match.index > 0) parts.unshift({ ...piece, text: piece.text.slice(0, match.index) });
    if (rest !== '') parts.push({ ...piece, text: rest, from: start + word.length });
    pieces.splice(index, 1, ...parts);
    return;
  }
}

/** Keeps white space: it may separate this piece from the next. */
function withoutEntities(text: string): string {
  return text.replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, (entity) => {
    if (entity.toLowerCase() === '&nbsp;') return '\u00a0';
    return htmlToText(`.${entity}.`).slice(1, -1) || ' ';
  });
}
