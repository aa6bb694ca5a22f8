import { basename, join } from 'node:path';

interface GuidePage {
  readonly name: string;
  readonly title: string;
  readonly body: string;
  readonly sections: readonly GuideSection[];
}

export interface GuideSection {
  /** Page name and heading id: `search#limits`. */
  readonly address: string;
  readonly title: string;
  readonly text: string;
}

const overview = 'README.md';

/**
 * The guides as pages, the overview first. Links between guides are kept. Links to other files of the
 * repository become plain text, and pictures are left out, because those are not served.
 * @param folder the folder of the Markdown files.
 * @throws Error for a link to a guide that does not exist.
 */
export async function guidePages(folder: string): Promise<readonly GuidePage[]> {
  const files = [...new Bun.Glob('*.md').scanSync(folder)].sort();
  const ordered = [overview, ...files.filter((file) => file !== overview)];
  return Promise.all(
    ordered.map(async (file) => guidePage(file, await Bun.file(join(folder, file)).text(), new Set(files))),
  );
}

function guidePage(file: string, markdown: string, files: ReadonlySet<string>): GuidePage {
  const html = Bun.markdown.html(markdown, { headings: { ids: true }, autolinks: { url: true } });
  const name = pageName(file);
  const body = withLinks(html, file, files);
  const sections = sectionsOf(name, body);
  return { name, title: sections[0]?.title ?? name, body, sections };
}

function pageName(file: string): string {
  return file === overview ? 'guides' : basename(file, '.md');
}

function withLinks(html: string, file: string, files: ReadonlySet<string>): string {
  return new HTMLRewriter()
    .on('a[href]', {
      element(link) {
        const href = link.getAttribute('href')!;
        const [, target, heading = ''] = /^([^#]*)(#.*)?$/.exec(href)!;
        if (/^[a-z]+:/.test(href) || target === '') return;
        if (!/^[\w-]+\.md$/.test(target!)) link.removeAndKeepContent();
        else if (!files.has(target!))
          throw new Error(`${file} links to ${target}, which is not in its folder.`);
        else link.setAttribute('href', pageName(target!) + heading);
      },
    })
    .on('p > img', {
      element(image) {
        image.remove();
      },
    })
    .on('table', {
      element(table) {
        table.before('<div class="wide" tabindex="0">', { html: true });
        table.after('</div>', { html: true });
      },
    })
    .on('pre', {
      element(code) {
        code.setAttribute('tabindex', '0');
      },
    })
    .transform(html.replaceAll(/<th( [^>]*)?><\/th>/g, '<td></td>'));
}

function sectionsOf(page: string, body: string): GuideSection[] {
  return body.split(/(?=<h[1-3][ >])/).flatMap((part) => {
    const [head, id, title] = /^<h[1-3](?: id="([^"]*)")?>(.*?)<\/h[1-3]>/s.exec(part) ?? [];
    if (head === undefined) return [];
    const isFirst = head.startsWith('<h1');
    const address = isFirst || !id ? page : `${page}#${id}`;
    return [{ address, title: plainText(title!), text: plainText(part.slice(head.length)) }];
  });
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|li|td|th|pre|h\d)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name]!)
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
