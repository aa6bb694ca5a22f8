import { versePieces } from '../../../src/questions/verse-pieces.ts';
import type { PassageVerse } from '../documents.ts';
import { element } from './elements.ts';
import { componentTexts } from './scripture-element.ts';

let notes = 0;

export function textOfVerses(verses: readonly PassageVerse[]): HTMLElement[] {
  const blocks: HTMLElement[] = [];
  let paragraph: HTMLElement | undefined;
  const inParagraph = (...nodes: (Node | string)[]) => {
    if (!paragraph) {
      paragraph = element('p', 'text');
      blocks.push(paragraph);
    }
    paragraph.append(...nodes);
  };
  for (const verse of verses) {
    const { footnotes = [], poem = [], verse: number, endVerse } = verse;
    const starts = new Map(poem.map(({ start, level }) => [start, level]));
    let span: HTMLElement | undefined;
    let line: HTMLElement | undefined;
    const add = (node: Node) => {
      if (!span) {
        span = element('span', number === 0 ? 'title' : 'verse');
        inParagraph(span, ' ');
      }
      (line ?? span).append(node);
    };
    let label = number === 0 ? '' : endVerse === undefined ? `${number}` : `${number}-${endVerse}`;
    for (const piece of versePieces({ ...verse, footnotes })) {
      if (piece.type === 'heading') {
        paragraph = undefined;
        span = undefined;
        line = undefined;
        blocks.push(element('p', 'heading', piece.text));
        continue;
      }
      if (piece.type === 'note') {
        for (const node of noteOf(piece.note)) add(node);
        continue;
      }
      const level = starts.get(piece.start);
      if (level !== undefined) {
        line = undefined;
        const started = element('span', 'line');
        started.dataset.level = String(level);
        add(started);
        line = started;
      } else if (piece.poem === 0) {
        // Lines are blocks, which need no line break
        if (line && piece.text.trim() === '') continue;
        line = undefined;
      }
      if (label !== '') {
        add(element('sup', 'number', label));
        label = '';
      }
      add(piece.wordsOfJesus ? element('span', 'words-of-jesus', piece.text) : new Text(piece.text));
    }
  }
  return blocks;
}

function noteOf({ text, caller }: { readonly text: string; readonly caller: string | null }): HTMLElement[] {
  const id = `note-${++notes}`;
  const opener = element('button', 'caller', caller && caller !== '+' ? caller : '*');
  opener.type = 'button';
  opener.setAttribute('popovertarget', id);
  opener.setAttribute('aria-label', componentTexts.note);
  const note = element('span', 'note', text);
  note.id = id;
  note.popover = 'auto';
  return [opener, note];
}
