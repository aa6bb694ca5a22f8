import type { PassageAnswer, PassageEdition } from '../documents.ts';
import { passages, verseOfTheDay } from '../passages.ts';
import { attributionFooter, button, element, linkTo } from './elements.ts';
import { componentTexts, ScriptureElement } from './scripture-element.ts';
import { textOfVerses } from './verse-text.ts';

abstract class PassageView extends ScriptureElement {
  protected drawn(answer: PassageAnswer, loadPassage: (reference: string) => Promise<PassageAnswer>): Node[] {
    const texts = this.#textsOf(answer);
    const rest = (next: string | null): Node[] => {
      if (next === null) return [];
      const more = button('more', componentTexts.more, () => {
        more.disabled = true;
        loadPassage(next).then(
          (found) => more.replaceWith(...this.#textsOf(found), ...rest(found.next)),
          (error) => this.isConnected && this.fail(error),
        );
      });
      return [more];
    };
    return [...texts, ...rest(answer.next), attributionFooter(answer.attributions)];
  }

  #textsOf(answer: PassageAnswer): Node[] {
    return answer.passages.map(({ editions }) =>
      element(
        'section',
        'passage',
        element('div', 'editions', ...editions.map((edition) => this.#editionOf(edition))),
      ),
    );
  }

  #editionOf({ translation, label, verses }: PassageEdition): HTMLElement {
    const [first] = verses;
    // Titles after a verse belong to it
    const last = verses.filter(({ verse }) => verse > 0).at(-1) ?? first;
    const isOneChapter = first && last && first.book === last.book && first.chapter === last.chapter;
    const address =
      first &&
      this.addressOf(translation, {
        ...first,
        endVerse: isOneChapter ? (last.endVerse ?? last.verse) : undefined,
      });
    const title = element('p', 'label', linkTo(address ?? '', 'place', `${label} (${translation})`));
    title.dir = 'auto';
    const edition = element('div', 'edition', title, ...textOfVerses(verses));
    edition.dir = 'auto';
    return edition;
  }
}

/**
 * `<scripture-passage reference="John 3:16-18" translation="BSB,KJV" footnotes headings>`. The attribute is not called
 * `ref`, which has another meaning in React and Vue.
 */
export class ScripturePassageElement extends PassageView {
  static override observedAttributes = [
    ...ScriptureElement.observedAttributes,
    ...['reference', 'footnotes', 'headings'],
  ];

  declare reference: string | null;
  declare footnotes: string | boolean | null;
  declare headings: string | boolean | null;

  protected async load(signal: AbortSignal): Promise<Node[]> {
    const { client, translations } = this;
    const include = (['footnotes', 'headings'] as const).filter((part) => this.hasAttribute(part));
    const loadPassage = (reference: string) => passages(client, reference, translations, { include, signal });
    return this.drawn(await loadPassage(this.required('reference')), loadPassage);
  }
}

/** `<scripture-verse-of-the-day translation="BSB" date="2026-01-31">`; by default the date of the device. */
export class ScriptureVerseOfTheDayElement extends PassageView {
  static override observedAttributes = [...ScriptureElement.observedAttributes, 'date'];

  declare date: string | null;

  protected async load(signal: AbortSignal): Promise<Node[]> {
    const { client, translations } = this;
    const date = this.date ? { date: this.date } : {};
    const answer = await verseOfTheDay(client, translations, { ...date, signal });
    return this.drawn(answer, (reference) => passages(client, reference, translations, { signal }));
  }
}
