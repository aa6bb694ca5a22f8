import type { Diagnostic } from '../../formats/diagnostic.ts';
import type { SourceLine } from '../../formats/source-line.ts';
import { type Html, html } from '../../lib/html.ts';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Diagnostics by code, errors first, each with the line of its source. */
export function diagnosticsHtml(diagnostics: readonly Diagnostic[]): Html {
  const groups = [...Map.groupBy(diagnostics, ({ severity, code }) => `${severity} ${code}`)];
  return html`${groups.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, found]) => group(found))}`;
}

function group(found: readonly Diagnostic[]): Html {
  const { code, severity } = found[0]!;
  return html`<details><summary><b class="${severity}">${severity}</b> ${code}: ${found.length}</summary>
${found.map(one)}</details>
`;
}

function one({ file, line, column, message, source }: Diagnostic): Html {
  const place = line === 0 ? file : `${file}:${line}:${column}`;
  return html`<div><code>${place}</code> ${message}${source ? marked(source) : html``}</div>
`;
}

/** The line with the character at its place marked. */
function marked({ text, column }: SourceLine): Html {
  const behind = text.slice(column - 1);
  const [first] = graphemes.segment(behind);
  const mark = first?.segment ?? '';
  return html`<pre dir="auto">${text.slice(0, column - 1)}<mark>${mark || ' '}</mark>${behind.slice(mark.length)}</pre>`;
}
