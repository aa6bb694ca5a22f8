import { type StrippedBook, StrippedBookWriter } from './stripped-book.ts';
import { usfmMarkerRule } from './usfm-marker-rule.ts';
import { type XmlElement, xmlTokens } from './xml-tokens.ts';

const lineElements = new Set(['book', 'chapter', 'para', 'verse', 'row', 'cell']);

export function stripUsx(usx: string): StrippedBook {
  const stripper = new UsxStripper();
  for (const { text, opens, closes } of xmlTokens(usx)) {
    if (text !== undefined) stripper.text(text);
    if (opens) stripper.open(opens);
    if (closes) stripper.close();
  }
  return stripper.book.finish();
}

class UsxStripper {
  readonly book = new StrippedBookWriter();
  readonly #open: XmlElement[] = [];
  #note: { readonly depth: number; text: string } | undefined;

  open(element: XmlElement): void {
    const { name, attributes } = element;
    if (lineElements.has(name) && !attributes.eid) this.book.line();
    if (name === 'book') this.book.id = attributes.code ?? '';
    if (name === 'chapter' && attributes.number) this.book.chapter(Number(attributes.number));
    this.#open.push(element);
    if (name === 'note') this.#note = { depth: this.#open.length, text: '' };
  }

  close(): void {
    const rule = ruleThatDrops(this.#open);
    if (this.#open.pop()?.name !== 'note' || !this.#note) return;
    this.book.note(this.#note.text, rule);
    this.#note = undefined;
  }

  text(text: string): void {
    if (this.#note) {
      const rule = ruleThatDrops(this.#open.slice(this.#note.depth));
      if (rule) this.book.drop(rule, text);
      else this.#note.text += text;
      return;
    }
    const rule = ruleThatDrops(this.#open);
    if (rule) this.book.drop(rule, text);
    else if (this.#open.some(({ attributes }) => usfmMarkerRule(attributes.style ?? '').is === 'title'))
      this.book.title(text);
    // White space between paragraphs is the layout of the file
    else if (this.#open.some(({ name }) => name === 'para') || text.trim() !== '') this.book.text(text);
  }
}

function ruleThatDrops(open: readonly XmlElement[]): string | undefined {
  for (const { attributes } of open) {
    const rule = usfmMarkerRule(attributes.style ?? '');
    if ('rule' in rule) return rule.rule;
    if (attributes.style === 'fr') return 'note origin';
  }
  return undefined;
}
