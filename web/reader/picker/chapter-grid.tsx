import type { TranslationBook } from '../../../client/src/documents.ts';
import { roveFocus } from '../roving-focus.ts';

interface ChapterGridProps {
  readonly book: TranslationBook;
  readonly isCurrent?: (chapter: number) => boolean;
  readonly hrefOf: (chapter: number) => string;
  readonly onChoose?: () => void;
}

/** The chapters of a book, one stop for the Tab key; arrows lead between them. */
export function ChapterGrid({ book, isCurrent = () => false, hrefOf, onChoose }: ChapterGridProps) {
  const { name, firstChapterNumber: first, lastChapterNumber: last } = book;
  const chapters = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const stop = chapters.find(isCurrent) ?? first;
  return (
    <ul
      class="chapters"
      aria-label={`Chapters of ${name}`}
      onKeyDown={(event) => roveFocus(event, event.currentTarget, 'a') && event.stopPropagation()}
    >
      {chapters.map((chapter) => (
        <li key={chapter}>
          <a
            href={hrefOf(chapter)}
            tabIndex={chapter === stop ? 0 : -1}
            aria-current={isCurrent(chapter) ? 'page' : undefined}
            onClick={onChoose}
          >
            {chapter}
          </a>
        </li>
      ))}
    </ul>
  );
}
