import { useEffect, useRef } from 'preact/hooks';
import type {
  SimpleTranslationBookChapter,
  Translation,
  TranslationBook,
  TranslationChapterReference,
} from '../../../client/src/documents.ts';
import { pageText, readingText } from '../../strings/texts.ts';
import type { Route } from '../route.ts';

interface ChapterEndsProps {
  readonly chapter: SimpleTranslationBookChapter;
  readonly hrefOf: (to: Pick<Route, 'book' | 'chapter'>) => string;
  readonly books: readonly TranslationBook[];
  readonly translations: readonly Translation[];
  /** Called when the end is near and the book has another chapter; undefined without continuous reading. */
  readonly onNear: ((next: Pick<Route, 'book' | 'chapter'>) => void) | undefined;
}

export function ChapterEnds({ chapter, hrefOf, books, translations, onNear }: ChapterEndsProps) {
  const { previousChapterReference, nextChapterReference, translation } = chapter;
  const dir = translation.textDirection;
  return (
    <footer class="chapter-ends">
      {onNear && nextChapterReference?.book === chapter.book.id && (
        <EndMark next={nextChapterReference} onNear={onNear} />
      )}
      <nav aria-label={readingText('chapters')} dir={dir}>
        <Neighbour to={previousChapterReference} {...{ hrefOf, books, dir }} rel="prev" />
        <Neighbour to={nextChapterReference} {...{ hrefOf, books, dir }} rel="next" />
      </nav>
      <Licences translations={translations} />
    </footer>
  );
}

interface NeighbourProps extends Pick<ChapterEndsProps, 'hrefOf' | 'books'> {
  readonly to: SimpleTranslationBookChapter['nextChapterReference'];
  readonly dir: 'ltr' | 'rtl';
  readonly rel: 'prev' | 'next';
}

function Neighbour({ to, hrefOf, books, dir, rel }: NeighbourProps) {
  if (!to) return <span />;
  const name = books.find(({ id }) => id === to.book)?.name ?? to.book;
  const isLeft = (rel === 'prev') === (dir === 'ltr');
  const arrow = <span aria-hidden="true">{isLeft ? '←' : '→'}</span>;
  return (
    <a class={rel} rel={rel} href={hrefOf({ book: to.book, chapter: to.chapter })}>
      <span class="hidden">{readingText(rel === 'prev' ? 'previousChapter' : 'nextChapter')} </span>
      {rel === 'prev' && arrow} <bdi>{name}</bdi> {to.chapter} {rel === 'next' && arrow}
    </a>
  );
}

function Licences({ translations }: { readonly translations: readonly Translation[] }) {
  return translations.map(({ id, name, licenseUrl, licenseNotes, website }) => (
    <p key={id} class="licence">
      <bdi>{name}</bdi>. <a href={licenseUrl}>{pageText('licence')}</a>
      {licenseNotes ? ` · ${licenseNotes}` : ''} · <a href={website}>{readingText('aboutTranslation')}</a>
    </p>
  ));
}

interface EndMarkProps {
  readonly next: TranslationChapterReference;
  readonly onNear: (next: Pick<Route, 'book' | 'chapter'>) => void;
}

/** Distance at which the next chapter is added, relative to the window's height. */
const nearness = '150%';

/**
 * Input that scrolls a page. Scripts also scroll it, for example to a linked verse, and that must not add
 * chapters.
 */
const scrolling = ['wheel', 'touchmove', 'mousedown', 'keydown'] as const;
const scrollKeys = new Set([' ', 'PageDown', 'ArrowDown', 'End']);

/**
 * An invisible mark at the end of the text. Once the user scrolls and it is near, the next chapter is added.
 */
function EndMark({ next, onNear }: EndMarkProps) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(next),
      { rootMargin: `0px 0px ${nearness}` },
    );
    const watch = ({ type, target, key }: Event & { readonly key?: string }) => {
      const isScrolling =
        type === 'keydown'
          ? scrollKeys.has(key!)
          : // The window's scroll bar belongs to the root element
            type !== 'mousedown' || target === document.documentElement;
      if (isScrolling && mark.current) watcher.observe(mark.current);
    };
    for (const name of scrolling) addEventListener(name, watch, { passive: true });
    return () => {
      watcher.disconnect();
      for (const name of scrolling) removeEventListener(name, watch);
    };
  }, [next.chapter, onNear]);
  return <div ref={mark} class="end-mark" />;
}
