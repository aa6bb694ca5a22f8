import { links } from '../../documents/links.ts';
import type { EditionRecord } from '../../library/edition-record.ts';
import { frontPagePolicy } from '../../server/front-page.ts';
import type { HostFields } from './host-fields.ts';

/** Cloudflare Pages takes no more rules, and no longer lines. */
const mostRules = 100;

type Rule = readonly [pattern: string, ...fields: (readonly [name: string, value: string])[]];

/**
 * `_headers` of Cloudflare Pages and Netlify. Where two rules give one field, these hosts send both values; so no two
 * rules with Cache-Control are for one address, and there is one for each translation. Where that makes too many, one
 * rule is for all documents, and those named by their hash are asked for again as often as others.
 */
export function headersFile(editions: readonly EditionRecord[], fields: HostFields): string {
  const { cacheControl, immutable, everywhere, hasReader } = fields;
  const cached = (pattern: string, value = cacheControl): Rule => [pattern, ['Cache-Control', value]];
  const pages: readonly Rule[] = hasReader
    ? [cached('/', 'no-cache'), cached('/docs', 'no-cache'), cached('/fonts/*', immutable)]
    : [['/', ['Cache-Control', 'no-cache'], ['Content-Security-Policy', frontPagePolicy]]];
  const translations = editions.filter(({ kind }) => kind === 'translation');
  const rules: readonly Rule[] = [
    ['/*', ...everywhere],
    ...pages,
    cached(links.availableTranslations),
    cached(links.availableCommentaries),
    cached(links.availableDatasets),
    cached(links.openApi),
    cached('/api/c/*'),
    cached('/api/d/*'),
    cached(links.report('*').replace(/\.json$/, '')),
    cached(links.manifest),
    cached(links.releases),
    cached(links.publishing, 'no-cache'),
    cached(links.release('*').replace(/\.json$/, ''), immutable),
    ...translations.map(({ id }) => cached(links.books(id).replace(/books\.json$/, '*'))),
  ];
  const fitting: readonly Rule[] =
    rules.length <= mostRules ? rules : [['/*', ...everywhere], ...pages, cached('/api/*')];
  return fitting.map(ruleText).join('\n');
}

function ruleText([pattern, ...fields]: Rule): string {
  return `${pattern}\n${fields.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
}
