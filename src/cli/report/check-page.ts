import type { CheckedEdition, CheckPart } from '../../check/check-content.ts';
import { SpilledRecords } from '../../check/spilled-records.ts';
import {
  type Amount,
  type BookConservation,
  unservedCharacters,
} from '../../documents/report/book-conservation.ts';
import type { EditionCensus } from '../../documents/report/edition-census.ts';
import type { BookReport, ChapterReport, TranslationReport } from '../../documents/report/edition-report.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { tallyText } from '../../lib/count.ts';
import { Html, html } from '../../lib/html.ts';
import { checkScript } from '../../site/check-script.ts';
import { pageColours } from '../../site/plain-page.ts';
import { bookOfDiagnostic, editionCharts } from './check-charts.ts';
import { filtersHtml, findingsAnchor, findingsHtml } from './check-findings.ts';
import type { CheckFormat } from './check-formats.ts';
import { checkTextsJson, englishText, languageOptions, say, shownNumber } from './check-texts.ts';
import type { EditorLink } from './editor-link.ts';

const style = new Html(`
${pageColours}
:root { --bad: var(--red); --odd: light-dark(#7d5200, #e6b450); --good: light-dark(#1c6b45, #7fd6ad) }
main { max-width: 72rem; margin: 0 auto; padding: 1rem }
table { display: block; max-width: 100%; overflow-x: auto; border-collapse: collapse; overflow-wrap: normal } td, th { text-align: start; padding: .1rem 0; padding-inline-end: 1rem; vertical-align: top }
td.number { text-align: end; font-variant-numeric: tabular-nums }
section { border-top: 1px solid var(--line); margin-top: 2rem }
pre { margin: .2rem 0 .8rem; padding: .2rem .5rem; background: var(--raised); white-space: pre-wrap; overflow-wrap: anywhere }
mark { background: none; color: inherit; border-bottom: .2em solid var(--bad) }
summary { cursor: pointer } [hidden], .place:not(:has(.finding:not([hidden]))), .chapter-findings:not(:has(.finding:not([hidden]))) { display: none !important }
h1, h2, h3 { scroll-margin-top: 1rem } h4 { margin: 1rem 0 .3rem } .chapter-findings { content-visibility: auto; contain-intrinsic-size: auto 30rem }
#filters { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; padding: .6rem; border: 1px solid var(--line); border-radius: 8px; background: var(--raised) }
#filters label, #languages label { display: grid; font-size: .85rem; min-width: 0; max-width: 100% }
select, input { font: inherit; max-width: 100%; min-height: 2rem; color: var(--ink); background: var(--paper); border: 1px solid var(--soft); border-radius: 4px }
.place { border-inline-start: 3px solid var(--line); padding-inline-start: .8rem; margin-block: 1rem }
.verses p { margin: 0; white-space: pre-line } .near { color: var(--soft) } .finding { margin: .6rem 0 } .finding p { margin: 0 }
.badge { display: inline-block; padding: 0 .4em; border: 1px solid; border-radius: .3em; font-size: .8rem; font-weight: 600 }
.error { color: var(--bad) } .warning { color: var(--odd) } .proven { color: var(--good) }
.overview th { font-weight: normal; white-space: nowrap }
.chapter { display: inline-block; min-width: 1.6em; text-align: center; font-size: .75rem; color: var(--ink); text-decoration: none; border-radius: .2em;
  background: color-mix(in srgb, var(--good) 30%, transparent) }
.charts { display: flex; flex-wrap: wrap; gap: 2rem } .bars { flex: 1 1 min(24rem, 100%); max-width: 34rem }
.bars text { font-size: 12px; fill: currentColor } .bars .bad { fill: var(--bad) } .bars .odd { fill: var(--odd) }
figure { margin: 0 } .bars svg { direction: ltr; max-width: 100% } a:not([href]) { color: inherit } #languages label { max-width: 14rem }
.chapter.found { font-weight: 700; text-decoration: underline }
.chapter.missing { background: var(--bad); color: var(--paper) } .chapter.differs { background: var(--odd); color: var(--paper) }
`);

interface PageOptions {
  /** Each edition also has its own page, next to this one: `BSB.html`. */
  readonly isIndex?: boolean;
  readonly linkOf?: EditorLink | undefined;
}

/** A check as one self-contained page. The totals come first, so the editions are spilled. */
export class PageFormat implements CheckFormat {
  readonly #options: PageOptions;
  readonly #sections = new SpilledRecords<string>();
  readonly #rows: Html[] = [];
  readonly #codes = new Map<string, number>();
  readonly #books = new Map<string, number>();
  readonly #others: Diagnostic[] = [];
  #editions = 0;
  #errors = 0;
  #warnings = 0;

  constructor(options: PageOptions = {}) {
    this.#options = options;
  }

  part(part: CheckPart): Iterable<string> {
    const { edition, diagnostics } = part;
    for (const diagnostic of diagnostics) {
      const book = bookOfDiagnostic(diagnostic);
      this.#books.set(book, (this.#books.get(book) ?? 0) + 1);
      this.#codes.set(diagnostic.code, (this.#codes.get(diagnostic.code) ?? 0) + 1);
      if (diagnostic.severity === 'error') this.#errors++;
      else this.#warnings++;
      if (!edition) this.#others.push(diagnostic);
    }
    if (edition) {
      this.#editions++;
      this.#sections.add(editionHtml(edition, part, this.#options).text);
      if (this.#options.isIndex) this.#rows.push(indexRow(edition));
    }
    return [];
  }

  *end(): Iterable<string> {
    using sections = this.#sections;
    const { linkOf } = this.#options;
    const head = html`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${englishText('check')}</title>
<style>${style}</style>
<main>
<div id="languages" hidden><label>${say('language')}<select id="language">${languageOptions}</select></label>
<p class="translated" hidden>${say('unreviewed')} ${say('english')}</p></div>
<h1>${say('check')}</h1>
<p>${figures([
      ['editions', this.#editions],
      ['errors', this.#errors],
      ['warnings', this.#warnings],
    ])}</p>
${this.#rows.length > 1 ? html`<nav><table tabindex="0">${this.#rows}</table></nav>` : html``}
${filtersHtml(this.#codes, this.#books)}
${
  this.#others.length > 0
    ? html`<section><h2>${say('beforeReading')}</h2>${findingsHtml(this.#others, { linkOf })}</section>`
    : html``
}`;
    yield head.text;
    for (const section of sections) yield section.trimEnd();
    yield `</main>
<script type="application/json" id="texts">${checkTextsJson.text}</script>
<script>${checkScript}</script></html>
`;
  }
}

function figures(list: readonly (readonly [Parameters<typeof say>[0], number])[]): Html {
  return html`${list.map(([key, number], index) => html`${index > 0 ? ' · ' : ''}${say(key)}: ${shownNumber(number)}`)}`;
}

function indexRow({ report: { id, name, diagnostics } }: CheckedEdition): Html {
  const number = (key: 'errors' | 'warnings') => html`<td>${say(key)}: ${shownNumber(diagnostics[key])}`;
  return html`<tr><td><a href="${id}.html"><bdi>${name}</bdi></a>${number('errors')}${number('warnings')}</tr>\n`;
}

function editionHtml(edition: CheckedEdition, { verses }: CheckPart, { linkOf }: PageOptions): Html {
  const { folder, report, accepted } = edition;
  const { id, name, diagnostics } = report;
  const { list, errors, warnings } = diagnostics;
  const { books, chapters, verses: all } = report.kind === 'translation' ? report.census : report.counts;
  const sizes = figures([
    ['books', books],
    ...(chapters === undefined ? [] : [['chapters', chapters] as const]),
    ['verses', all],
  ]);
  const found = figures([
    ['errors', errors],
    ['warnings', warnings],
    ...(accepted > 0 ? [['accepted', accepted] as const] : []),
  ]);
  return html`<section>
<h2><bdi>${name}</bdi> (${id})</h2>
<p><code dir="ltr">${folder}</code>: ${sizes}</p>
<h3>${say('findings')}</h3>
<p>${found}</p>
${findingsHtml(list, { id, verses, linkOf })}
${report.kind === 'translation' ? translationHtml(report) : html`<p lang="en">${tallyText(report.tally)}.</p>`}
${editionCharts(edition)}
</section>
`;
}

function translationHtml(report: TranslationReport): Html {
  const { census, conservation } = report;
  return html`<h3>${say('chapters')}</h3>
${chaptersHtml(report)}
<h3>${say('versification')} “${census.versification}”</h3>
<table tabindex="0">${censusRows(census)}</table>
<h3>${say('text')}</h3>
${conservationHtml(conservation)}`;
}

function censusRows(census: EditionCensus): Html[] {
  const row = (kind: Parameters<typeof say>[0], number: number, places: readonly string[]) =>
    html`<tr><th scope="row">${say(kind)}<td class="number">${shownNumber(number)}<td>${placesHtml(places)}</tr>\n`;
  return [
    row('booksMissing', census.missingBooks.length, census.missingBooks),
    row('chaptersMissing', census.missingChapters.length, census.missingChapters),
    row('versesMissing', census.missing.verses, census.missing.places),
    row('extra', census.extra.verses, census.extra.places),
    row('merged', census.merged.verses, census.merged.places),
    row('duplicated', census.duplicated.verses, census.duplicated.places),
    row('withoutText', census.empty.verses, census.empty.places),
    row('outOfOrder', census.outOfOrder.verses, census.outOfOrder.places),
  ];
}

function placesHtml(places: readonly string[]): Html {
  const all = html`<bdi>${places.join(', ')}</bdi>`;
  return places.length <= 12 ? all : html`<details><summary>${say('places')}</summary>${all}</details>`;
}

function conservationHtml(proof: BookConservation): Html {
  const row = (kind: Html, { words, characters }: Amount) =>
    html`<tr><th scope="row">${kind}<td class="number">${shownNumber(words)}<td class="number">${shownNumber(characters)}</tr>\n`;
  const { invented, glued, split } = proof;
  const lost = unservedCharacters(proof);
  const isProven = lost + invented + glued + split === 0;
  return html`<table tabindex="0"><tr><td><th>${say('words')}<th>${say('characters')}</tr>
${[
  row(say('read'), proof.read),
  row(say('inVerses'), proof.verses),
  row(say('inHeadings'), proof.headings),
  row(say('inTitles'), proof.titles),
  row(say('inNotes'), proof.notes),
  ...Object.entries(proof.dropped).map(([rule, amount]) =>
    row(html`${say('dropped')}: <bdi lang="en">${rule}</bdi>`, amount),
  ),
]}</table>
<p class="${isProven ? 'proven' : 'error'}">${figures([
    ['lost', lost],
    ['invented', invented],
    ['glued', glued],
    ['split', split],
  ])}</p>`;
}

function chaptersHtml({ id, books, diagnostics, census }: TranslationReport): Html {
  const found = Map.groupBy(diagnostics.list, ({ file }) => file);
  const withFindings = new Set(diagnostics.list.map(({ place }) => place?.split(':', 1)[0]));
  const absent = Map.groupBy(census.missingChapters, (place) => place.slice(0, 3));
  const row = (book: BookReport) => html`<tr><th scope="row">${book.id}<td>${book.chapters.map(
    (chapter) => html`${cell(id, book, chapter, withFindings)} `,
  )}${(absent.get(book.id) ?? []).map(
    (place) => html`<span class="chapter missing" title="${place}">${place.slice(4)}</span> `,
  )}<td class="number">${found.get(book.file)?.length ?? ''}</tr>
`;
  return html`<p>${say('chapterColours')}</p>
<table class="overview" tabindex="0"><tr><th>${say('book')}<th>${say('chapters')}<th>${say('findings')}</tr>
${books.map(row)}</table>`;
}

function cell(
  edition: string,
  { id }: BookReport,
  { number, verses, expected, missing, extra }: ChapterReport,
  withFindings: ReadonlySet<string | undefined>,
): Html {
  const parts = [`${id} ${number}: ${verses}`];
  if (expected !== null && missing + extra > 0) parts.push(` / ${expected} (−${missing} +${extra})`);
  const state = missing > 0 ? ' missing' : extra > 0 ? ' differs' : '';
  const title = parts.join('');
  return withFindings.has(`${id} ${number}`)
    ? html`<a class="chapter found${state}" title="${title}" href="#${findingsAnchor(edition, `${id} ${number}`)}">${number}</a>`
    : html`<span class="chapter${state}" title="${title}">${number}</span>`;
}
