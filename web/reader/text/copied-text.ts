import { useEffect } from 'preact/hooks';
import { spaceBetween } from '../../../src/questions/verse-pieces.ts';
import { formatReference, verseSignOf } from '../../../src/references/write-references.ts';
import { rememberedMembers } from '../../browser/remembered.ts';
import { addressOf } from '../route.ts';

interface Copied {
  readonly text: string;
  readonly html: string;
}

export const citationStyles = ['short', 'full', 'inline', 'none'] as const;

interface CopyChoices {
  readonly numbers: boolean;
  readonly citation: (typeof citationStyles)[number];
}

export const copyChoicesName = 'copying';
export const defaultCopyChoices: CopyChoices = { numbers: false, citation: 'short' };

const copyChoices = (): CopyChoices => ({ ...defaultCopyChoices, ...rememberedMembers(copyChoicesName) });

interface Piece {
  readonly run: HTMLElement;
  readonly text: string;
  /** True if the piece is all that the page shows of the verse in this line. */
  readonly isWhole: boolean;
}

const uncopied = '.number, .caller, .hidden, rt, rp, [data-uncopied]';

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
  return copiedRanges(markedRanges(article));
}

export function quotedVerses(article: Element): Quoted | undefined {
  return quotedRanges(markedRanges(article))[0];
}

function markedRanges(article: Element): Range[] {
  const runs = [...article.querySelectorAll<HTMLElement>('.scripture .verse.marked')];
  const edition = runs[0] && editionOf(runs[0]);
  return runs.filter((run) => editionOf(run) === edition).map(rangeOf);
}

function copiedRanges(ranges: readonly Range[]): Copied | undefined {
  const parts = quotedRanges(ranges).map(written);
  if (parts.length === 0) return undefined;
  return { text: parts.map(({ text }) => text).join('\n\n'), html: parts.map(({ html }) => html).join('\n') };
}

function quotedRanges(ranges: readonly Range[]): Quoted[] {
  const runs = [...document.querySelectorAll<HTMLElement>('main .scripture [data-verse]')];
  const pieces = runs.flatMap((run) => ranges.flatMap((range) => pieceOf(run, range) ?? []));
  return [...Map.groupBy(pieces, ({ run }) => editionOf(run)).values()].map(quoted);
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
  const text = textOfRange(part);
  return text ? { run, text, isWhole: text === textOfRange(whole) } : undefined;
}

function rangeOf(run: Element): Range {
  const range = document.createRange();
  range.selectNodeContents(run);
  return range;
}

function textOfRange(range: Range): string {
  const content = range.cloneContents();
  for (const element of content.querySelectorAll(uncopied)) element.remove();
  return (content.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function editionOf(run: HTMLElement): string {
  return run.closest<HTMLElement>('[data-edition]')?.dataset.edition ?? '';
}

interface Quoted {
  readonly body: string;
  readonly source: HTMLElement;
  readonly citation: Citation;
  readonly isFewWords: boolean;
}

function quoted(pieces: readonly Piece[]): Quoted {
  const { run: first } = pieces[0]!;
  const isOneVerse = pieces.every(({ run }) => writtenNumber(run) === writtenNumber(first));
  const isNumbered = copyChoices().numbers && !isOneVerse;
  const body = pieces
    .map(({ run, text }, index) => {
      const before = pieces[index - 1];
      const isNew = before === undefined || writtenNumber(before.run) !== writtenNumber(run);
      const number = isNumbered && isNew ? `${superscript(writtenNumber(run))}\u00a0` : '';
      const gap = before ? between(before.run, run) : '';
      return (before && gap === ' ' ? spaceBetween(before.text, number + text) : gap) + number + text;
    })
    .join('');
  return {
    body,
    source: first.closest<HTMLElement>('.scripture')!,
    citation: citation(first, pieces.at(-1)!.run),
    isFewWords: isOneVerse && !pieces[0]!.isWhole,
  };
}

function written({ body, source, citation, isFewWords }: Quoted): Copied {
  const { citation: style } = copyChoices();
  return isFewWords || style === 'none'
    ? { text: body, html: paragraph(body, source) }
    : citedWords(body, source, { ...citation, style });
}

function superscript(number: string): string {
  return number.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]!).replaceAll('-', '⁻');
}

interface Written {
  readonly lang: string;
  readonly dir: string;
}

export function citedWords(body: string, written: Written, citation: Citation): Copied {
  const { reference, edition = '', address, style = 'short' } = citation;
  const cited = (sign: string, name: string, end = '') => ({
    text: `${sign}${name}${end}`,
    html: `${sign}<a href="${escaped(address)}">${escaped(name)}</a>${end}`,
  });
  if (style === 'inline') {
    const { text, html } = cited('(', reference.replace(/ \(([^()]*)\)$/, ', $1'), ')');
    const { lang, dir } = written;
    return {
      text: `${body} ${text}`,
      html: `<p lang="${lang}" dir="${dir}">${lines(body)} <bdi>${html}</bdi></p>`,
    };
  }
  const isFull = style === 'full' && edition !== '';
  const { text, html } = cited('— ', isFull ? reference.replace(/ \([^()]*\)$/, `, ${edition}`) : reference);
  return {
    text: `${body}\n${text}${isFull ? '' : `\n${address}`}`,
    html: `${paragraph(body, written)}\n<p>${html}</p>`,
  };
}

function paragraph(body: string, { lang, dir }: Written): string {
  return `<p lang="${lang}" dir="${dir}">${lines(body)}</p>`;
}

function lines(body: string): string {
  return escaped(body).replaceAll('\n', '<br>');
}

function between(before: Element, after: Element): string {
  const [line, next] = [before, after].map((run) => run.closest('p'));
  if (line === next) return before.closest('.prose-line') === after.closest('.prose-line') ? ' ' : '\n';
  const isPoetry = line?.matches('.line') || next?.matches('.line');
  if (before.closest('td') !== after.closest('td')) return isPoetry ? '\n' : ' ';
  return line?.parentElement === next?.parentElement && line?.matches('.line') ? '\n' : '\n\n';
}

interface Citation {
  readonly reference: string;
  readonly edition?: string | undefined;
  readonly address: string;
  readonly style?: CopyChoices['citation'];
}

function citation(first: HTMLElement, last: HTMLElement): Citation {
  const {
    edition = '',
    book: bookName = '',
    name,
    title,
    language,
  } = first.closest<HTMLElement>('[data-edition]')!.dataset;
  const [{ end: _, ...from }, { end, ...to }] = [verseOfRun(first), verseOfRun(last)];
  const reference = formatReference(
    { from, to: { ...to, verse: end } },
    { name: () => bookName, verseSign: verseSignOf(language), rangeSign: '–' },
  );
  const { book, chapter, verse } = from;
  const endVerse = to.chapter === chapter ? end : Number.POSITIVE_INFINITY;
  const place = { translation: edition, book, chapter, verse, ...(endVerse > verse && { endVerse }) };
  return { reference: `${reference} (${name})`, edition: title, address: addressOf(place) };
}

/** The verse in its own translation, whose numbering may differ from the row it is shown in. */
function verseOfRun(run: HTMLElement) {
  const [book, chapter] = run.closest<HTMLElement>('[data-chapter]')!.dataset.chapter!.split(' ');
  const [, own = chapter, verse, end = verse] =
    /^(?:(\d+):)?(\d+)(?:-(\d+))?$/.exec(writtenNumber(run)) ?? [];
  return { book: book!, chapter: Number(own), verse: Number(verse), end: Number(end) };
}

function writtenNumber({ dataset: { own, verse = '', end } }: HTMLElement): string {
  return own ?? (end === undefined ? verse : `${verse}-${end}`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

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
