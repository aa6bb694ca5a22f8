import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Translation } from '../../../client/src/documents.ts';
import { pageText, parallelText } from '../../strings/strings-en.ts';
import { useStyle } from '../panels.tsx';
import { Problem } from '../problem.tsx';
import { type Route, routeAddress } from '../route.ts';
import { ChapterView, type ReadingChoices } from './chapter-view.tsx';
import type { ParallelRow } from './parallel-rows.ts';
import styles from './parallel-view.css' with { type: 'text' };
import { scriptOf, sourceOf } from './script-of.ts';
import { type ChapterColumn, chaptersOf } from './use-chapters.ts';

export { parallelRows } from './parallel-rows.ts';

interface ParallelProps {
  readonly route: Route;
  readonly columns: readonly ChapterColumn[];
  readonly rows: readonly ParallelRow[];
  /** For each column, where it is known. */
  readonly translations: readonly (Translation | undefined)[];
  readonly choices: ReadingChoices;
  readonly retry: () => void;
}

/** Two to four translations side by side; verses that say the same are in one row. */
export function ParallelView({ route, columns, rows, translations, choices, retry }: ParallelProps) {
  useStyle(styles);
  const place = useRef<HTMLElement>(null);
  const isStacked = useIsStacked(place, columns.length);
  return (
    <section
      ref={place}
      class={isStacked ? 'parallel stacked' : 'parallel'}
      aria-label={parallelText('sideBySide')}
    >
      <table>
        <thead>
          <tr>
            {columns.map(({ translation: id }, index) => (
              <th key={id} scope="col" dir={scriptOf(translations[index]).dir}>
                <span class="short">{translations[index]?.shortName || id}</span>{' '}
                {/* Its line is there before it is known */}
                <bdi class="full" title={translations[index]?.name}>
                  {translations[index]?.name ?? '\u00a0'}
                </bdi>
              </th>
            ))}
          </tr>
          {columns.some(lacksText) && (
            <tr>
              {columns.map((column) =>
                lacksText(column) ? (
                  <th
                    key={column.translation}
                    scope="col"
                    class="lacks"
                    data-name={translations[columns.indexOf(column)]?.shortName || column.translation}
                  >
                    {column.error ? (
                      <Problem error={column.error} retry={retry}>
                        <a href={routeAddress.format(without(route, column.translation))}>
                          {parallelText('removeColumn')}
                        </a>
                      </Problem>
                    ) : (
                      <span class="loading">{pageText('loading')}</span>
                    )}
                  </th>
                ) : (
                  <td key={column.translation} />
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
                  {...sourceOf(translations[index], chaptersOf(columns[index]!)[0]?.book.name)}
                >
                  {/* What is kept belongs to the verses of one translation */}
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

/** Pixels of the narrowest column that can be read, and of the narrowest window with columns. */
const narrowest = { column: 190, window: 640 } as const;

/** Whether so many columns are too narrow for the place that they have, which a panel may share. */
function useIsStacked(place: { readonly current: HTMLElement | null }, columns: number): boolean {
  const [isStacked, stack] = useState(false);
  useLayoutEffect(() => {
    const measure = () =>
      stack(innerWidth < narrowest.window || place.current!.clientWidth < columns * narrowest.column);
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(place.current!);
    return () => resized.disconnect();
  }, [columns]);
  return isStacked;
}

/** Whether the text of a column is not there, or not all of it. */
function lacksText(column: ChapterColumn): boolean {
  return column.error !== undefined || chaptersOf(column).length === 0;
}

function without(route: Route, gone: string): Route {
  const [translation, ...beside] = [route.translation, ...route.beside].filter((id) => id !== gone);
  return { ...route, translation: translation ?? gone, beside };
}
