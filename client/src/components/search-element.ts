import { formatReference, verseSignOf } from '../../../src/references/write-references.ts';
import type { FoundVerse, SearchAnswer, TranslationBooks } from '../documents.ts';
import { search } from '../search.ts';
import { attributionFooter, button, element, linkTo } from './elements.ts';
import { componentTexts, ScriptureElement } from './scripture-element.ts';

/**
 * `<scripture-search translation="BSB" query="living water" books="NT" limit="20">`. A form of the page with
 * `slot="form"` and a field named `q` replaces the one of the component.
 */
export class ScriptureSearchElement extends ScriptureElement {
  static override observedAttributes = [
    ...ScriptureElement.observedAttributes,
    ...['query', 'books', 'limit'],
  ];

  declare query: string | null;
  declare books: string | null;
  declare limit: string | null;

  readonly #field = element('input', 'field');
  readonly #button = element('button', 'button');
  readonly #count = element('p', 'count');

  constructor() {
    super();
    this.#field.type = 'search';
    this.#field.name = 'q';
    this.#count.setAttribute('role', 'status');
    const form = element('form', 'form', this.#field, this.#button);
    form.setAttribute('role', 'search');
    const slot = element('slot', '', form);
    slot.name = 'form';
    this.shadowRoot!.prepend(slot, this.#count);
    for (const source of [this, form]) source.addEventListener('submit', (event) => this.#onSubmit(event));
  }

  #onSubmit(event: Event): void {
    const form = event.target as HTMLFormElement;
    const query = form.slot === 'form' || form.part.contains('form') ? new FormData(form).get('q') : null;
    if (query === null) return;
    event.preventDefault();
    if (this.query === query) this.refresh();
    else this.query = String(query);
  }

  protected async load(signal: AbortSignal): Promise<readonly Node[]> {
    this.#field.setAttribute('aria-label', this.getAttribute('label') ?? componentTexts.searchLabel);
    this.#button.textContent = componentTexts.search;
    this.#field.value = this.query ?? '';
    const query = this.query?.trim();
    this.#count.textContent = '';
    if (!query) return [];
    const { client, translations } = this;
    const lists = await Promise.all(translations.map((id) => this.booksOf(id, signal)));
    const editions = new Map(lists.map((list) => [list.translation.id, list]));
    const { books, limit } = this;
    const options = { ...(books ? { books } : {}), ...(limit ? { limit: Number(limit) } : {}), signal };
    const results = element('ol', 'results');
    const footer = element('div', '');
    const draw = (answer: SearchAnswer, before: readonly Node[]) => {
      results.replaceChildren(...before, ...answer.results.map((each) => this.#drawn(each, editions)));
      const shown = [...results.childNodes];
      const next = new URLSearchParams(answer.next ?? '');
      const from = next.get('from');
      const page = { ...options, offset: Number(next.get('offset') ?? 0), ...(from ? { from } : {}) };
      const more = button('more', componentTexts.more, () => {
        more.disabled = true;
        search(client, query, translations, page).then(
          (found) => draw(found, shown),
          (error) => !signal.aborted && this.fail(error),
        );
      });
      footer.replaceChildren(...(answer.next === null ? [] : [more]), attributionFooter(answer.attributions));
    };
    const onProgress = (answer: SearchAnswer) => {
      if (signal.aborted) return;
      draw(answer, []);
      this.show([results, footer]);
    };
    const answer = await search(client, query, translations, { ...options, onProgress });
    if (signal.aborted) return [];
    draw(answer, []);
    const { total, didYouMean = [] } = answer;
    const found = answer.results.length;
    this.#count.textContent = found === 0 ? componentTexts.noVerses : componentTexts.verses(total || found);
    const corrections = didYouMean.map(({ query: other }) =>
      button('suggestion', other, () => {
        this.query = other;
      }),
    );
    const suggestions = element('p', 'suggestions', `${componentTexts.didYouMean} `, ...corrections);
    return [...(corrections.length > 0 ? [suggestions] : []), results, footer];
  }

  #drawn(result: FoundVerse, editions: ReadonlyMap<string, TranslationBooks>): HTMLElement {
    const { translation, book, chapter, verse, endVerse = verse, text, marks } = result;
    const list = editions.get(translation);
    const from = { book, chapter, verse };
    const reference = { from, to: { ...from, verse: endVerse } };
    const language = list?.translation.language;
    const label = formatReference(reference, {
      name: (id) => list?.books.find((each) => each.id === id)?.name,
      verseSign: verseSignOf(language),
    });
    const name = editions.size > 1 ? `${label} (${translation})` : label;
    const place = linkTo(this.addressOf(translation, result), 'place', name);
    const shown = element('span', 'text');
    let end = 0;
    for (const [start = 0, stop = 0] of marks) {
      shown.append(text.slice(end, start), element('mark', 'match', text.slice(start, stop)));
      end = stop;
    }
    shown.append(text.slice(end));
    const item = element('li', 'result', place, ' ', shown);
    // HTML requires the shortest code
    if (language && language !== 'und') item.lang = Intl.getCanonicalLocales(language)[0]!;
    item.dir = list?.translation.textDirection ?? 'auto';
    return item;
  }
}
