import type { PassagePart } from '../../documents/question-parameters.ts';
import { wordless } from '../../references/book-at.ts';
import type { EditionPassage, FoundPassages } from '../passage.ts';
import { spaceBetween, versePieces } from '../verse-pieces.ts';
import { startsPoetryLine, versesNumber } from './passage-formats.ts';
import type { PassageOptions, TextLayout } from './passage-options.ts';

/** Plain text: paragraphs and lines of poetry, the reference after each passage, attributions at the end. */
export function passageText(
  { passages, attributions, next }: FoundPassages,
  { parts, hasNumbers, layout }: PassageOptions,
): string {
  const blocks = passages.flatMap(({ editions }) =>
    editions.map((each) => {
      const notes = parts.includes('footnotes')
        ? each.verses
            .flatMap(({ content }) => content.footnotes)
            .map(({ text }, index) => wrapped(`[${index + 1}] ${text}`, layout))
        : [];
      const label = `${each.label} (${each.edition.translation.id})`;
      return [proseOf(each, parts, hasNumbers).render(layout), label, ...notes].join('\n\n');
    }),
  );
  const more = next === null ? [] : [`Continue with: ${next}`];
  const credits = attributions.map(({ text }) => wrapped(text, layout)).join('\n');
  return `${[...blocks, credits, ...more].join('\n\n')}\n`;
}

function proseOf({ verses }: EditionPassage, parts: readonly PassagePart[], hasNumbers: boolean): TextLines {
  const lines = new TextLines();
  let note = 0;
  let before = '';
  for (const each of verses) {
    const { content, headings, startsParagraph, verse } = each;
    const shown = parts.includes('headings') ? headings : [];
    if (startsParagraph || shown.length > 0 || verse === 0) lines.break(2);
    else if (startsPoetryLine(content, 0)) lines.break(1);
    else if (content.text !== '' || hasNumbers)
      lines.space(spaceBetween(before, hasNumbers ? '' : content.text));
    before = content.text || before;
    for (const [index, heading] of shown.entries()) {
      if (index > 0) lines.break(1);
      lines.heading(heading);
    }
    if (shown.length > 0) lines.break(2);
    if (hasNumbers && verse > 0) lines.inline(`${versesNumber(each)} `);
    for (const piece of versePieces(content)) {
      if (piece.type === 'text') lines.text(piece.text, piece.poem);
      else if (piece.type === 'note' && parts.includes('footnotes')) lines.inline(`[${++note}]`);
      else if (piece.type === 'heading' && parts.includes('headings')) {
        lines.break(2);
        lines.heading(piece.text);
        lines.break(2);
      }
    }
  }
  return lines;
}

interface TextLine {
  text: string;
  level?: number | undefined;
  readonly isHeading?: boolean;
}

class TextLines {
  readonly #lines: TextLine[] = [{ text: '' }];

  get #last(): TextLine {
    return this.#lines.at(-1)!;
  }

  get #isEmpty(): boolean {
    return this.#lines.length === 1 && this.#last.text === '';
  }

  break(count: 1 | 2): void {
    if (this.#isEmpty) return;
    for (let at = 0; at < count; at++) this.#lines.push({ text: '' });
  }

  space(space: string): void {
    if (!this.#isEmpty) this.inline(space);
  }

  heading(text: string): void {
    const [first = '', ...others] = text.split('\n');
    this.#lines[this.#lines.length - 1] = { text: this.#last.text + first, level: 0, isHeading: true };
    for (const line of others) this.#lines.push({ text: line, level: 0, isHeading: true });
  }

  inline(text: string): void {
    this.#last.text += text;
  }

  text(text: string, level: number): void {
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) this.#lines.push({ text: '' });
      this.#last.text += line;
      if (line.trim() !== '') this.#last.level ??= level;
    }
  }

  render(layout: TextLayout): string {
    const { indentSign, paragraphIndent, poetryIndent } = layout;
    return this.#lines
      .map(({ text, level = 0, isHeading }, index) => {
        if (text === '') return '';
        const before = this.#lines[index - 1];
        const startsParagraph = level === 0 && !isHeading && (before === undefined || before.text === '');
        const count = startsParagraph ? paragraphIndent : level * poetryIndent;
        const indent = indentSign.repeat(count);
        return wrapped(text, layout, indent, level > 0 ? indent : '');
      })
      .join('\n');
  }
}

/** A word with the spaces before it. Scripts without spaces can be divided between any two letters. */
const breakable = new RegExp(
  `\\s*(?:${wordless.source}[\\p{M}\\p{P}]*|(?:(?!${wordless.source})\\S)+)`,
  'gu',
);

/** Divides a line that is too long. A longer word has a line of its own. */
function wrapped(line: string, { maxLineLength }: TextLayout, indent = '', hanging = ''): string {
  if (maxLineLength === 0) return indent + line;
  const lines: string[] = [];
  let current = indent;
  let isFirstWord = true;
  for (const [word] of line.matchAll(breakable)) {
    if (!isFirstWord && lengthOf(current) + lengthOf(word) > maxLineLength) {
      lines.push(current);
      current = hanging + word.trimStart();
    } else current += isFirstWord ? word.trimStart() : word;
    isFirstWord = false;
  }
  return [...lines, current].join('\n');
}

function lengthOf(text: string): number {
  return [...text].length;
}
