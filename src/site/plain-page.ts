import { createHash } from 'node:crypto';
import { Html, html } from '../lib/html.ts';

const style = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;overflow-wrap:break-word}
nav a:not(:last-child)::after{content:" /";color:GrayText}
table{display:block;overflow-x:auto}
td,th{text-align:start;padding:.2rem 1rem .2rem 0}
ul{list-style:none;padding:0}
.chapters{display:flex;flex-wrap:wrap;gap:.5rem}
.chapters a{display:block;min-width:2.5rem;padding:.4rem;box-sizing:border-box;border:1px solid;border-radius:.3rem;text-align:center;text-decoration:none}
`;
const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const policy = `default-src 'none'; style-src ${styleSource}`;

interface PlainPageOptions {
  readonly title?: string;
  /** BCP 47. */
  readonly language?: string;
  readonly direction?: 'ltr' | 'rtl';
  readonly head?: Html;
}

/** A page for people without JavaScript: lists of links, and errors. */
export function plainPage(
  body: Html,
  { title = 'Scriptorium', language = 'en', direction = 'ltr', head = html`` }: PlainPageOptions = {},
): string {
  return html`<!doctype html>
<html lang="${language}" dir="${direction}"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${new Html(policy)}"><meta name="viewport" content="width=device-width">
<title>${title}</title>
${head}<style>${new Html(style)}</style>
<main>
${body}
</main></html>
`.text;
}
