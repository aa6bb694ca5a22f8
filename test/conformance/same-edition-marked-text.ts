import type {
  SimpleChapterContent,
  TranslationBookChapter,
} from '../../src/documents/translation/chapter-schema.ts';

type Block = TranslationBookChapter['chapter']['content'][number] | SimpleChapterContent;
type Item = Extract<
  TranslationBookChapter['chapter']['content'][number],
  { type: 'verse' }
>['content'][number];

/**
 * The text of a block of either format with its marks, as one string to compare. Words of Jesus are in
 * brackets; notes, headings and line breaks are in braces; a line of poetry is preceded by its level.
 */
export function markedText(block: Block): string {
  if ('content' in block) return block.content.map(markedItem).join(' ');
  if (!('text' in block)) return '';
  if (!('footnotes' in block)) return block.text;
  const { text, footnotes, wordsOfJesus = [], poem = [] } = block;
  const headings = 'headings' in block ? (block.headings ?? []) : [];
  const marks = [
    ...wordsOfJesus.flatMap(({ start, end }) => [mark(start, '['), mark(end, ']')]),
    ...poem.map(({ start, level }) => mark(start, `${level}:`)),
    ...headings.map(({ offset, text: heading }) => mark(offset, `{${heading}}`)),
    ...footnotes.map(({ offset, noteId }) => mark(offset, `{${noteId}}`)),
  ];
  return marks
    .toSorted((a, b) => b.at - a.at)
    .reduce((marked, { at, sign }) => marked.slice(0, at) + sign + marked.slice(at), text);
}

function mark(at: number, sign: string) {
  return { at, sign };
}

function markedItem(item: Item): string {
  if (typeof item === 'string') return item;
  if ('noteId' in item) return `{${item.noteId}}`;
  if ('heading' in item) return `{${item.heading}}`;
  if ('lineBreak' in item) return '{}';
  const text = item.wordsOfJesus ? `[${item.text}]` : item.text;
  return item.poem ? `${item.poem}:${text}` : text;
}
