import type { Amount, BookConservation } from '../../documents/report/book-conservation.ts';
import type { EditionCensus } from '../../documents/report/edition-census.ts';
import type { EditionReport } from '../../documents/report/edition-report.ts';
import type { TranslationReport } from '../../documents/report/translation-report.ts';
import { count } from '../../lib/count.ts';
import { type Html, html } from '../../lib/html.ts';
import { chaptersHtml } from './chapters-html.ts';
import { diagnosticsHtml } from './diagnostics-html.ts';
import { tallyText } from './tally-text.ts';

/** The part of the page that is about one edition. */
export function editionHtml(folder: string, report: EditionReport): Html {
  const { id, name, diagnostics } = report;
  const { books, chapters, verses } = report.kind === 'translation' ? report.census : report.counts;
  return html`<section>
<h2>${name} (${id})</h2>
<p>${folder}: ${count(books, 'book')}, ${count(chapters, 'chapter')}, ${count(verses, 'verse')}.</p>
${report.kind === 'translation' ? translationHtml(report) : html`<p>${tallyText(report.tally)}.</p>`}
<h3>${count(diagnostics.errors, 'error')}, ${count(diagnostics.warnings, 'warning')}</h3>
${diagnosticsHtml(diagnostics.list)}
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
  const { lost, invented, glued, split } = proof;
  const isProven = lost + invented + glued + split === 0;
  return html`<table><tr><th><th>words<th>characters</tr>
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
