import { escapeHtml } from '../../../lib/html.ts';
import { sha256Of } from '../../../lib/sha256.ts';
import { ZipFileWriter } from '../../../lib/zip-file-writer.ts';
import { shortestTag } from '../../../model/shortest-tag.ts';
import { aboutText, anchorOf, chapterText } from '../chapter-text.ts';
import type { ExportedEdition } from '../exported-book.ts';
import { ScriptFonts } from '../script-fonts.ts';
import { coverImage } from './epub-cover.ts';

interface EpubOptions {
  readonly fonts: string | undefined;
  readonly remarks: string[];
}

/** Writes an edition as EPUB 3.3 with a document for each chapter. The same edition gives the same bytes. */
export async function writeEpub(
  edition: ExportedEdition,
  path: string,
  { fonts: folder, remarks }: EpubOptions,
): Promise<void> {
  const fonts = new ScriptFonts(folder);
  fonts.add(edition.name);
  // The library is read before anything is awaited, so that the result reflects a single state
  const epub = new Epub(edition);
  epub.addBooks(fonts);
  for (const script of fonts.missing())
    remarks.push(`The font for ${script} is not installed, so e-readers use their own.`);
  epub.addRest(fonts);
  using zip = new ZipFileWriter(path);
  await zip.addStored('mimetype', Buffer.from('application/epub+zip'));
  await zip.addText('META-INF/container.xml', container);
  await zip.addText('EPUB/package.opf', epub.packageText());
  for (const { name, content } of epub.items)
    if (typeof content === 'string') await zip.addText(`EPUB/${name}`, content);
    else await zip.addStored(`EPUB/${name}`, content);
  await zip.end();
}

const container = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

interface Item {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly properties?: string;
  readonly content: string | Uint8Array;
  readonly isRead?: true;
}

interface ListedBook {
  readonly name: string;
  readonly chapters: readonly { readonly number: number; readonly name: string }[];
}

class Epub {
  readonly items: Item[] = [];
  readonly #edition: ExportedEdition;
  readonly #books: ListedBook[] = [];

  constructor(edition: ExportedEdition) {
    this.#edition = edition;
    const { name } = edition;
    const image = { id: 'cover-image', name: 'cover.svg', type: 'image/svg+xml', properties: 'cover-image' };
    this.items.push({ ...image, content: coverImage(edition) });
    const cover = `<section epub:type="cover"><img src="cover.svg" alt="${escapeHtml(name)}" role="doc-cover"/></section>\n`;
    this.#page('cover', name, cover);
  }

  addBooks(fonts: ScriptFonts): void {
    // The page about the edition comes first, and lists the fonts that the chapters need
    const before = this.items.length;
    for (const book of this.#edition.books()) {
      const chapters: { number: number; name: string }[] = [];
      fonts.add(book.name);
      for (const chapter of book.chapters()) {
        const { number } = chapter;
        const title =
          chapters.length === 0
            ? `<h1 id="${anchorOf(book.id)}">${escapeHtml(book.title ?? book.name)}</h1>\n`
            : '';
        const heading = `<h2 id="${anchorOf(book.id, number)}">${escapeHtml(book.name)} ${number}</h2>\n`;
        const text = chapterText(book, chapter, 'epub');
        fonts.add(text);
        const id = anchorOf(book.id, number);
        this.#page(
          id,
          `${book.name} ${number}`,
          `<section epub:type="chapter" role="doc-chapter">\n${title}${heading}${text}</section>\n`,
        );
        chapters.push({ number, name: `${id}.xhtml` });
      }
      if (chapters.length > 0) this.#books.push({ name: book.name, chapters });
    }
    const chapters = this.items.splice(before);
    this.#addAbout(fonts);
    this.#addContents();
    this.items.push(...chapters);
  }

  addRest(fonts: ScriptFonts): void {
    const embedded = fonts.embedded();
    const families = embedded.map(({ family }) => `"${family}",`).join('');
    const faces = embedded.map(
      ({ family, file }) => `@font-face{font-family:"${family}";src:url(fonts/${file}) format("woff2")}\n`,
    );
    const content = `${faces.join('')}body{font-family:${families}serif}\n${styleOf(this.#edition.direction)}`;
    this.items.push({ id: 'style', name: 'style.css', type: 'text/css', content });
    for (const { file, bytes } of embedded)
      this.items.push({
        id: `font-${file.split('-400')[0]}`,
        name: `fonts/${file}`,
        type: 'font/woff2',
        content: bytes,
      });
  }

  #addAbout(fonts: ScriptFonts): void {
    const { name } = this.#edition;
    const text = `<section epub:type="titlepage">\n<h1>${escapeHtml(name)}</h1>\n${aboutText(this.#edition, fonts)}</section>\n`;
    this.#page('about', name, text);
  }

  #addContents(): void {
    const books = this.#books.map(({ name, chapters }) => {
      const links = chapters.map((chapter) => `<li><a href="${chapter.name}">${chapter.number}</a></li>`);
      const start = `<li><a href="${chapters[0]!.name}">${escapeHtml(name)}</a>`;
      return `${start}\n<ol class="chapters">${links.join('')}</ol></li>\n`;
    });
    const first = this.#books[0]?.chapters[0]?.name ?? 'about.xhtml';
    const { name } = this.#edition;
    const text = `<nav epub:type="toc" role="doc-toc">
<h1>${escapeHtml(name)}</h1>
<ol>
${books.length > 0 ? books.join('') : `<li><a href="about.xhtml">${escapeHtml(name)}</a></li>\n`}</ol>
</nav>
<nav epub:type="landmarks" hidden="hidden" lang="en" xml:lang="en" dir="ltr">
<ol>
<li><a epub:type="cover" href="cover.xhtml">Cover</a></li>
<li><a epub:type="toc" href="nav.xhtml">Contents</a></li>
<li><a epub:type="bodymatter" href="${first}">Text</a></li>
</ol>
</nav>
`;
    this.#page('nav', name, text, 'nav');
  }

  #page(id: string, title: string, body: string, properties?: string): void {
    const { language, direction } = this.#edition;
    const tag = escapeHtml(shortestTag(language));
    const content = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${tag}" xml:lang="${tag}" dir="${direction}">
<head><title>${escapeHtml(title)}</title><link rel="stylesheet" href="style.css"/></head>
<body>
${body}</body>
</html>
`;
    const type = 'application/xhtml+xml';
    this.items.push({
      id,
      name: `${id}.xhtml`,
      type,
      ...(properties && { properties }),
      content,
      isRead: true,
    });
  }

  packageText(): string {
    const { direction, language } = this.#edition;
    const manifest = this.items.map(({ id, name, type, properties }) => {
      const more = properties ? ` properties="${properties}"` : '';
      return `<item id="${id}" href="${name}" media-type="${type}"${more}/>\n`;
    });
    const spine = this.items.filter(({ isRead }) => isRead).map(({ id }) => `<itemref idref="${id}"/>\n`);
    return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${escapeHtml(shortestTag(language))}" dir="${direction}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadataText(this.#edition)}</metadata>
<manifest>
${manifest.join('')}</manifest>
<spine page-progression-direction="${direction}">
${spine.join('')}</spine>
</package>
`;
  }
}

/** Fixed, so that the same edition gives the same bytes. */
const modified = '2000-01-01T00:00:00Z';

function metadataText({ id, name, language, metadata }: ExportedEdition): string {
  const { website, licenseUrl, licenseNotes, licenseNotice } = metadata;
  const dc = (element: string, text: string) => `<dc:${element}>${escapeHtml(text)}</dc:${element}>\n`;
  const properties = [
    ['dcterms:modified', modified],
    ['schema:accessMode', 'textual'],
    ['schema:accessModeSufficient', 'textual'],
    ...['displayTransformability', 'readingOrder', 'structuralNavigation', 'tableOfContents'].map(
      (feature) => ['schema:accessibilityFeature', feature],
    ),
    ['schema:accessibilityHazard', 'none'],
    [
      'schema:accessibilitySummary',
      'Text with headings for books and chapters, a table of contents, and links between notes and their callers.',
    ],
  ];
  const hasLicence = licenseUrl !== undefined && URL.canParse(licenseUrl);
  return [
    `<dc:identifier id="id">urn:uuid:${uuidOf(`${id}\n${website ?? ''}`)}</dc:identifier>\n`,
    dc('title', name),
    dc('language', shortestTag(language)),
    ...(website ? [dc('source', website)] : []),
    ...[licenseUrl, licenseNotes, licenseNotice].map((line) => (line ? dc('rights', line) : '')),
    hasLicence ? `<link rel="dcterms:license" href="${escapeHtml(new URL(licenseUrl).href)}"/>\n` : '',
    ...properties.map(([property, text]) => `<meta property="${property}">${text}</meta>\n`),
  ].join('');
}

/** A UUID of version 8 (RFC 9562): it stays the same when the text is revised. */
function uuidOf(name: string): string {
  const hex = sha256Of(name);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function styleOf(direction: 'ltr' | 'rtl'): string {
  const side = direction === 'rtl' ? 'right' : 'left';
  const poetry = [1, 2, 3, 4].map(
    (level) => `.q${level}{margin:0;margin-${side}:${level + 1}em;text-indent:-1em}\n`,
  );
  return `h1,h2,h3{line-height:1.25;page-break-after:avoid;break-after:avoid}
h1{text-align:center}
h3{font-size:1em}
p{margin:0;text-indent:1em}
.nb,.d,.notes p{text-indent:0}
.d{font-style:italic;margin-bottom:.6em}
.b{height:.6em}
${poetry.join('')}.wj{color:#a00}
.v,.n{font-size:.65em;line-height:1;vertical-align:super}
.n{text-decoration:none}
.notes{margin-top:1.5em;border-top:1px solid;padding-top:.6em;font-size:.85em}
img{max-width:100%;max-height:100%}
.chapters li{display:inline-block;list-style:none;min-width:2em}
`;
}
