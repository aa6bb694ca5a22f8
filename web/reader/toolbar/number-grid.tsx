import type { TranslationBook } from '../../../client/src/documents.ts';
import { useDocument } from '../../service/service.ts';
import { missingText, pickersText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import { Pending } from '../../widgets/problem.tsx';
import { type Route, routeAddress } from '../route.ts';
import { roveFocus } from '../roving-focus.ts';
import { verseLabel } from '../text/bridges.ts';
import { chapterOf } from '../text/chapter-columns.ts';
import { knownBridges } from '../text/numbering.ts';
import styles from './pickers.css' with { type: 'text' };

interface ChapterGridProps {
  readonly book: TranslationBook;
  readonly stop?: number | undefined;
  readonly isCurrent?: (chapter: number) => boolean;
  readonly hrefOf: (chapter: number) => string;
  readonly onChoose?: (chapter: number, event: MouseEvent) => void;
}

export function ChapterGrid({ book, stop, isCurrent = () => false, hrefOf, onChoose }: ChapterGridProps) {
  useStyle(styles);
  const { name, firstChapterNumber: first, lastChapterNumber: last } = book;
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <NumberGrid
      label={missingText('chaptersOf', { book: name })}
      {...{ numbers, stop, isCurrent, hrefOf, onChoose }}
    />
  );
}

interface VerseGridProps {
  readonly place: Pick<Route, 'translation' | 'book' | 'parallels'>;
  readonly chapter: number;
  readonly name: string;
  readonly onBack: () => void;
  readonly onChoose: () => void;
}

export function VerseGrid({ place, chapter, name, onBack, onChoose }: VerseGridProps) {
  const { translation, book } = place;
  const { document, error, retry } = useDocument(`${translation} ${book} ${chapter}`, (signal) =>
    chapterOf(translation, { book, chapter }, signal),
  );
  const verses = document?.chapter.content.flatMap((item) => (item.type === 'verse' ? [item.number] : []));
  const hrefOf = (verse?: number) =>
    routeAddress.format({ ...place, chapter, ...(verse === undefined ? {} : { verse }) });
  return (
    <>
      <h3>
        <button type="button" class="chip" onClick={onBack}>
          <span class="hidden">{pickersText('otherChapters')} </span>
          <span aria-hidden="true">‹</span> <bdi>{`${name} ${chapter}`}</bdi>
        </button>
      </h3>
      <a class="chip" href={hrefOf()} onClick={onChoose}>
        {pickersText('wholeChapter')}
      </a>
      {!document && <Pending error={error} retry={retry} />}
      {verses && (
        <NumberGrid
          label={pickersText('versesOf', { book: name, chapter })}
          numbers={verses}
          labelOf={(verse) => verseLabel(verse, knownBridges(translation, { book, chapter }))}
          {...{ hrefOf, onChoose }}
        />
      )}
    </>
  );
}

interface NumberGridProps {
  readonly label: string;
  readonly numbers: readonly number[];
  readonly stop?: number | undefined;
  readonly labelOf?: (number: number) => string;
  readonly isCurrent?: (number: number) => boolean;
  readonly hrefOf: (number: number) => string;
  readonly onChoose?: ((number: number, event: MouseEvent) => void) | undefined;
}

function NumberGrid(props: NumberGridProps) {
  const { label, numbers, labelOf = String, isCurrent = () => false, hrefOf, onChoose } = props;
  const stop = numbers.find((number) => number === props.stop) ?? numbers.find(isCurrent) ?? numbers[0];
  return (
    <ul
      class="chapters"
      aria-label={label}
      onKeyDown={(event) => roveFocus(event, event.currentTarget, 'a') && event.stopPropagation()}
    >
      {numbers.map((number) => (
        <li key={number}>
          <a
            href={hrefOf(number)}
            tabIndex={number === stop ? 0 : -1}
            aria-current={isCurrent(number) ? 'page' : undefined}
            onClick={(event) => onChoose?.(number, event)}
          >
            {labelOf(number)}
          </a>
        </li>
      ))}
    </ul>
  );
}
