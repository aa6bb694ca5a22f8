import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Translation } from '../../../client/src/documents.ts';
import { pageText, parallelText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import { Problem } from '../../widgets/problem.tsx';
import { type Route, routeAddress } from '../route.ts';
import { type ChapterColumn, shownChapters } from '../text/chapter-columns.ts';
import { ChapterView, type ReadingChoices } from '../text/chapter-view.tsx';
import { scriptOf, sourceOf } from '../text/script-of.ts';
import type { ParallelRow } from './parallel-rows.ts';
import styles from './parallel-view.css' with { type: 'text' };

export { parallelRows } from './parallel-rows.ts';

interface ParallelProps {
  readonly route: Route;
  readonly columns: readonly ChapterColumn[];
  readonly rows: readonly ParallelRow[];
  readonly translations: readonly (Translation | undefined)[];
  readonly choices: ReadingChoices;
  readonly retry: () => void;
}

export function ParallelView({ route, columns, rows, translations, choices, retry }: ParallelProps) {
  useStyle(styles);
  const place = useRef<HTMLElement>(null);
  const isStacked = useIsStacked(place, columns.length);
  const hasLetters = useLetters(place);
  return (
    <section
      ref={place}
      class={`parallel${isStacked ? ' stacked' : ''}${hasLetters ? '' : ' without-letters'}`}
      aria-label={parallelText('sideBySide')}
    >
      <table>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <ParallelHead key={column.translation} column={column} translation={translations[index]} />
            ))}
          </tr>
          {columns.some(({ error }) => error) && (
            <tr>
              {columns.map(({ translation: id, error }, index) =>
                error ? (
                  <th key={id} scope="col" class="lacks" data-name={translations[index]?.shortName || id}>
                    <Problem error={error} retry={retry}>
                      <a href={routeAddress.format(without(route, id))}>{parallelText('removeColumn')}</a>
                    </Problem>
                  </th>
                ) : (
                  <td key={id} />
                ),
              )}
            </tr>
          )}
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map(({ blocks }, index) => (
                <td
                  key={columns[index]!.translation}
                  {...scriptOf(translations[index])}
                  {...sourceOf(translations[index], shownChapters(columns[index]!)[0]?.book.name)}
                >
                  {/* User data belongs to verses of one translation */}
                  <ChapterView
                    blocks={blocks}
                    choices={index === 0 ? choices : { ...choices, markOf: undefined }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const maxWaitMs = 1000;

/** False while the fonts of the columns load, because rows change their height when these arrive. */
function useLetters(place: { readonly current: HTMLElement | null }): boolean {
  const [hasLetters, set] = useState(false);
  useLayoutEffect(() => {
    // Layout starts the loading of fonts
    place.current!.getBoundingClientRect();
    const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
    void Promise.race([document.fonts.ready, timeout]).then(() => set(true));
  }, []);
  return hasLetters;
}

const minWidth = { column: 190, window: 640 } as const;

/** True if the columns are too narrow for the available width, which a panel may reduce. */
function useIsStacked(place: { readonly current: HTMLElement | null }, columns: number): boolean {
  const [isStacked, stack] = useState(false);
  useLayoutEffect(() => {
    const measure = () =>
      stack(innerWidth < minWidth.window || place.current!.clientWidth < columns * minWidth.column);
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(place.current!);
    return () => resized.disconnect();
  }, [columns]);
  return isStacked;
}

interface ParallelHeadProps {
  readonly column: ChapterColumn;
  readonly translation: Translation | undefined;
}

function ParallelHead({ column, translation }: ParallelHeadProps) {
  const isWaiting = !column.error && shownChapters(column).length === 0;
  return (
    <th scope="col" class={isWaiting ? 'waits' : ''} dir={scriptOf(translation).dir}>
      <span class="short">{translation?.shortName || column.translation}</span>{' '}
      <bdi class="full" title={translation?.name}>
        {isWaiting ? pageText('loading') : (translation?.name ?? '\u00a0')}
      </bdi>
    </th>
  );
}

function without(route: Route, gone: string): Route {
  const [translation, ...parallels] = [route.translation, ...route.parallels].filter((id) => id !== gone);
  return { ...route, translation: translation ?? gone, parallels };
}
