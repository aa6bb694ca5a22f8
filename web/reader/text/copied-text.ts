import { useEffect } from 'preact/hooks';
import { formatReference } from '../../../client/src/references.ts';
import { addressOf } from '../route.ts';

/** A text for the clipboard, in plain text and as HTML with lines, language and link. */
interface Copied {
  readonly text: string;
  readonly html: string;
}

interface Piece {
  readonly run: HTMLElement;
  readonly text: string;
  /** True if the piece is all that the page shows of the verse in this line. */
  readonly isWhole: boolean;
}

/** Elements within a verse that are not part of its words. */
const uncopied = '.number, .caller, .hidden, rt, rp, [data-uncopied]';

/** Cleans up every copy of verses: only their words, followed by the citation. */
export function CleanCopies(): null {
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      const selection = getSelection();
      if (!selection || selection.isCollapsed || isField(event.target)) return;
      const ranges = Array.from({ length: selection.rangeCount }, (_, index) => selection.getRangeAt(index));
      const copied = copiedRanges(ranges);
      if (copied) give(event, copied);
    };
    addEventListener('copy', onCopy);
    return () => removeEventListener('copy', onCopy);
  }, []);
  return null;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea') !== null;
}

function give(event: ClipboardEvent, { text, html }: Copied): void {
  event.clipboardData?.setData('text/plain', text);
  event.clipboardData?.setData('text/html', html);
  event.preventDefault();
}

export function copiedVerses(article: Element): Copied | undefined {
  const runs = [...article.querySelectorAll<HTMLElement>('.scripture .verse.marked')];
  const edition = runs[0] && editionOf(runs[0]);
  const ranges = runs.filter((run) => editionOf(run) === edition).map(rangeOf);
  return copiedRanges(ranges);
}

function copiedRanges(ranges: readonly Range[]): Copied | undefined {
  const runs = [...document.querySelectorAll<HTMLElement>('main .scripture [data-verse]')];
  const pieces = runs.flatMap((run) => ranges.flatMap((range) => pieceOf(run, range) ?? []));
  // Parallel translations are copied one after the other
  const parts = [...Map.groupBy(pieces, ({ run }) => editionOf(run)).values()].map(copiedPieces);
  if (parts.length === 0) return undefined;
  return {
    text: parts.map(({ text }) => text).join('\n\n'),
    html: parts.map(({ html }) => html).join('\n'),
  };
}

function pieceOf(run: HTMLElement, range: Range): Piece | undefined {
  if (!range.intersectsNode(run)) return undefined;
  const whole = rangeOf(run);
  const part = whole.cloneRange();
  if (range.compareBoundaryPoints(Range.START_TO_START, whole) > 0) {
    part.setStart(range.startContainer, range.startOffset);
  }
  if (range.compareBoundaryPoints(Range.END_TO_END, whole) < 0) {
    part.setEnd(range.endContainer, range.endOffset);
  }
  const around = part.startContainer.parentElement?.closest(uncopied);
  if (around && run.contains(around)) part.setStartAfter(around);
  const text = wordsOf(part);
  return text ? { run, text, isWhole: text === wordsOf(whole) } : undefined;
}

function rangeOf(run: Element): Range {
  const range = document.createRange();
  range.selectNodeContents(run);
  return range;
}

function wordsOf(range: Range): string {
  const content = range.cloneContents();
  for (const element of content.querySelectorAll(uncopied)) element.remove();
  return (content.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function editionOf(run: HTMLElement): string {
  return run.closest<HTMLElement>('[data-edition]')?.dataset.edition ?? '';
}

function copiedPieces(pieces: readonly Piece[]): Copied {
  const body = pieces
    .map(({ run, text }, index) => (index === 0 ? '' : between(pieces[index - 1]!.run, run)) + text)
    .join('');
  const { run: first } = pieces[0]!;
  const source = first.closest<HTMLElement>('.scripture')!;
  const isFewWords = pieces.every(({ run }) => numberOf(run) === numberOf(first)) && !pieces[0]!.isWhole;
  return isFewWords
    ? { text: body, html: paragraph(body, source) }
    : citedWords(body, source, citation(first, pieces.at(-1)!.run));
}

interface Written {
  readonly lang: string;
  readonly dir: string;
}

/** Words followed by their reference and address. */
export function citedWords(body: string, written: Written, { reference, address }: Citation): Copied {
  return {
    text: `${body}\n— ${reference}\n${address}`,
    html: `${paragraph(body, written)}\n<p>— <a href="${escaped(address)}">${escaped(reference)}</a></p>`,
  };
}

function paragraph(body: string, { lang, dir }: Written): string {
  return `<p lang="${lang}" dir="${dir}">${escaped(body).replaceAll('\n', '<br>')}</p>`;
}

/** The separator of two pieces; lines of poetry and paragraphs stay separate. */
function between(before: Element, after: Element): string {
  const [line, next] = [before, after].map((run) => run.closest('p'));
  if (line === next) {
    return before.closest('.prose-line') === after.closest('.prose-line') ? ' ' : '\n';
  }
  const isPoetry = line?.matches('.line') || next?.matches('.line');
  if (before.closest('td') !== after.closest('td')) return isPoetry ? '\n' : ' ';
  return line?.parentElement === next?.parentElement && line?.matches('.line') ? '\n' : '\n\n';
}

interface Citation {
  /** `John 3:16–17 (BSB)`. */
  readonly reference: string;
  /** The address of these verses. */
  readonly address: string;
}

function citation(first: HTMLElement, last: HTMLElement): Citation {
  const {
    edition = '',
    book: title = '',
    name,
    language,
  } = first.closest<HTMLElement>('[data-edition]')!.dataset;
  const [{ end: _, ...from }, { end, ...to }] = [placeOf(first), placeOf(last)];
  const reference = formatReference(
    { from, to: { ...to, verse: end } },
    { books: [{ id: from.book, name: title }], language, rangeSign: '–' },
  );
  const { book, chapter, verse } = from;
  const endVerse = to.chapter === chapter ? end : Number.POSITIVE_INFINITY;
  const place = { translation: edition, book, chapter, verse, ...(endVerse > verse && { endVerse }) };
  return { reference: `${reference} (${name})`, address: addressOf(place) };
}

/** The verse in its own translation, whose numbering may differ from the row it is shown in. */
function placeOf(run: HTMLElement) {
  const [book, chapter] = run.closest<HTMLElement>('[data-chapter]')!.dataset.chapter!.split(' ');
  const [, own = chapter, verse, end = verse] = /^(?:(\d+):)?(\d+)(?:-(\d+))?$/.exec(numberOf(run)) ?? [];
  return { book: book!, chapter: Number(own), verse: Number(verse), end: Number(end) };
}

function numberOf({ dataset: { own, verse = '', end } }: HTMLElement): string {
  return own ?? (end === undefined ? verse : `${verse}-${end}`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Returns false if the browser refused. */
export async function writeToClipboard(copied: Copied): Promise<boolean> {
  const { text, html } = copied;
  try {
    const blobs = { 'text/plain': text, 'text/html': html };
    await navigator.clipboard.write([new ClipboardItem(blobs)]);
    return true;
  } catch {
    // Without HTTPS, browsers only support the older API
    const onCopy = (event: ClipboardEvent) => {
      event.stopImmediatePropagation();
      give(event, copied);
    };
    addEventListener('copy', onCopy, { capture: true, once: true });
    const isCopied = document.execCommand('copy');
    removeEventListener('copy', onCopy, true);
    return isCopied;
  }
}
