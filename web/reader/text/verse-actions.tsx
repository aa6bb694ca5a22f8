import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Translation } from '../../../client/src/documents.ts';
import { interfaceScript } from '../../strings/strings.ts';
import { pageText, verseText } from '../../strings/texts.ts';
import { laterContent, useStyle } from '../../widgets/later-content.tsx';
import { MenuButton } from '../../widgets/popover.tsx';
import { mayMove } from '../page-motion.ts';
import { addressOf, type Route, versesText } from '../route.ts';
import { roveFocus } from '../roving-focus.ts';
import { copiedVerses, writeToClipboard } from './copied-text.ts';
import styles from './verse-actions.css' with { type: 'text' };

const CompareCard = laterContent(async () => (await import('../compare/compare-card.tsx')).CompareCard);

const ShareCard = laterContent(async () => (await import('./share-card.tsx')).ShareCard);
const VerseWords = laterContent(async () => (await import('../words/verse-words.tsx')).VerseWords);

const drawings = {
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  compare: 'M4 5h7v14H4zM13 5h7v14h-7z',
  references: 'M5 5h14M5 10h9M5 15h14M5 20h9',
  commentary: 'M4 5h16v11H11l-4 4v-4H4z',
  listen: 'M8 5v14l11-7z',
  words: 'M4 19 9 5l5 14M6 14h6M16 12h4M18 10v9',
  close: 'm6 6 12 12M18 6 6 18',
  done: 'm5 12 5 5 9-10',
} as const;

interface VerseActionsProps {
  readonly route: Route;
  readonly book: string;
  readonly translations: readonly Translation[];
  readonly onReferences: (() => void) | undefined;
  readonly onCommentary: (() => void) | undefined;
  readonly onListen: (() => void) | undefined;
  readonly keeping: ComponentChildren;
  readonly onClose: () => void;
}

export function VerseActions(props: VerseActionsProps) {
  const { route, book, translations, onReferences, onCommentary, onListen, keeping, onClose } = props;
  useStyle(styles);
  const place = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<'copy' | 'link' | 'nothing'>();
  const reference = `${book} ${route.chapter}:${versesText(route)}`;
  useTopOfMarked(place, route);
  useUncovered(place, reference);
  const tools = useOneStop(place);
  useNextStop(place);
  const hasWords = useHasWords(place, route);
  useEffect(() => {
    const timer = setTimeout(() => setDone(undefined), 2500);
    return () => clearTimeout(timer);
  }, [done, reference]);

  const article = () => place.current!.closest('article')!;
  const copied = () => copiedVerses(article());
  async function copy(): Promise<void> {
    const words = copied();
    setDone(words && (await writeToClipboard(words)) ? 'copy' : 'nothing');
  }
  async function copyLink(): Promise<void> {
    const text = addressOf(route);
    setDone(
      (await writeToClipboard({ text, html: `<a href="${text}">${reference}</a>` })) ? 'link' : 'nothing',
    );
  }
  const said = {
    copy: verseText('copied'),
    link: verseText('linkCopied'),
    nothing: verseText('notAllowed'),
    '': verseText('selected', { reference }),
  }[done ?? ''];
  return (
    <div ref={place} class="verse-actions" {...interfaceScript()}>
      <div role="toolbar" aria-label={verseText('actions', { reference })} {...tools}>
        <Action drawing={done === 'copy' ? 'done' : 'copy'} label={verseText('copy')} onClick={copy} />
        <Action
          drawing={done === 'link' ? 'done' : 'link'}
          label={verseText('copyLink')}
          short={verseText('link')}
          onClick={copyLink}
        />
        {keeping}
        <Menu drawing="share">{() => <ShareCard reference={reference} article={article()} />}</Menu>
        {hasWords && (
          <Menu drawing="words">
            {(close) => <VerseWords reference={reference} article={article()} onClose={close} />}
          </Menu>
        )}
        <Menu drawing="compare">
          {(close) => <CompareCard route={route} translations={translations} onClose={close} />}
        </Menu>
        {onReferences && (
          <Action drawing="references" label={verseText('references')} onClick={onReferences} />
        )}
        {onCommentary && (
          <Action drawing="commentary" label={verseText('commentary')} onClick={onCommentary} />
        )}
        {onListen && (
          <Action
            drawing="listen"
            label={verseText('listenFromHere')}
            short={verseText('listen')}
            onClick={onListen}
          />
        )}
        <Action drawing="close" label={pageText('close')} onClick={onClose} />
      </div>
      <p class={done === 'nothing' ? 'said' : 'hidden'} role="status">
        {said}
      </p>
    </div>
  );
}

interface DrawnProps {
  readonly drawing: keyof typeof drawings;
  readonly text: string;
}

function Drawn({ drawing, text }: DrawnProps) {
  return (
    <>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={drawings[drawing]} />
      </svg>
      {text}
    </>
  );
}

interface MenuProps {
  readonly drawing: 'share' | 'words' | 'compare';
  readonly children: (close: () => void) => ComponentChildren;
}

function Menu({ drawing, children }: MenuProps) {
  const label = verseText(drawing);
  const text = (
    <span aria-hidden="true">
      <Drawn drawing={drawing} text={label} />
    </span>
  );
  return (
    <MenuButton class="action" label={label} text={text}>
      {children}
    </MenuButton>
  );
}

interface ActionProps {
  readonly drawing: keyof typeof drawings;
  readonly label: string;
  readonly short?: string;
  readonly onClick: () => void;
}

function Action({ drawing, label, short = label, onClick }: ActionProps) {
  return (
    <button type="button" class="action" aria-label={label} title={label} onClick={onClick}>
      <Drawn drawing={drawing} text={short} />
    </button>
  );
}

function useOneStop(place: { readonly current: HTMLElement | null }) {
  const own = ':scope > button';
  const makeStop = (stop?: EventTarget | null) => {
    const toolbar = place.current?.querySelector('[role="toolbar"]');
    const buttons = [...(toolbar?.querySelectorAll<HTMLElement>(own) ?? [])];
    const chosen =
      buttons.find((button) => button === stop) ??
      buttons.find(({ tabIndex }) => tabIndex === 0) ??
      buttons[0];
    for (const button of buttons) button.tabIndex = button === chosen ? 0 : -1;
  };
  useLayoutEffect(() => makeStop());
  return {
    onFocusIn: ({ target }: FocusEvent) => makeStop(target),
    onKeyDown: (event: KeyboardEvent & { readonly currentTarget: Element }) => {
      const { target, currentTarget } = event;
      if ((target as Element).parentElement === currentTarget) roveFocus(event, currentTarget, own);
    },
  };
}

/**
 * Makes the actions the stop of the Tab key after the number of the selected verse, although they come before
 * the text in the document. After a press on the verse, they are the next stop.
 */
function useNextStop(place: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, shiftKey, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (key !== 'Tab' || ctrlKey || metaKey || altKey || defaultPrevented) return;
      const toolbar = place.current!.querySelector('[role="toolbar"]')!;
      const action = toolbar.querySelector<HTMLElement>(':scope > [tabindex="0"]');
      const number = toolbar
        .closest('article')!
        .querySelector<HTMLElement>('.number[tabindex="0"][aria-current]');
      const isPressed = (target as Element).matches('main');
      // Not an open card, which is in the toolbar, too
      const isAction = (target as Element).matches('[role="toolbar"] > button');
      if (isPressed ? shiftKey : !number || !(isAction || target === number)) return;
      const to = isAction ? number : action;
      to?.focus({ preventScroll: true });
      // Otherwise the browser continues from there: after the number, or before the actions
      if (isAction === shiftKey) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** True if words of the selected verses are annotated. They may load later than the verses. */
function useHasWords(place: { readonly current: HTMLElement | null }, route: Route): boolean {
  const [hasWords, set] = useState(false);
  useEffect(() => {
    const article = place.current!.closest('article')!;
    const look = () => set(article.querySelector('.marked .word') !== null);
    look();
    const changed = new MutationObserver(look);
    changed.observe(article, { childList: true, subtree: true });
    return () => changed.disconnect();
  }, [route]);
  return hasWords;
}

function useTopOfMarked(place: { readonly current: HTMLElement | null }, route: Route): void {
  useLayoutEffect(() => {
    const { current } = place;
    const article = current?.closest('article');
    if (!current || !article) return;
    const move = () => {
      const marked = article.querySelector('.marked');
      if (!marked) return;
      const top = marked.getBoundingClientRect().top - article.getBoundingClientRect().top;
      current.style.setProperty('--verse-top', `${top}px`);
    };
    move();
    const resized = new ResizeObserver(move);
    resized.observe(article);
    return () => resized.disconnect();
  }, [route]);
}

const gap = 8;

/** Scrolls verses that the actions at the end of the screen would cover until they are above them. */
function useUncovered(place: { readonly current: HTMLElement | null }, reference: string): void {
  useEffect(() => {
    const actions = place.current!;
    const uncover = () => {
      if (getComputedStyle(actions).position !== 'fixed') return;
      const marked = actions.closest('article')!.querySelectorAll('.marked');
      const lines = [...marked].flatMap((each) => [...each.getClientRects()]);
      const [first, last] = [lines[0], lines.at(-1)];
      const { top } = actions.getBoundingClientRect();
      if (!first || !last || first.bottom <= top || first.top >= innerHeight) return;
      const behavior = mayMove() ? 'smooth' : 'instant';
      scrollBy({ top: Math.min(last.bottom - top + gap, first.top - top / 4), behavior });
    };
    // The buttons for highlights and notes load later and may need a second row
    const resized = new ResizeObserver(uncover);
    resized.observe(actions);
    return () => resized.disconnect();
  }, [reference]);
}
