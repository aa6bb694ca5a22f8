import { readFileSync } from 'node:fs';
import { escapeHtml } from '../../lib/html.ts';
import { shortestTag } from '../../model/shortest-tag.ts';
import { aboutText, chapterText } from './chapter-text.ts';
import type { ExportedBook, ExportedEdition } from './exported-book.ts';
import { ScriptFonts } from './script-fonts.ts';

interface HtmlOptions {
  readonly fonts: string | undefined;
  readonly remarks: string[];
}

/** An edition as one page, with rules for printing. Each verse has an anchor such as `JHN.3.16`. */
export function htmlText(edition: ExportedEdition, { fonts: folder, remarks }: HtmlOptions): string[] {
  const { name, language, direction, books } = edition;
  const fonts = new ScriptFonts(folder);
  fonts.add(name);
  const heads: string[] = [];
  const sections: string[] = [];
  for (const book of books()) {
    const text = bookText(book);
    fonts.add(text);
    heads.push(`@page b-${book.id}{@top-center{content:"${escapeCss(book.name)}"}}\n`);
    sections.push(text);
  }
  for (const script of fonts.missing())
    remarks.push(`The font for ${script} is not installed, so browsers use their own.`);
  return [
    `<!doctype html>
<html lang="${escapeHtml(shortestTag(language))}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(name)}</title>
<style>
${styleOf(fonts)}${heads.join('')}</style>
<h1>${escapeHtml(name)}</h1>
${aboutText(edition, fonts)}`,
    ...sections,
    `<script>\n${pagesScript()}</script>\n</html>\n`,
  ];
}

function bookText(book: ExportedBook): string {
  const chapters = Array.from(book.chapters(), (chapter) => {
    const { number } = chapter;
    return `<h3 id="${book.id}.${number}">${number}</h3>\n${chapterText(book, chapter, 'page')}`;
  });
  const heading = `<h2>${escapeHtml(book.title ?? book.name)}</h2>\n`;
  return `<section id="${book.id}" data-name="${escapeHtml(book.name)}" style="page:b-${book.id}">\n${heading}${chapters.join('')}</section>\n`;
}

function pagesScript(): string {
  return readFileSync(new URL('print-pages.js', import.meta.url), 'utf8');
}

function escapeCss(text: string): string {
  return text.replace(/["\\<\n]/g, (character) => `\\${character.codePointAt(0)!.toString(16)} `);
}

function styleOf(fonts: ScriptFonts): string {
  const embedded = fonts.embedded();
  const families = `${embedded.map(({ family }) => `"${family}",`).join('')}serif`;
  const faces = embedded.map(({ family, bytes }) => {
    const data = Buffer.from(bytes).toString('base64');
    return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${data}) format("woff2")}\n`;
  });
  const poetry = [1, 2, 3, 4].map(
    (level) => `section .q${level}{padding-inline-start:${level + 2}em;text-indent:-2em}\n`,
  );
  return `${faces.join('')}body{font:1.05rem/1.55 ${families};max-width:42rem;margin:2rem auto;padding:0 1rem}
h1,h2,h3,h4{line-height:1.25;break-after:avoid}
h4{margin:1em 0 .3em}
section p{margin:0;text-indent:1em;orphans:2;widows:2}
section .nb,section .d,h3+p,h4+p,.notes p{text-indent:0}
.d{font-style:italic}
.b{height:.6em;break-after:avoid}
${poetry.join('')}.wj{color:#a00}
.v,.n{font-size:.65em;line-height:1;vertical-align:super}
.v{font-weight:600}
.n{font-style:italic;text-decoration:none}
.notes{margin-top:1em;border-top:1px solid;padding-top:.4em;font-size:.85em}
section{break-before:page}
@media screen{section:not(.pages){content-visibility:auto;contain-intrinsic-size:auto 1000rem}}
@page{size:A5;margin:16mm 12mm;@top-center{font:8pt ${families}}@bottom-center{content:counter(page);font:8pt serif}}
@page:first{@bottom-center{content:none}}
@media print{body{max-width:none;margin:0;padding:0;font-size:9pt;line-height:1.4;hyphens:auto}
section:not(.pages){columns:2;column-gap:6mm}
h2{column-span:all;margin:0 0 .6em;text-align:center}
a{color:inherit}}
@page laid-out{margin:9mm 12mm 14mm;@top-center{content:none}}
.page{page:laid-out;contain:strict;break-before:page;width:124mm;height:186mm;display:flex;flex-direction:column;font-size:9pt;line-height:1.4;hyphens:auto;text-rendering:geometricPrecision}
.page h2{margin:0 0 .6em;text-align:center}
.head{display:flex;justify-content:space-between;margin-bottom:3mm;font-size:8pt}
.text{flex:1;min-height:0}
.text,.foot{columns:2;column-gap:6mm;column-fill:auto}
.foot{max-height:50%;font-size:7.5pt;line-height:1.3;column-fill:balance}
.foot:not(:empty){margin-top:2mm;border-top:.5pt solid;padding-top:1.5mm}
section .foot aside{break-inside:avoid}
section .text .rest,section .foot p{text-indent:0}
.text>:first-child{margin-top:0}
`;
}
