import { links } from '../../documents/links.ts';
import type { EditionRecord } from '../../library/edition-record.ts';
import { frontPagePolicy } from '../../site/plain-page.ts';
import { libraryNames } from '../../site/web-files.ts';
import type { HostSettings } from './host-settings.ts';

const maxRules = 100;

type Rule = readonly [pattern: string, ...fields: (readonly [name: string, value: string])[]];

/**
 * The `_headers` file of Cloudflare Pages and Netlify. If two rules set the same field, these hosts send both
 * values. So no address matches two rules with Cache-Control, which takes one rule per translation. If these
 * are too many, a single rule covers all documents, and clients revalidate manifests named by their hash as
 * often as others.
 */
export function headersFile(editions: readonly EditionRecord[], settings: HostSettings): string {
  const { cacheControl, immutable, everywhere, hasReader } = settings;
  const cached = (pattern: string, value = cacheControl): Rule => [pattern, ['Cache-Control', value]];
  const pages: readonly Rule[] = hasReader
    ? [
        cached('/', 'no-cache'),
        cached('/docs', 'no-cache'),
        cached('/docs/*', 'no-cache'),
        ...libraryNames.map((name) => cached(`/${name}.js`, 'no-cache')),
        cached('/service-worker.js', 'no-cache'),
        cached('/fonts/*', immutable),
        cached('/scripts/*', immutable),
        cached('/pages/*', immutable),
        cached('/read/*', 'no-cache'),
        cached('/sitemaps/*', 'no-cache'),
      ]
    : [['/', ['Cache-Control', 'no-cache'], ['Content-Security-Policy', frontPagePolicy]]];
  const downloads = cached(links.download('*'), 'no-cache');
  const translations = editions.filter(({ kind }) => kind === 'translation');
  const rules: readonly Rule[] = [
    ['/*', ...everywhere],
    ...pages,
    downloads,
    cached(links.availableTranslations),
    cached(links.availableCommentaries),
    cached(links.availableDatasets),
    cached(links.openApi),
    cached(links.openApiAtRoot),
    cached('/api/c/*'),
    cached('/api/d/*'),
    cached(links.report('*').replace(/\.json$/, '')),
    cached(links.versification('*').replace(/\.json$/, '')),
    cached(links.languages),
    cached(`${links.translationLists}*`),
    cached(links.site),
    cached(links.features),
    cached(links.downloads),
    cached(links.lexicons),
    cached('/api/x/lexicon/*'),
    cached(links.plans),
    cached('/api/x/days/*'),
    cached('/api/x/verse-of-the-day.*'),
    cached(links.numberCounts),
    cached('/api/x/morphology/*'),
    cached('/api/x/alignment/*'),
    cached('/api/x/references/*'),
    cached('/api/x/search/*'),
    cached(links.manifest),
    cached(links.pages),
    cached(links.releases),
    cached(links.publishing, 'no-cache'),
    cached(links.release('*').replace(/\.json$/, ''), immutable),
    ...translations.map(({ id }) => cached(links.books(id).replace(/books\.json$/, '*'))),
  ];
  const fitting: readonly Rule[] =
    rules.length <= maxRules ? rules : [['/*', ...everywhere], ...pages, downloads, cached('/api/*')];
  return fitting.map(ruleText).join('\n');
}

function ruleText([pattern, ...fields]: Rule): string {
  return `${pattern}\n${fields.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
}
