import type { CheckedEdition } from '../../check/check-content.ts';
import type { EditionInventory } from '../../check/edition/inventory.ts';
import type { TermRenderings } from '../../check/key-terms/term-uses.ts';
import { codePointOf } from '../../formats/control-characters.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { type Html, html } from '../../lib/html.ts';
import { say, shownNumber } from './check-texts.ts';

const maxRows = 100;

export function editionCharts({ report, inventory, keyTerms = [] }: CheckedEdition): Html {
  const { list } = report.diagnostics;
  const charts =
    list.length === 0
      ? html``
      : html`<div class="charts">${barChart(
          'byKind',
          tally(list, ({ code }) => code),
        )}${barChart('byBook', tally(list, bookOfDiagnostic))}</div>`;
  return html`${charts}${keyTerms.length > 0 ? termsHtml(keyTerms) : html``}${inventory ? html`${progressHtml(inventory)}${inventoryHtml(inventory)}` : html``}`;
}

function termsHtml(terms: readonly TermRenderings[]): Html {
  const rows = terms.map(
    ({
      term,
      name = '',
      verses,
      renderings,
      without,
    }) => html`<tr><th scope="row">${term} <bdi>${name}</bdi><td class="number">${shownNumber(verses)}<td>${renderings.map(
      ({ text, verses }, index) => html`${index > 0 ? ', ' : ''}<bdi>${text}</bdi> ${shownNumber(verses)}`,
    )}<td><bdi>${without.join(', ')}</bdi></tr>
`,
  );
  return html`<h3>${say('keyTerms')}</h3>
<table tabindex="0"><tr><th>${say('term')}<th>${say('verses')}<th>${say('renderings')}<th>${say('findings')}</tr>
${rows}</table>
`;
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

function barChart(title: 'byKind' | 'byBook', bars: readonly Bar[]): Html {
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
  return html`<figure class="bars"><h3>${say(title)}</h3><svg viewBox="${size}" aria-hidden="true">${lines}</svg></figure>`;
}

function progressHtml({ books }: EditionInventory): Html {
  const rows = books.map(({ id, chapters, drafted, verses, withoutText, notes, headings }) => {
    const share = verses === 0 ? 0 : Math.round((100 * (verses - withoutText)) / verses);
    return html`<tr><th scope="row">${id}<td><progress max="100" value="${share}" aria-label="${id}">${share} %</progress>
<td class="number">${drafted} / ${chapters}<td class="number">${verses - withoutText} / ${verses}
<td class="number">${notes}<td class="number">${headings}</tr>
`;
  });
  return html`<details><summary>${say('progress')}</summary>
<table tabindex="0"><tr><th>${say('book')}<td><th>${say('drafted')}<th>${say('withText')}<th>${say('notes')}<th>${say('headings')}</tr>
${rows}</table></details>
`;
}

function inventoryHtml({ characters, punctuation, markers, words }: EditionInventory): Html {
  const table = (title: Parameters<typeof say>[0], items: EditionInventory['characters'], code: boolean) => {
    const rows = items.slice(0, maxRows).map(
      ({
        item,
        count: times,
        books,
      }) => html`<tr><td>${item === ' ' ? say('space') : html`<bdi>${item}</bdi>`}${
        code ? html`<td><code dir="ltr">${codesOf(item)}</code>` : html``
      }<td class="number">${shownNumber(times)}<td>${books.join(', ')}</tr>
`,
    );
    const more = items.length - rows.length;
    return html`<details><summary>${say(title)}: ${shownNumber(items.length)}</summary><table tabindex="0">${rows}</table>
${more > 0 ? html`<p>${shownNumber(more)} ${say('moreInJson')}</p>` : html``}</details>
`;
  };
  return html`<h3>${say('inventories')}</h3>
${table('characterList', characters, true)}${table('punctuation', punctuation, true)}${table('markers', markers, false)}${table('once', words.once, false)}`;
}

function codesOf(text: string): string {
  return Array.from(text, codePointOf).join(' ');
}
