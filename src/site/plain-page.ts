import { Html, html } from '../lib/html.ts';
import { sha256OfText } from '../model/sha256-text.ts';
import { defaultColours, defaultSiteName, type SiteColour } from '../model/site.ts';
import type { ErrorDetail } from './errors.ts';

const lightDark = ({ light, dark }: SiteColour) => `light-dark(${light},${dark})`;

export const pageColours = `:root{color-scheme:light dark;${Object.entries(defaultColours)
  .map(([name, colour]) => `--${name}:${lightDark(colour)}`)
  .join(';')};--line:light-dark(#ddd5c7,#3c362e)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
h1,h2{font-family:"Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;font-weight:400;line-height:1.25}
`;

const style = `${pageColours}main{max-width:42rem;margin:0 auto;padding:1.5rem 1.25rem 3rem}
nav a{display:inline-block}
nav a:not(:last-child)::after{display:inline-block;padding-inline:.35rem;content:"/";color:var(--soft);text-decoration:none}
table{display:block;overflow-x:auto;border-collapse:collapse;overflow-wrap:normal}
td,th{text-align:start;padding:.3rem 1rem .3rem 0;border-bottom:1px solid var(--line)}
ul{list-style:none;padding:0}
li{padding:.2rem 0}
progress{width:100%;accent-color:var(--accent)}
.chapters{display:flex;flex-wrap:wrap;gap:.5rem}
.chapters a{display:block;min-width:2.75rem;padding:.4rem;border:1px solid var(--line);border-radius:8px;background:var(--raised);text-align:center;text-decoration:none}
.home{padding:.9rem 1.25rem;border-bottom:1px solid var(--line);background:var(--raised)}
.home a{font-weight:600;text-decoration:none}
`;
const styleHash = sha256OfText(style).replace(/../g, (digits) =>
  String.fromCharCode(Number.parseInt(digits, 16)),
);
const styleSource = `'sha256-${btoa(styleHash)}'`;

const basePolicy = `default-src 'none'; style-src ${styleSource}`;

interface PlainPageOptions {
  readonly title?: string;
  readonly language?: string;
  readonly direction?: 'ltr' | 'rtl';
  readonly head?: Html;
  /** A bar with a link to the reader: its address and the name of the service. */
  readonly home?: { readonly href: string; readonly name: string };
  readonly policy?: string;
}

export function plainPage(
  body: Html,
  {
    title = 'Scriptorium',
    language = 'en',
    direction = 'ltr',
    head = html``,
    home,
    policy = '',
  }: PlainPageOptions = {},
): string {
  return html`<!doctype html>
<html lang="${language}" dir="${direction}"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${new Html(`${basePolicy}; ${policy}`)}"><meta name="viewport" content="width=device-width">
<title>${title}</title>
${head}<style>${new Html(style)}</style>
${home ? html`<header class="home"><a href="${home.href}">${home.name}</a></header>\n` : html``}<main>
${body}
</main></html>
`.text;
}

export const frontPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/**
 * The 404 page for people who follow an old or mistyped address: explains the fault and links to
 * alternatives.
 * @param detail contains paths without the base path.
 */
export function notFoundText(
  { message, hint }: Pick<ErrorDetail, 'message' | 'hint'>,
  basePath: string,
  name = defaultSiteName,
): string {
  return plainPage(
    html`<h1>There is nothing at this address</h1>
<p>${message}${hint === undefined ? '' : html` ${withLinks(hint, basePath)}`}</p>
<p>Continue at ${link('/', basePath, 'the front page')}.</p>`,
    { title: `Not found – ${name}`, home: { href: `${basePath}/`, name } },
  );
}

function withLinks(text: string, basePath: string): Html {
  const parts = text.split(/(\/api\/[^\s?]*\.json|\/read(?:\/[\w:-]+)*)/);
  return html`${parts.map((part, index) => (index % 2 === 1 ? link(part, basePath) : html`${part}`))}`;
}

export function link(path: string, basePath: string, text = basePath + path): Html {
  return html`<a href="${basePath}${path}">${text}</a>`;
}
