import { useCallback, useEffect, useState } from 'preact/hooks';
import type {
  SimpleTranslationBookChapter,
  TranslationChapterReference,
} from '../../../client/src/documents.ts';
import { type FreshDocument, freshEvent, useRetry } from '../../service/service.ts';
import { chapterKey, type Route } from '../route.ts';
import { type ChapterColumn, chapterOf, keptChapter, replaceChapter } from './chapter-columns.ts';
import { loadNumbering, waitForBridges } from './numbering.ts';

/**
 * Milliseconds for which the first translation waits for the others and for their verse numbering, so that
 * they appear together if possible.
 */
const patience = 1000;
/** The same on a phone, where inserting the verses of other translations would move all the text. */
const phonePatience = 2000;
/** Milliseconds for which the previous chapter stays while the next one loads, to prevent flicker. */
const grace = 300;
const slowLoadMs = 150;

interface Shown {
  readonly asked?: string;
  readonly place?: string | undefined;
  readonly columns?: readonly ChapterColumn[];
}

export function useChapters(route: Route | undefined) {
  const [shown, show] = useState<Shown>({});
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const ids = route ? [route.translation, ...route.parallels] : [];
  const place = route && `${ids[0]} ${chapterKey(route)}`;
  const asked = route && `${attempt} ${ids.join()} ${place}`;
  useEffect(() => {
    if (!route || asked === undefined) return show({});
    const abort = new AbortController();
    let columns: ChapterColumn[] = ids.map((translation) => ({ translation }));
    let isPatient = true;
    let isAligned = ids.length === 1;
    const showSome = () => {
      const isWhole = isAligned && columns.every(isSettled);
      if (!abort.signal.aborted && (isWhole || (!isPatient && isSettled(columns[0]!)))) {
        show({ asked, place, columns: [...columns] });
      }
    };
    const load = async (id: string, index: number) => {
      columns[index] = await column(id, route, abort.signal);
      showSome();
    };
    const loadOthers = async (first: Promise<void>) => {
      const numberings = ids.map(loadNumbering);
      await Promise.all([first, ...ids.slice(1).map((id, index) => load(id, index + 1))]);
      const code = await import('../parallel/neighbours.ts').catch(() => undefined);
      columns =
        (await code?.withNeighbours(columns, await Promise.all(numberings), route, abort.signal)) ?? columns;
      isAligned = true;
      showSome();
    };
    const isPhone = matchMedia('(max-width: 40rem)').matches;
    const started = performance.now();
    const first = load(ids[0]!, 0);
    if (!isAligned && shown.columns) loadOthers(first);
    else if (!isAligned) {
      // On a slow network, a newly opened page shows the first translation before loading anything else
      first.then(async () => {
        if (performance.now() - started > slowLoadMs && !isPhone) {
          // The others appear once the alignment of their verses is known
          if (!abort.signal.aborted) show({ asked, place, columns: [...columns] });
          await nextFrameShown();
        }
        if (!abort.signal.aborted) await loadOthers(first);
      });
    }
    const timer = setTimeout(
      () => {
        isPatient = false;
        showSome();
      },
      isPhone ? phonePatience : patience,
    );
    const onFresh = ({ detail }: Event & { readonly detail?: FreshDocument }) => {
      if (detail) replaceChapter(detail);
      columns = columns.map((column) =>
        column.chapter
          ? { ...column, chapter: keptChapter(column.translation, route) ?? column.chapter }
          : column,
      );
      showSome();
    };
    addEventListener(freshEvent, onFresh);
    const graceTimer = setTimeout(() => show((now) => (now.place === place ? now : {})), grace);
    return () => {
      clearTimeout(graceTimer);
      removeEventListener(freshEvent, onFresh);
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked]);
  const isLoading = shown.asked !== asked;
  const isHidden = shown.place !== place && shown.columns?.every(({ error }) => error);
  const columns = isHidden ? undefined : shown.columns;
  useRetry(Boolean(columns?.some(({ error }) => error)), retry);
  return { columns, isLoading, retry };
}

/** Requests made in the frame itself would be sent before the text is displayed. */
function nextFrameShown(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function isSettled({ chapter, error }: ChapterColumn): boolean {
  return Boolean(chapter ?? error);
}

/** Milliseconds until the neighbours of a chapter are loaded; users who turn on quickly need none of them. */
const rest = 600;

export function usePrefetch(columns: readonly ChapterColumn[] | undefined): void {
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
    if (!columns || connection?.saveData) return;
    const abort = new AbortController();
    const load = (to: TranslationChapterReference | null) => {
      // The error is shown when the user turns to the chapter
      if (to) chapterOf(to.translationId, to, abort.signal).catch(() => {});
    };
    const timer = setTimeout(() => {
      for (const { chapter } of columns) load(chapter?.nextChapterReference ?? null);
      for (const { chapter } of columns) load(chapter?.previousChapterReference ?? null);
    }, rest);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [columns]);
}

async function column(translation: string, route: Route, signal: AbortSignal): Promise<ChapterColumn> {
  try {
    const chapter = await chapterOf(translation, route, signal);
    await Promise.all([fontsOf(chapter), waitForBridges(chapter, route.verse)]);
    return { translation, chapter };
  } catch (error) {
    return { translation, error: error as Error };
  }
}

/**
 * Characters covered by the reader's fonts: Greek, Hebrew, and scripts from Armenian to Khmer that many
 * devices lack.
 */
const ownLetters = /[\u0370-\u03ff\u0530-\u05ff\u0700-\u074f\u0900-\u17ff\u1f00-\u1fff]/g;
const rareLetters = /[\u0530-\u058f\u0700-\u074f\u0900-\u17ff]/;
/** Fewer characters are names and headings, whose fonts do not change line breaks. */
const minLetters = 100;
const fontPatience = 2000;

/** Waits for the fonts of a text, because a later change of fonts would move its lines during reading. */
async function fontsOf({ chapter }: SimpleTranslationBookChapter): Promise<void> {
  const letters = JSON.stringify(chapter.content).match(ownLetters)?.join('') ?? '';
  if (letters.length < minLetters) return;
  const load = async () => {
    if (rareLetters.test(letters)) (await import('../letters.ts')).addLetterFonts();
    await document.fonts.load('1em "Scriptorium Hebrew","Scriptorium Greek","Scriptorium Letters"', letters);
  };
  await Promise.race([load().catch(() => {}), new Promise((resolve) => setTimeout(resolve, fontPatience))]);
}
