/**
 * Attributes as the oracle reads them. Written from the USFM manual ("Attributes", "Milestones") and
 * independent of the compiler, so that a mistake there is not repeated here.
 */

const stylesWithDefault = new Set(['w', 'rb', 'fig', 'jmp', 'xt', 'k', 'ref']);

/** Parts of notes, which need no closing marker: in their text a bar is common. */
const noteParts = new Set('fr ft fk fq fqa fl fw fp fdc xo xop xk xq xta xot xnt xdc'.split(' '));

const quoted = String.raw`"(?:\\["\\]|[^"\\])*"`;
const item = new RegExp(String.raw`(?:\s*\|)*\s*[a-z][\w-]*\s*=\s*${quoted}`, 'iy');
const plainList = new RegExp(String.raw`^\|(?:\s*[a-z][\w-]*\s*=\s*${quoted})+\s*$`, 'i');
const careless = carelessList();

/** A list with missing or unusual quotation marks. It must consist only of such items. */
function carelessList(): RegExp {
  const names =
    'strong|lemma|srcloc|gloss|src|alt|size|loc|copy|ref|who|sid|eid|id|key|link-(?:href|title|id|name)|x-[\\w-]+';
  const quotes = String.raw`"[^"\\]*"|'[^'|\\]*'|[“”„][^“”„|\\]*[“”]|[‘’‚][^‘’‚|\\]*[‘’]`;
  const bare = String.raw`(?:${names})(?:\s*=\s*["'“‘]?[^\s"'“”‘’|=\\]*["'”’]?)?(?=[\s,;|]|$)`;
  return new RegExp(String.raw`^(?:[\s,;|]*(?:[a-z][\w-]*\s*=\s*(?:${quotes})|${bare}))+\s*$`, 'i');
}

export function isNotePart(style: string, isFootnote: boolean): boolean {
  return noteParts.has(style) || (style === 'xt' && !isFootnote);
}

/**
 * The part that is text between a `|` and the next marker, and the length of that stretch. `source` begins
 * with the `|`; `style` is the innermost character style.
 */
export function textAfterBar(
  source: string,
  style: string,
): { readonly text: string; readonly length: number } {
  let length = 0;
  for (item.lastIndex = 0; item.test(source); item.lastIndex = length) length = item.lastIndex;
  while (length < source.length && (source[length] !== '\\' || source[length + 1] === '"')) {
    length += source[length] === '\\' ? 2 : 1;
  }
  const isClosed = [`\\${style}*`, `\\+${style}*`].some((end) => source.startsWith(end, length));
  return { text: textOf(source.slice(0, length), style, isClosed), length };
}

function textOf(run: string, style: string, isClosed: boolean): string {
  if (noteParts.has(style) && !plainList.test(run)) return run;
  const without = withoutItems(run);
  const isList = without.trim() === '';
  if (isList) return isClosed ? '' : without;
  if (run.includes('=') && careless.test(run.slice(1))) return isClosed ? '' : ' ';
  if (without !== run) return without;
  const hasDefault = stylesWithDefault.has(style) || style.startsWith('z');
  return hasDefault && isClosed && !run.trim().includes('\n') ? '' : run;
}

function withoutItems(run: string): string {
  let text = '';
  let mayBegin = true;
  let isAfterItem = false;
  for (let at = 0; at < run.length; ) {
    item.lastIndex = at;
    if ((mayBegin || run[at] === '|') && item.test(run)) {
      at = item.lastIndex;
      [isAfterItem, mayBegin] = [true, true];
      continue;
    }
    if (isAfterItem && /[\p{L}\p{N}]/u.test(run[at]!)) text += ' ';
    isAfterItem = false;
    mayBegin = /[\s|]/.test(run[at]!);
    text += run[at++];
  }
  return text;
}

/**
 * The length of the remainder of a milestone after its marker; undefined if the marker is not a milestone. A
 * marker of another kind requires well-formed attributes; one whose name ends in `-s` or `-e` requires
 * nothing.
 */
export function milestoneLength(source: string, name: string, isOtherKind: boolean): number | undefined {
  const isNamedSo = /-[se]$|^z|^ts$/.test(name);
  const space = (isNamedSo ? /^\s*/ : /^[^\S\n]*/).exec(source)![0].length;
  if (source.startsWith('\\*', space)) return space + 2;
  if (source[space] === '|') {
    const after = source.slice(space);
    const { length } = textAfterBar(after, '');
    const run = after.slice(0, length);
    const isList = withoutItems(run).trim() === '' || (run.includes('=') && careless.test(run.slice(1)));
    if (after.startsWith('\\*', length) && (isList || !isOtherKind)) return space + length + 2;
  }
  if (!/-[se]$/.test(name)) return undefined;
  const [line] = source.split('\n', 1);
  const [items] = /^[^\S\n]*\|(?:\s*[a-z][\w-]*\s*=\s*"[^"\\]*")+/i.exec(line!) ?? [];
  return items?.length ?? 0;
}
