/**
 * A script for other sites that turns references into links to this service with previews of their verses:
 * `<script src="https://scripture.example.org/embed.js" data-translation="BSB" async></script>`.
 */
import type { Translation, TranslationBook } from '../../client/src/documents.ts';
import { preferredTranslation } from '../../client/src/preferred-translation.ts';
import { detectReferences, formatReference } from '../../client/src/references.ts';
import { shortestTag } from '../../src/model/shortest-tag.ts';
import { nameTableOf } from '../../src/references/names-of-languages.ts';
import type { Reference } from '../../src/references/reference.ts';
import { fetchDocument } from '../service/loading.ts';
import { Previews } from './preview.ts';

declare const languagesOfNames: Readonly<Record<string, string>>;
/** The end of the path of each script with names: `-1a2b3c4d.js`. */
declare const namesEnding: string;
declare const quotationsPath: string;

type CheckingModule = typeof import('./quotations/check-page.ts');

/** Elements without prose, and interactive ones that must not contain links. */
const leftAlone =
  'a, button, label, summary, input, textarea, select, option, code, pre, kbd, samp, script, style, noscript, template, svg, math, iframe, canvas, [contenteditable]:not([contenteditable="false"]), [translate="no"], [data-scripture="off"]';
const atOnce = 100;

interface Edition {
  readonly translation: Translation;
  readonly books: readonly TranslationBook[];
  readonly languages: NonNullable<Parameters<typeof detectReferences>[1]>['languages'];
  readonly language: string;
}

// `document.currentScript` is only set while the script runs synchronously
if (document.currentScript instanceof HTMLScriptElement) void start(document.currentScript);

async function start(script: HTMLScriptElement): Promise<void> {
  const service = new URL('.', script.src);
  const { selector = 'body', theme = 'auto', watch, quotations } = script.dataset;
  try {
    const edition = await editionOf(service, script.dataset);
    if (document.readyState === 'loading') {
      await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }));
    }
    const previews = new Previews(service, edition.translation.id, theme);
    const link = async (roots: Iterable<Element>) => {
      const all = [...roots];
      await linkAll(all, service, edition, previews);
      if (quotations === undefined) return;
      const check: CheckingModule = await import(new URL(quotationsPath, service).href);
      const detect = (text: string) => detectReferences(text, edition);
      const editions = (quotations || edition.translation.id).split(/[\s,]+/);
      await check.checkQuotations(all, { service, theme, detect, editions });
    };
    await link(document.querySelectorAll(selector));
    if (watch !== undefined) watchFor(selector, link);
  } catch (error) {
    console.warn(`Scripture references are not linked: ${(error as Error).message}`);
  }
}

async function editionOf(service: URL, { translation: id, language }: DOMStringMap): Promise<Edition> {
  const wanted = id ?? (await firstEdition(service));
  const list = await fetchDocument<{ translation: Translation; books: TranslationBook[] }>(
    new URL(`api/${encodeURIComponent(wanted)}/books.json`, service),
  );
  const spoken = language ?? document.documentElement.lang;
  const named = languagesOfNames[shortestTag(spoken).split('-')[0]!];
  const address = new URL(`scripts/names-${named}${namesEnding}`, service).href;
  const row = named && ((await import(address)) as { default: string }).default;
  const ofLanguage = () => (row ? nameTableOf(row) : undefined);
  return { ...list, languages: { ofLanguage }, language: language ?? list.translation.language };
}

async function firstEdition(service: URL): Promise<string> {
  const address = new URL('api/available_translations.json', service);
  const { translations } = await fetchDocument<{ translations: Translation[] }>(address);
  const chosen = preferredTranslation(translations) ?? translations[0];
  if (!chosen) throw new Error(`${service.href} has no translations.`);
  return chosen.id;
}

async function linkAll(roots: Iterable<Element>, service: URL, edition: Edition, previews: Previews) {
  let count = 0;
  for (const root of roots) {
    if (root.closest(leftAlone)) continue;
    for (const text of textsIn(root)) {
      if (++count % atOnce === 0) await new Promise((done) => setTimeout(done));
      if (text.isConnected) linkText(text, service, edition, previews);
    }
  }
}

function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
    return node.matches(leftAlone) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (/[\p{Nd}一二三四五六七八九十百]/u.test(text.data)) texts.push(text);
  }
  return texts;
}

function linkText(text: Text, service: URL, edition: Edition, previews: Previews): void {
  const { books, translation } = edition;
  const found = detectReferences(text.data, edition).toReversed();
  let before = Number.POSITIVE_INFINITY;
  for (const { from, to, start, end } of found) {
    const book = books.find(({ id }) => id === from.book);
    if (!book || end > before) continue;
    before = start;
    const reference = { from: { ...from, chapter: from.chapter ?? book.firstChapterNumber }, to };
    const link = document.createElement('a');
    link.href = new URL(`read/${versePath(translation.id, reference)}`, service).href;
    link.className = 'scripture-reference';
    text.splitText(end);
    const written = text.splitText(start);
    written.replaceWith(link);
    link.append(written);
    previews.add(
      link,
      reference,
      formatReference({ from, to }, { books, language: translation.language, rangeSign: '–' }),
    );
  }
}

/** `BSB/JHN/3:16-18`; `end` is set if the reference ends in another chapter. */
function versePath(translation: string, { from, to }: Reference): string {
  const { book, chapter, verse } = from;
  if (verse === undefined) return `${translation}/${book}/${chapter}`;
  const isWithin = to.book === book && to.chapter === chapter && Number.isFinite(to.verse ?? verse);
  const last = isWithin ? (to.verse ?? verse) : 'end';
  return `${translation}/${book}/${chapter}:${verse}${last === verse ? '' : `-${last}`}`;
}

function watchFor(selector: string, link: (roots: Iterable<Element>) => unknown): void {
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const isOwn = (node: Element) => node.matches('.scripture-reference,.scripture-quotation');
    void link(
      added.filter(
        (node): node is Element => node instanceof Element && !isOwn(node) && node.closest(selector) !== null,
      ),
    );
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
