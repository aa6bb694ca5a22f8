import type { TranslationBooks } from '../documents.ts';
import { createSource } from '../http/create-source.ts';
import { type DocumentSource, documentPath } from '../http/document-source.ts';
import { element, setRoot } from './elements.ts';

/** The words of the components. A page in another language assigns its own: `Object.assign(componentTexts, {...})`. */
export const componentTexts = {
  search: 'Search',
  searchLabel: 'Search the Bible',
  verses: (count: number) => (count === 1 ? '1 verse' : `${count} verses`),
  noVerses: 'No verses found.',
  didYouMean: 'Did you mean',
  more: 'More',
  note: 'Footnote',
  reader: 'Scripture',
  missing: (attribute: string) => `The attribute "${attribute}" is missing.`,
  noFrame: 'The reader did not load. Its service must allow frames of this page (--frame-ancestors).',
};

let defaultService = '/';

/** Sets the service of components without the attribute `service`; by default the origin of the page. */
export function setDefaultService(url: string | URL): void {
  defaultService = String(url);
}

const clients = new Map<string, DocumentSource>();

/** On a server the module can be imported, but its elements cannot be created. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/**
 * A custom element that shows an answer of the service. Its own content, such as text rendered by a server, remains
 * visible until the answer has arrived, and if it fails. It loads again when an attribute changes, and aborts when it
 * is removed from the page.
 */
export abstract class ScriptureElement extends Base {
  /** Each of these attributes is also a property. */
  static observedAttributes: readonly string[] = ['service', 'translation'];

  declare service: string | null;
  /** Ids separated by commas. */
  declare translation: string | null;

  protected readonly content = element('div', 'content');
  readonly #error = element('p', 'error');
  readonly #fallback = element('slot', '');
  #call: AbortController | undefined;
  #isQueued = false;

  constructor() {
    super();
    this.#error.setAttribute('role', 'alert');
    this.#error.hidden = true;
    setRoot(this.attachShadow({ mode: 'open' }), [this.content, this.#fallback, this.#error]);
  }

  protected abstract load(signal: AbortSignal): Promise<readonly Node[]>;

  connectedCallback(): void {
    const { observedAttributes } = this.constructor as typeof ScriptureElement;
    // Assigned before the element was defined
    for (const name of observedAttributes.filter((each) => Object.hasOwn(this, each))) {
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
    this.refresh();
  }

  disconnectedCallback(): void {
    this.#call?.abort();
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (before !== after) this.refresh();
  }

  protected refresh(): void {
    if (this.#isQueued) return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = false;
      if (this.isConnected) void this.#load();
    });
  }

  protected get serviceUrl(): URL {
    const url = new URL(this.service || defaultService, document.baseURI);
    if (!url.pathname.endsWith('/')) url.pathname += '/';
    return url;
  }

  protected get client(): DocumentSource {
    const { href } = this.serviceUrl;
    const client = clients.get(href) ?? createSource({ baseUrl: href });
    clients.set(href, client);
    return client;
  }

  protected booksOf(translation: string, signal: AbortSignal): Promise<TranslationBooks> {
    return this.client.get<TranslationBooks>(documentPath`/api/${translation}/books.json`, { signal });
  }

  /** @throws Error if the attribute is missing or empty. */
  protected required(attribute: string): string {
    const value = this.getAttribute(attribute)?.trim();
    if (!value) throw new Error(componentTexts.missing(attribute));
    return value;
  }

  protected get translations(): string[] {
    return this.required('translation').split(/[\s,]+/);
  }

  protected addressOf(translation: string, { book, chapter, verse, endVerse }: LinkedVerses): string {
    const last = endVerse === undefined || endVerse === verse ? '' : `-${endVerse}`;
    const verses = verse ? `:${verse}${last}` : '';
    return new URL(`read/${translation}/${book}/${chapter}${verses}`, this.serviceUrl).href;
  }

  protected show(nodes: readonly Node[]): void {
    const { childNodes } = this.content;
    // Moving a frame would load it again
    const isSame = nodes.length === childNodes.length && nodes.every((node, at) => node === childNodes[at]);
    if (!isSame) this.content.replaceChildren(...nodes);
    this.#fallback.hidden = nodes.length > 0;
    this.#error.hidden = true;
    this.#error.textContent = '';
  }

  protected fail(error: unknown): void {
    this.show([]);
    const { message, hint } = error as { message: string; hint?: string };
    this.#error.textContent = hint ? `${message} ${hint}` : message;
    this.#error.hidden = false;
    this.send('error', error);
  }

  protected send(name: 'load' | 'error' | 'place', detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(`scripture-${name}`, { detail, bubbles: true, composed: true }));
  }

  /** Runs `task` unless a newer one starts or the element is removed; shows its error. */
  protected async run(task: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.#call?.abort();
    const call = new AbortController();
    this.#call = call;
    this.content.ariaBusy = 'true';
    try {
      await task(call.signal);
    } catch (error) {
      if (!call.signal.aborted) this.fail(error);
    } finally {
      if (this.#call === call) this.content.ariaBusy = null;
    }
  }

  async #load(): Promise<void> {
    await this.run(async (signal) => {
      const nodes = await this.load(signal);
      if (signal.aborted) return;
      this.show(nodes);
      this.send('load');
    });
  }
}

interface LinkedVerses {
  readonly book: string;
  readonly chapter: number;
  readonly verse?: number;
  readonly endVerse?: number | undefined;
}

export function define(name: string, type: typeof ScriptureElement): void {
  // On a server, or loaded twice
  if (!globalThis.customElements || customElements.get(name)) return;
  for (const attribute of type.observedAttributes) {
    Object.defineProperty(type.prototype, attribute, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute);
      },
      set(this: HTMLElement, value: unknown) {
        if (value === null || value === undefined || value === false) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value === true ? '' : String(value));
      },
    });
  }
  customElements.define(name, type as unknown as CustomElementConstructor);
}
