import type { CheckPart } from '../../check/check-content.ts';
import type { NearVerse } from '../../check/verses-around.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import type { SourceLine } from '../../formats/source-line.ts';
import { type Html, html } from '../../lib/html.ts';
import { bookInfo } from '../../model/books.ts';
import { bookOfDiagnostic } from './check-charts.ts';
import { say, shownNumber } from './check-texts.ts';
import type { EditorLink } from './editor-link.ts';

interface FindingsContext {
  readonly verses?: CheckPart['verses'] | undefined;
  /** Undefined for findings that belong to no edition. */
  readonly id?: string;
  readonly linkOf?: EditorLink | undefined;
}

/** Findings in the order of the canon: by chapter, and in each by verse. Those of whole files come first. */
export function findingsHtml(found: readonly Diagnostic[], context: FindingsContext): Html {
  const chapters = [...Map.groupBy(found, chapterLabel)].sort(([a], [b]) => orderOf(a) - orderOf(b));
  return html`${chapters.map(
    ([chapter, inChapter]) => html`<div class="chapter-findings"${idOf(chapter, context)}>
${[...Map.groupBy(inChapter, ({ place, file }) => place ?? file)].map(([place, inPlace]) =>
  placeHtml(place, inPlace, context),
)}</div>
`,
  )}`;
}

export function findingsAnchor(id: string, chapter: string): string {
  return `${id}-${chapter.replace(' ', '-')}`;
}

function chapterLabel({ place, file }: Diagnostic): string {
  return place?.split(':', 1)[0] ?? file;
}

const places = /^([A-Z0-9]{3}) (\d+)(?::(\d+))?/;

function orderOf(chapter: string): number {
  const [, book = '', number = 0] = places.exec(chapter) ?? [];
  return (bookInfo(book)?.order ?? 0) * 1000 + Number(number);
}

function idOf(chapter: string, { id }: FindingsContext): Html {
  return id === undefined || !places.test(chapter) ? html`` : html` id="${findingsAnchor(id, chapter)}"`;
}

function placeHtml(place: string, found: readonly Diagnostic[], context: FindingsContext): Html {
  const verses = context.verses?.get(place);
  return html`<div class="place"><h4>${placeName(place, context)}</h4>
${verses ? html`<div class="verses">${verses.map(verseHtml)}</div>\n` : html``}${found.map((one) => findingHtml(one, context))}</div>
`;
}

function placeName(place: string, { id }: FindingsContext): Html {
  const [, book, chapter, verse] = places.exec(place) ?? [];
  if (id === undefined || book === undefined) return html`<bdi>${place}</bdi>`;
  const address = `#/${id}/${book}/${chapter}${verse === undefined ? '' : `?v=${verse}`}`;
  return html`<a data-reader="${address}"><bdi>${place}</bdi></a>`;
}

function verseHtml({ number, text, isOwn }: NearVerse): Html {
  return html`<p dir="auto"${isOwn ? html`` : html` class="near"`}><sup>${number}</sup> ${text}</p>`;
}

function findingHtml(diagnostic: Diagnostic, { linkOf }: FindingsContext): Html {
  const { file, line, column, message, source, severity, code } = diagnostic;
  const place = html`<code dir="ltr">${line === 0 ? file : `${file}:${line}:${column}`}</code>`;
  const link = linkOf?.(diagnostic);
  return html`<div class="finding" data-severity="${severity}" data-code="${code}" data-book="${bookOfDiagnostic(diagnostic)}">
<p><b class="badge ${severity}">${say(severity)}</b> <code dir="ltr">${code}</code> ${link === undefined ? place : html`<a href="${link}">${place}</a>`}</p>
<p lang="en" dir="ltr">${message}</p>${source ? marked(source) : html``}</div>
`;
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

function marked({ text, column }: SourceLine): Html {
  const rest = text.slice(column - 1);
  const [first] = graphemes.segment(rest);
  const mark = first?.segment ?? '';
  return html`<pre dir="auto">${text.slice(0, column - 1)}<mark>${mark || ' '}</mark>${rest.slice(mark.length)}</pre>`;
}

type FindingCounts = ReadonlyMap<string, number>;

/** Hidden until the script of the page runs. */
export function filtersHtml(codes: FindingCounts, books: FindingCounts): Html {
  if (codes.size === 0) return html``;
  const byOrder = [...books].sort(([a], [b]) => orderOf(`${a} 0`) - orderOf(`${b} 0`));
  const byName = [...codes].sort(([a], [b]) => (a < b ? -1 : 1));
  const all = html`<option value="" data-t="all">all</option>`;
  const options = (counts: readonly (readonly [string, number])[]) =>
    counts.map(([name, count]) => html`<option value="${name}">${name} (${count})</option>`);
  return html`<form id="filters" role="search" hidden>
<label>${say('severity')}<select name="severity">${all}${(['error', 'warning'] as const).map(
    (severity) => html`<option value="${severity}" data-t="${severity}">${severity}</option>`,
  )}</select></label>
<label>${say('kind')}<select name="code">${all}${options(byName)}</select></label>
<label>${say('book')}<select name="book">${all}${options(byOrder)}</select></label>
<label>${say('contains')}<input type="search" name="text"></label>
<span role="status">${say('shown')}: <data id="shown" value="0"></data> / ${shownNumber([...codes.values()].reduce((sum, count) => sum + count, 0))}</span>
</form>
`;
}
