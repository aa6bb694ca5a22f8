import { element } from './elements.ts';
import { componentTexts, ScriptureElement } from './scripture-element.ts';

/** Milliseconds after the frame has loaded until its reader must have reported. */
const maxStart = 15_000;

interface FramePlace {
  readonly translation?: string;
  readonly book?: string;
  readonly chapter?: number;
  readonly verse?: number;
  readonly endVerse?: number;
}

/**
 * `<scripture-reader reference="John 3" translation="BSB" theme="dark">` shows the reader of the service in a frame,
 * with the height of its text. The service must allow frames of the page.
 */
export class ScriptureReaderElement extends ScriptureElement {
  static override observedAttributes = [...ScriptureElement.observedAttributes, 'reference', 'theme'];

  declare reference: string | null;
  declare theme: 'auto' | 'light' | 'dark' | null;

  #frame: HTMLIFrameElement | undefined;
  #stop: AbortController | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // A frame that is moved in the page loads again
    this.#stop?.abort();
    this.#frame?.remove();
    this.#frame = undefined;
  }

  protected async load(signal: AbortSignal): Promise<readonly Node[]> {
    const place = await this.#place(signal);
    const { serviceUrl } = this;
    const root = new URL(serviceUrl);
    root.searchParams.set('embed', location.origin);
    if (!this.#frame?.src.startsWith(`${root.href}#`)) await this.#open(root, place, signal);
    else this.#tell({ scriptorium: 'go', ...place });
    this.#tell({ scriptorium: 'theme', theme: this.theme ?? 'auto' });
    return this.#frame ? [this.#frame] : [];
  }

  #tell(message: object): void {
    this.#frame?.contentWindow?.postMessage(message, this.serviceUrl.origin);
  }

  async #open(root: URL, place: FramePlace, signal: AbortSignal): Promise<void> {
    this.#stop?.abort();
    this.#stop = new AbortController();
    const frame = element('iframe', 'frame');
    frame.title = this.getAttribute('label') ?? componentTexts.reader;
    const { translation, book, chapter, verse, endVerse } = place;
    const verses = verse ? `?v=${verse}${endVerse ? `-${endVerse}` : ''}` : '';
    frame.src = `${root.href}#${book ? `/${translation}/${book}/${chapter}${verses}` : ''}`;
    frame.hidden = true;
    const ready = new Promise<void>((done, refuse) => {
      const onMessage = ({ origin, source, data }: MessageEvent) => {
        if (origin !== root.origin || source !== frame.contentWindow) return;
        if (data?.scriptorium === 'ready') done();
        if (data?.scriptorium === 'height') frame.style.height = `${Number(data.height)}px`;
        if (data?.scriptorium === 'place') this.send('place', data);
      };
      addEventListener('message', onMessage, { signal: this.#stop!.signal });
      signal.addEventListener('abort', () => refuse(signal.reason));
      frame.addEventListener('load', () => {
        setTimeout(() => refuse(new Error(componentTexts.noFrame)), maxStart);
      });
    });
    this.#frame?.remove();
    this.#frame = frame;
    this.content.append(frame);
    try {
      await ready;
      frame.hidden = false;
    } catch (error) {
      if (this.#frame === frame) this.#frame = undefined;
      frame.remove();
      throw error;
    }
  }

  async #place(signal: AbortSignal): Promise<FramePlace> {
    const reference = this.reference?.trim();
    if (!reference && !this.translation) return {};
    const [translation] = this.translations as [string];
    if (!reference) {
      const { books } = await this.booksOf(translation, signal);
      return { translation, book: books[0]!.id, chapter: books[0]!.firstChapterNumber };
    }
    const { readReference } = await import('../written.ts');
    const { from, to } = await readReference(this.client, reference, { signal });
    const isOneChapter = to.book === from.book && to.chapter === from.chapter;
    const { book, chapter = 1, verse } = from;
    return {
      ...{ translation, book, chapter },
      ...(verse ? { verse } : {}),
      ...(verse && isOneChapter && to.verse && to.verse > verse ? { endVerse: to.verse } : {}),
    };
  }
}
