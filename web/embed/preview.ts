import type { SimpleTranslationBookChapter } from '../../client/src/documents.ts';
import { shortestTag } from '../../src/model/shortest-tag.ts';
import type { Reference } from '../../src/references/reference.ts';
import { fetchDocument, loadOnce } from '../service/loading.ts';
import { referencedVerses } from '../service/referenced-verses.ts';
import { placeBeside } from '../widgets/place-beside.ts';
import styles from './preview.css' with { type: 'text' };

/** In milliseconds: a passing pointer opens nothing, and moving to the card does not close it. */
const delays = { open: 200, close: 250 } as const;

export class Previews {
  readonly #service: URL;
  readonly #translation: string;
  readonly #host = document.createElement('div');
  readonly #card: HTMLElement;
  readonly #loadOnce = loadOnce();
  #shown: HTMLAnchorElement | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(service: URL, translation: string, theme: string) {
    this.#service = service;
    this.#translation = translation;
    this.#host.popover = 'manual';
    this.#host.dataset.theme = theme;
    const root = this.#host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    // Isolated from the styles of the page and not subject to its style policy
    root.adoptedStyleSheets = [sheet];
    this.#card = document.createElement('div');
    root.append(this.#card);
    this.#host.addEventListener('pointerenter', () => clearTimeout(this.#timer));
    this.#host.addEventListener('pointerleave', () => this.#soon(undefined));
    addEventListener('keydown', ({ key }: KeyboardEvent) => key === 'Escape' && this.#close());
    addEventListener('pointerdown', ({ target }) => {
      if (target !== this.#host && target instanceof Node && !this.#shown?.contains(target)) this.#close();
    });
    addEventListener('scroll', ({ target }) => target !== this.#card && this.#close(), {
      capture: true,
      passive: true,
    });
  }

  add(link: HTMLAnchorElement, reference: Reference, label: string): void {
    const open = () => void this.#open(link, reference, label);
    link.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && this.#soon(open));
    link.addEventListener(
      'pointerleave',
      ({ pointerType }) => pointerType === 'mouse' && this.#soon(undefined),
    );
    link.addEventListener('focus', () => link.matches(':focus-visible') && open());
    link.addEventListener('blur', () => this.#close());
    link.addEventListener('click', (event) => {
      const isTouch = (event as PointerEvent).pointerType === 'touch';
      if (!isTouch || this.#shown === link) return this.#close();
      event.preventDefault();
      open();
    });
  }

  #soon(open: (() => void) | undefined): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(open ?? (() => this.#close()), delays[open ? 'open' : 'close']);
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#shown?.removeAttribute('aria-description');
    this.#shown = undefined;
    if (this.#host.isConnected) this.#host.hidePopover();
    this.#host.remove();
  }

  async #open(link: HTMLAnchorElement, reference: Reference, label: string): Promise<void> {
    if (this.#shown === link) return;
    this.#close();
    this.#shown = link;
    const head = document.createElement('p');
    head.className = 'head';
    const passage = document.createElement('a');
    passage.href = link.href;
    passage.tabIndex = -1;
    passage.textContent = label;
    head.append(passage, ` · ${this.#translation}`);
    const text = document.createElement('p');
    text.textContent = '…';
    this.#card.replaceChildren(head, text);
    document.body.append(this.#host);
    this.#host.showPopover();
    const isBelow = this.#place(link);
    const { book, chapter = 1 } = reference.from;
    try {
      const found = await this.#chapter(book, chapter);
      if (this.#shown !== link) return;
      const { verses, hasMore } = referencedVerses(found.chapter.content, chapter, reference);
      text.lang = shortestTag(found.translation.language);
      text.dir = found.translation.textDirection;
      text.className = 'text';
      text.replaceChildren(
        ...verses.flatMap((verse) => [
          ...(verses.length > 1 ? [verseNumber(verse.number)] : []),
          `${verse.text} `,
        ]),
        hasMore ? '…' : '',
      );
      if (verses.length === 0) text.textContent = '—';
      link.setAttribute('aria-description', text.textContent ?? '');
    } catch {
      if (this.#shown === link) text.textContent = '⚠';
    }
    if (this.#shown === link) this.#place(link, isBelow);
  }

  #place(link: Element, wasBelow?: boolean): boolean {
    return placeBeside(this.#host, link.getClientRects()[0] ?? link.getBoundingClientRect(), wasBelow);
  }

  #chapter(book: string, chapter: number): Promise<SimpleTranslationBookChapter> {
    const path = `api/${this.#translation}/${book}/${chapter}.simple.json`;
    return this.#loadOnce(path, () => fetchDocument(new URL(path, this.#service)));
  }
}

function verseNumber(verse: number): HTMLElement {
  const number = document.createElement('sup');
  number.textContent = `${verse} `;
  return number;
}
