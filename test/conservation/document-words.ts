export interface ChapterDocument {
  readonly chapter: {
    readonly content: readonly Block[];
    readonly footnotes: readonly Footnote[];
  };
}

interface Footnote {
  readonly noteId: number;
  readonly text: string;
}

interface Block {
  readonly type: string;
  readonly content?: readonly Item[];
  readonly text?: string;
  readonly footnotes?: readonly Footnote[];
  readonly headings?: readonly { readonly offset: number; readonly text: string }[];
  readonly number?: number;
}

type Item = string | { readonly text?: string; readonly heading?: string; readonly [other: string]: unknown };

export interface DocumentWords {
  readonly body: string;
  readonly notes: readonly string[];
}

/**
 * The text of a chapter in the standard format. Its items are trimmed, so word boundaries between them are
 * lost.
 */
export function standardWords(document: ChapterDocument): DocumentWords {
  const items = document.chapter.content.flatMap((block) => block.content ?? []);
  const body = items
    .map((item) => (typeof item === 'string' ? item : (item.text ?? item.heading ?? '')))
    .join('\n');
  return { body, notes: document.chapter.footnotes.map((note) => note.text) };
}

export function simplifiedWords(document: ChapterDocument): DocumentWords {
  const { content, footnotes } = document.chapter;
  const notes = [...content.flatMap((block) => block.footnotes ?? []), ...footnotes]
    .toSorted((a, b) => a.noteId - b.noteId)
    .map((note) => note.text);
  return { body: content.map(withHeadings).join('\n'), notes };
}

function withHeadings({ text = '', headings = [] }: Block): string {
  let result = '';
  let from = 0;
  for (const heading of headings) {
    result += `${text.slice(from, heading.offset)}\n${heading.text}\n`;
    from = heading.offset;
  }
  return result + text.slice(from);
}
