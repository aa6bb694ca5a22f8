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
import type { SourceLine } from '../../formats/source-line.ts';
import { contentText, count, tallyText } from '../../lib/count.ts';
import { Html, html } from '../../lib/html.ts';
import { pageColours } from '../../site/plain-page.ts';
import { bookOfDiagnostic, editionCharts, filtersHtml } from './check-charts.ts';
import type { CheckFormat } from './check-formats.ts';

const style = new Html(`
${pageColours}
:root { --bad: var(--red); --odd: light-dark(#7d5200, #e6b450); --good: light-dark(#1c6b45, #7fd6ad) }
main { max-width: 72rem; margin: 0 auto; padding: 1rem }
table { display: block; overflow-x: auto; border-collapse: collapse; overflow-wrap: normal } td, th { text-align: left; padding: .1rem 1rem .1rem 0; vertical-align: top }
td.number { text-align: right; font-variant-numeric: tabular-nums }
section { border-top: 1px solid var(--line); margin-top: 2rem }
pre { margin: .2rem 0 .8rem; padding: .2rem .5rem; background: var(--raised); white-space: pre-wrap; overflow-wrap: anywhere }
mark { background: none; color: inherit; border-bottom: .2em solid var(--bad) }
summary { cursor: pointer } summary b { font-weight: 600 }
.error { color: var(--bad) } .warning { color: var(--odd) } .proven { color: var(--good) }
.overview th { font-weight: normal; white-space: nowrap }
.chapter { display: inline-block; min-width: 1.6em; text-align: center; font-size: .75rem; border-radius: .2em;
  background: color-mix(in srgb, var(--good) 30%, transparent) }
.charts { display: flex; flex-wrap: wrap; gap: 2rem } .bars { flex: 1 1 min(24rem, 100%); max-width: 34rem }
.bars text { font-size: 12px; fill: currentColor } .bars .bad { fill: var(--bad) } .bars .odd { fill: var(--odd) }
.bars svg { max-width: 100%; height: auto } fieldset { min-width: 0; border: 1px solid var(--line) } fieldset label { white-space: nowrap }
.chapter.missing { background: var(--bad); color: var(--paper) } .chapter.differs { background: var(--odd); color: var(--paper) }
`);

/** A check as one self-contained page without scripts. The totals come first, so the editions are spilled. */
export class PageFormat implements CheckFormat {
  readonly #isIndex: boolean;
  readonly #sections = new SpilledRecords<string>();
  readonly #rows: Html[] = [];
  readonly #books = new Set<string>();
  readonly #others: Diagnostic[] = [];
  #errors = 0;
  #warnings = 0;

  /** @param isIndex each edition also has its own page, next to this one: `BSB.html`. */
  constructor(isIndex = false) {
    this.#isIndex = isIndex;
  }

  part({ edition, diagnostics }: CheckPart): Iterable<string> {
    for (const diagnostic of diagnostics) {
      this.#books.add(bookOfDiagnostic(diagnostic));
      if (diagnostic.severity === 'error') this.#errors++;
      else this.#warnings++;
      if (!edition) this.#others.push(diagnostic);
    }
    if (edition) {
      this.#sections.add(editionHtml(edition).text);
      if (this.#isIndex) this.#rows.push(indexRow(edition));
    }
    return [];
  }

  *end(): Iterable<string> {
    using sections = this.#sections;
    const title = `Check of ${count(sections.length, 'edition')}`;
    const head = html`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
<main>
<h1>${title}</h1>
<p>${count(this.#errors, 'error')}, ${count(this.#warnings, 'warning')}.</p>
${this.#isIndex ? html`<nav><table>${this.#rows}</table></nav>` : html``}
${filtersHtml([...this.#books])}
${this.#others.length > 0 ? html`<section><h2>Before reading</h2>${diagnosticsHtml(this.#others)}</section>` : html``}`;
    yield head.text;
    for (const section of sections) yield section.trimEnd();
    yield '</main></html>\n';
  }
}

function indexRow({ report: { id, name, diagnostics } }: CheckedEdition): Html {
  return html`<tr><th><a href="${id}.html">${name}</a><td class="number">${count(diagnostics.errors, 'error')}<td class="number">${count(diagnostics.warnings, 'warning')}</tr>\n`;
}

function editionHtml(edition: CheckedEdition): Html {
  const { folder, report, accepted } = edition;
  const { id, name, diagnostics } = report;
  return html`<section>
<h2>${name} (${id})</h2>
<p>${folder}: ${contentText(report.kind === 'translation' ? report.census : report.counts)}.</p>
${report.kind === 'translation' ? translationHtml(report) : html`<p>${tallyText(report.tally)}.</p>`}
<h3>${count(diagnostics.errors, 'error')}, ${count(diagnostics.warnings, 'warning')}${accepted > 0 ? `, ${accepted} accepted` : ''}</h3>
${diagnosticsHtml(diagnostics.list)}
${editionCharts(edition)}
</section>
`;
}

function translationHtml(report: TranslationReport): Html {
  const { census, conservation } = report;
  return html`<h3>Verses, as in the versification “${census.versification}”</h3>
<table>${censusRows(census)}</table>
<h3>Text</h3>
${conservationHtml(conservation)}
<h3>Chapters</h3>
${chaptersHtml(report)}`;
}

function censusRows(census: EditionCensus): Html[] {
  const row = (kind: string, number: number, places: readonly string[]) =>
    html`<tr><th>${kind}<td class="number">${number.toLocaleString('en')}<td>${placesHtml(places)}</tr>\n`;
  return [
    row('books missing', census.missingBooks.length, census.missingBooks),
    row('chapters missing', census.missingChapters.length, census.missingChapters),
    row('verses missing', census.missing.verses, census.missing.places),
    row('extra', census.extra.verses, census.extra.places),
    row('merged', census.merged.verses, census.merged.places),
    row('duplicated', census.duplicated.verses, census.duplicated.places),
    row('without text', census.empty.verses, census.empty.places),
    row('out of order', census.outOfOrder.verses, census.outOfOrder.places),
  ];
}

function placesHtml(places: readonly string[]): Html {
  const all = places.join(', ');
  return places.length <= 12 ? html`${all}` : html`<details><summary>places</summary>${all}</details>`;
}

function conservationHtml(proof: BookConservation): Html {
  const row = (kind: string, { words, characters }: Amount) =>
    html`<tr><th>${kind}<td class="number">${words.toLocaleString('en')}<td class="number">${characters.toLocaleString('en')}</tr>\n`;
  const { invented, glued, split } = proof;
  const lost = unservedCharacters(proof);
  const isProven = lost + invented + glued + split === 0;
  return html`<table><tr><td><th>words<th>characters</tr>
${[
  row('read', proof.read),
  row('in verses', proof.verses),
  row('in headings', proof.headings),
  row('in titles and names', proof.titles),
  row('in notes', proof.notes),
  ...Object.entries(proof.dropped).map(([rule, amount]) => row(`dropped: ${rule}`, amount)),
]}</table>
<p class="${isProven ? 'proven' : 'error'}">${count(lost, 'character')} lost, ${invented} invented;
${count(glued, 'word')} run together, ${split} split.</p>`;
}

function chaptersHtml({ books, diagnostics, census }: TranslationReport): Html {
  const found = Map.groupBy(diagnostics.list, ({ file }) => file);
  const absent = Map.groupBy(census.missingChapters, (place) => place.slice(0, 3));
  const row = (book: BookReport) => html`<tr><th>${book.id}<td>${book.chapters.map(
    (chapter) => html`${cell(book, chapter)} `,
  )}${(absent.get(book.id) ?? []).map(
    (place) => html`<span class="chapter missing" title="${place} is missing">${place.slice(4)}</span> `,
  )}<td class="number">${found.get(book.file)?.length ?? ''}</tr>
`;
  return html`<table class="overview"><tr><td><th>chapters: as expected, or with verses missing or extra<th>found</tr>
${books.map(row)}</table>`;
}

function cell({ id }: BookReport, { number, verses, expected, missing, extra }: ChapterReport): Html {
  const parts = [`${id} ${number}: ${count(verses, 'verse')}`];
  if (expected !== null && missing + extra > 0) parts.push(`${expected} expected`);
  if (missing > 0) parts.push(`${missing} missing`);
  if (extra > 0) parts.push(`${extra} extra`);
  const state = missing > 0 ? ' missing' : extra > 0 ? ' differs' : '';
  return html`<span class="chapter${state}" title="${parts.join(', ')}">${number}</span>`;
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

function diagnosticsHtml(diagnostics: readonly Diagnostic[]): Html {
  const groups = [...Map.groupBy(diagnostics, ({ severity, code }) => `${severity} ${code}`)];
  return html`${groups.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, found]) => group(found))}`;
}

function group(found: readonly Diagnostic[]): Html {
  const { code, severity } = found[0]!;
  return html`<details class="group is-${severity}"><summary><b class="${severity}">${severity}</b> ${code}: ${found.length}</summary>
${found.map(one)}</details>
`;
}

function one(diagnostic: Diagnostic): Html {
  const { file, line, column, message, source } = diagnostic;
  const place = line === 0 ? file : `${file}:${line}:${column}`;
  return html`<div class="finding" data-book="${bookOfDiagnostic(diagnostic)}"><code>${place}</code> ${message}${source ? marked(source) : html``}</div>
`;
}

function marked({ text, column }: SourceLine): Html {
  const rest = text.slice(column - 1);
  const [first] = graphemes.segment(rest);
  const mark = first?.segment ?? '';
  return html`<pre dir="auto">${text.slice(0, column - 1)}<mark>${mark || ' '}</mark>${rest.slice(mark.length)}</pre>`;
}
