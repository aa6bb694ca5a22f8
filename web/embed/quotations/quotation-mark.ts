import type { QuotationAnswer, QuotationDifference, Translation } from '../../../client/src/documents.ts';
import { shortestTag } from '../../../src/model/shortest-tag.ts';
import { interfaceScript } from '../../strings/strings.ts';
import { quotationText } from '../../strings/texts.ts';
import { placeBeside } from '../../widgets/place-beside.ts';
import {
  changedWords,
  citedReference,
  firstPlace,
  judgementOf,
  markedPieces,
} from '../../widgets/quotation-words.ts';
import styles from './note.css' with { type: 'text' };
import type { PagePieces } from './page-text.ts';

interface MarkOptions {
  readonly translation: Translation | undefined;
  readonly editions: readonly string[];
  readonly service: URL;
  readonly theme: string;
}

const signs: Readonly<Record<QuotationAnswer['verdict'], string>> = {
  exact: '✓',
  partial: '✓',
  'exact-in-other-edition': '?',
  'wrong-reference': '≠',
  altered: '≠',
  paraphrase: '?',
  'not-found': '?',
};

const highlightName = 'scripture-wrong';

export class QuotationMark {
  readonly #answer: QuotationAnswer;
  readonly #options: MarkOptions;
  readonly #changes: readonly QuotationDifference[];
  readonly #judgement: string;

  constructor(answer: QuotationAnswer, options: MarkOptions) {
    this.#answer = answer;
    this.#options = options;
    this.#changes = changedWords(answer);
    const { editions, translation } = options;
    const notFound = isListOfIds(editions)
      ? quotationText('notFoundIn', { translations: editions.join(', ') })
      : quotationText('notFound');
    this.#judgement = judgementOf(answer, translation, notFound);
  }

  place(pieces: PagePieces): void {
    const { verdict } = this.#answer;
    const host = document.createElement('span');
    host.className = 'scripture-quotation';
    host.dataset.verdict = verdict;
    host.dataset.theme = this.#options.theme;
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
    const note = this.#note();
    const button = element('button', signs[verdict]);
    button.type = 'button';
    button.title = this.#judgement;
    button.ariaLabel = this.#judgement;
    button.lang = interfaceScript().lang;
    // This also announces the note as expanded or collapsed, closes it on Escape, and returns the focus
    button.popoverTargetElement = note;
    note.addEventListener('toggle', () => placeBeside(note, button.getBoundingClientRect()));
    addEventListener('scroll', ({ target }) => target !== note && note.hidePopover(), {
      capture: true,
      passive: true,
    });
    root.append(button, note);
    if (verdict === 'altered')
      highlight(this.#changes.flatMap(({ quoted: [start = 0, end = start] }) => pieces.ranges(start, end)));
    pieces.append(host);
  }

  #note(): HTMLElement {
    const note = element('div');
    note.popover = 'auto';
    Object.assign(note, interfaceScript());
    note.append(element('p', this.#judgement));
    const { text, attributions } = this.#answer;
    const { translation } = this.#options;
    if (translation && text !== null) {
      const verses = element(
        'blockquote',
        ...markedPieces(
          text,
          this.#changes.map(({ verse: range }) => range),
        ).map((piece) => (piece.isMarked ? element('ins', piece.text) : piece.text)),
      );
      verses.lang = shortestTag(translation.language);
      verses.dir = translation.textDirection;
      note.append(verses);
      if (this.#changes.length > 0)
        note.append(element('ul', ...this.#changes.map((each) => element('li', describe(each)))));
      const link = element('a', citedReference(this.#answer, translation));
      link.href = this.#address(translation.id);
      note.append(element('p', link));
      note.append(...attributions.map((each) => element('p', each.text)));
    }
    return note;
  }

  #address(id: string): string {
    const { book, chapter, verse = 1, endVerse = verse } = firstPlace(this.#answer)!;
    const end = endVerse === verse ? '' : `-${Number.isFinite(endVerse) ? endVerse : 'end'}`;
    return new URL(`read/${id}/${book}/${chapter}:${verse}${end}`, this.#options.service).href;
  }
}

export function isListOfIds(editions: readonly string[]): boolean {
  return editions.every((id) => /^[\w-]+$/.test(id));
}

function describe({ kind, from = '', to = '' }: QuotationDifference): string {
  if (kind === 'replaced') return quotationText('replaced', { to, from });
  if (kind === 'left-out') return quotationText('leftOut', { from });
  if (kind === 'added') return quotationText('added', { to });
  return quotationText('moved', { words: to || from });
}

function highlight(ranges: readonly Range[]): void {
  if (!('highlights' in CSS)) return;
  let marked = CSS.highlights.get(highlightName);
  if (!marked) {
    marked = new Highlight();
    CSS.highlights.set(highlightName, marked);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`::highlight(${highlightName}){text-decoration:underline wavy 1.5px}`);
    document.adoptedStyleSheets.push(sheet);
  }
  for (const range of ranges) marked.add(range);
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...content: (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}
