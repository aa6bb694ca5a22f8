import type { ContentCheck } from '../../compile/check-content.ts';
import { count } from '../../lib/count.ts';
import { Html, html } from '../../lib/html.ts';
import { diagnosticsHtml } from './diagnostics-html.ts';
import { editionHtml } from './edition-html.ts';

const style = new Html(`
:root { color-scheme: light dark; --line: #8885; --soft: #8882; --bad: #c33; --odd: #b80; --good: #2a7 }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse } td, th { text-align: left; padding: .1rem 1rem .1rem 0; vertical-align: top }
td.number { text-align: right; font-variant-numeric: tabular-nums }
section { border-top: 1px solid var(--line); margin-top: 2rem }
pre { margin: .2rem 0 .8rem; padding: .2rem .5rem; background: var(--soft); white-space: pre-wrap; overflow-wrap: anywhere }
mark { background: none; color: inherit; border-bottom: .2em solid var(--bad) }
summary { cursor: pointer } summary b { font-weight: 600 }
.error { color: var(--bad) } .warning { color: var(--odd) } .proven { color: var(--good) }
.overview th { font-weight: normal; white-space: nowrap }
.chapter { display: inline-block; min-width: 1.6em; text-align: center; font-size: .75rem; border-radius: .2em;
  background: color-mix(in srgb, var(--good) 30%, transparent) }
.chapter.missing { background: var(--bad); color: #fff } .chapter.differs { background: var(--odd); color: #fff }
`);

/** All that a check found, as one page that loads nothing and needs no script. */
export function checkPage({ editions, diagnostics }: ContentCheck): string {
  const told = new Set(editions.flatMap(({ report }) => report.diagnostics.list));
  const others = diagnostics.filter((diagnostic) => !told.has(diagnostic));
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const page = html`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Check of ${count(editions.length, 'edition')}</title>
<style>${style}</style>
<h1>Check of ${count(editions.length, 'edition')}</h1>
<p>${count(errors, 'error')}, ${count(diagnostics.length - errors, 'warning')}.</p>
${others.length > 0 ? html`<section><h2>Before reading</h2>${diagnosticsHtml(others)}</section>` : html``}
${editions.map(({ folder, report }) => editionHtml(folder, report))}
</html>
`;
  return page.text;
}
