import type { CheckedEdition } from '../../check/check-content.ts';
import type { EditionInventory } from '../../check/edition/inventory.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { count } from '../../lib/count.ts';
import { Html, html } from '../../lib/html.ts';

const maxRows = 100;

export function editionCharts({ report, inventory }: CheckedEdition): Html {
  const { list } = report.diagnostics;
  const charts =
    list.length === 0
      ? html``
      : html`<h3>Findings by kind and by book</h3><div class="charts">${barChart(
          'Findings by kind',
          tally(list, ({ code }) => code),
        )}${barChart('Findings by book', tally(list, bookOfDiagnostic))}</div>`;
  return html`${charts}${inventory ? html`${progressHtml(inventory)}${inventoryHtml(inventory)}` : html``}`;
}

export function bookOfDiagnostic({ place, file }: Diagnostic): string {
  return place?.slice(0, 3) ?? file.slice(file.lastIndexOf('/') + 1);
}

interface Bar {
  readonly name: string;
  readonly errors: number;
  readonly warnings: number;
}

function tally(list: readonly Diagnostic[], nameOf: (diagnostic: Diagnostic) => string): Bar[] {
  return [...Map.groupBy(list, nameOf)]
    .map(([name, found]) => {
      const errors = found.filter(({ severity }) => severity === 'error').length;
      return { name, errors, warnings: found.length - errors };
    })
    .sort((a, b) => b.errors + b.warnings - a.errors - a.warnings)
    .slice(0, 30);
}

const row = 20;
const labels = 190;
const widest = 240;

function barChart(title: string, bars: readonly Bar[]): Html {
  const maxFindings = Math.max(...bars.map(({ errors, warnings }) => errors + warnings));
  const width = (number: number) => Math.round((number / maxFindings) * widest);
  const lines = bars.map(({ name, errors, warnings }, index) => {
    const y = index * row;
    const end = labels + width(errors) + width(warnings);
    return html`<text x="${labels - 6}" y="${y + 14}" text-anchor="end">${name.slice(0, 26)}</text>
<rect class="bad" x="${labels}" y="${y + 3}" width="${width(errors)}" height="14"/>
<rect class="odd" x="${labels + width(errors)}" y="${y + 3}" width="${width(warnings)}" height="14"/>
<text x="${end + 5}" y="${y + 14}">${errors + warnings}</text>
`;
  });
  const size = `0 0 ${labels + widest + 60} ${bars.length * row}`;
  return html`<svg class="bars" viewBox="${size}" role="img" aria-label="${title}"><title>${title}</title>${lines}</svg>`;
}

function progressHtml({ books }: EditionInventory): Html {
  const rows = books.map(({ id, chapters, drafted, verses, withoutText, notes, headings }) => {
    const share = verses === 0 ? 0 : Math.round((100 * (verses - withoutText)) / verses);
    return html`<tr><th>${id}<td><progress max="100" value="${share}">${share} %</progress>
<td class="number">${drafted} of ${chapters}<td class="number">${verses - withoutText} of ${verses}
<td class="number">${notes}<td class="number">${headings}</tr>
`;
  });
  return html`<details><summary>Progress: ${count(books.length, 'book')}</summary>
<table><tr><th>book<td><th>chapters drafted<th>verses with text<th>notes<th>headings</tr>
${rows}</table></details>
`;
}

function inventoryHtml({ characters, punctuation, markers, words }: EditionInventory): Html {
  const table = (title: string, items: EditionInventory['characters'], code: boolean) => {
    const rows = items.slice(0, maxRows).map(
      ({ item, count: times, books }) => html`<tr><td><bdi>${item === ' ' ? 'space' : item}</bdi>${
        code ? html`<td><code>${codesOf(item)}</code>` : html``
      }<td class="number">${times.toLocaleString('en')}<td>${books.join(', ')}</tr>
`,
    );
    const more = items.length - rows.length;
    return html`<details><summary>${title}: ${items.length.toLocaleString('en')}</summary><table>${rows}</table>
${more > 0 ? html`<p>${more.toLocaleString('en')} more occur more often; <code>--json</code> lists all.</p>` : html``}</details>
`;
  };
  return html`<h3>Inventories, the rarest first</h3>
${table('Characters', characters, true)}${table('Punctuation', punctuation, true)}${table('Markers', markers, false)}${table('Words that occur once', words.once, false)}`;
}

function codesOf(text: string): string {
  return [...text]
    .map((character) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');
}

export function filtersHtml(books: readonly string[]): Html {
  if (books.length < 2) return html``;
  const rules = books.map(
    (book, index) =>
      `body:has(#book-${index}:checked) .finding:not([data-book="${cssText(book)}"]){display:none}`,
  );
  const radios = books.map(
    (book, index) => html`<label><input type="radio" name="book" id="book-${index}"> ${book}</label> `,
  );
  return html`<style>${new Html(rules.join('\n').replaceAll('<', ''))}
body:has(#errors:not(:checked)) .group.is-error,body:has(#warnings:not(:checked)) .group.is-warning{display:none}</style>
<fieldset><legend>Show</legend>
<label><input type="checkbox" id="errors" checked> errors</label>
<label><input type="checkbox" id="warnings" checked> warnings</label>
<details><summary>of one book</summary><label><input type="radio" name="book" checked> all</label> ${radios}</details>
</fieldset>
`;
}

function cssText(text: string): string {
  return text.replace(/[^\w. -]/g, (character) => `\\${character.codePointAt(0)!.toString(16)} `);
}
