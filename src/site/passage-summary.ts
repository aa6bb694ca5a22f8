import type { SimpleTranslationBookChapter } from '../documents/translation/chapter-schema.ts';

const maxTextLength = 300;

/** The picture in previews of links; `web/offline/app-icons.ts` draws it. */
export const previewImage = { path: '/icons/preview.png', width: 1200, height: 630 } as const;

interface SummaryOptions {
  /** Infinity for the end of the chapter. Undefined for the whole chapter. */
  readonly verses?: { readonly first: number; readonly last: number } | undefined;
  readonly bridges: Readonly<Record<number, number>>;
}

type SummarizedChapter = Pick<SimpleTranslationBookChapter, 'translation' | 'book' | 'chapter'>;

export type PassageSummary = ReturnType<typeof summarizePassage>;

export function summarizePassage(
  { translation, book, chapter }: SummarizedChapter,
  { verses: asked, bridges }: SummaryOptions,
) {
  const verses = chapter.content.filter((item) => item.type === 'verse');
  const selected = asked && verses.filter(({ number }) => number >= asked.first && number <= asked.last);
  const range = selected && rangeText(selected, bridges);
  const passage = `${book.name} ${chapter.number}${range ? `:${range}` : ''}`;
  return {
    translation,
    selected,
    title: `${passage} (${translation.shortName || translation.id})`,
    text: shortened((selected?.length ? selected : verses).map(({ text }) => text).join(' ')),
    /** The address of the page, below `/read/`: `KJV/JHN/3:16-18`. */
    place: `${translation.id}/${book.id}/${chapter.number}${range ? `:${range}` : ''}`,
  };
}

function rangeText(
  verses: readonly { readonly number: number }[],
  bridges: SummaryOptions['bridges'],
): string {
  const [first, lastStart] = [verses[0]?.number, verses.at(-1)?.number];
  if (first === undefined || lastStart === undefined) return '';
  const last = bridges[lastStart] ?? lastStart;
  return first === last ? String(first) : `${first}-${last}`;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxTextLength) return line;
  const cut = line.slice(0, maxTextLength);
  const end = /\s/.test(cut) ? cut.replace(/\s+\S*$/, '') : cut.replace(/[\ud800-\udbff]$/, '');
  return `${end}…`;
}
