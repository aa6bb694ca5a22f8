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
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by the keyboard
    <section class="parallel" aria-label={parallelText('sideBySide')} tabIndex={0}>
      <table style={`--columns: ${columns.length}`}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <ParallelHead
                key={column.translation}
                column={column}
                translation={translations[index]}
                route={route}
                retry={retry}
              />
            ))}
          </tr>
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

interface ParallelHeadProps {
  readonly column: ChapterColumn;
  readonly translation: Translation | undefined;
  readonly route: Route;
  readonly retry: () => void;
}

/** The head of a column: its translation, and why there is no text below it, if there is none. */
function ParallelHead({ column, translation, route, retry }: ParallelHeadProps) {
  const { error } = column;
  const hasText = chaptersOf(column).length > 0;
  return (
    <th
      scope="col"
      class={hasText && !error ? '' : 'lacks'}
      dir={hasText ? scriptOf(translation).dir : undefined}
    >
      <span class="short">{translation?.shortName || column.translation}</span>{' '}
      {/* Its line is there before it is known */}
      <span class="full">{translation?.name ?? '\u00a0'}</span>
      {!hasText && !error && <span class="loading">{pageText('loading')}</span>}
      {error && (
        <Problem error={error} retry={retry}>
          <a href={routeAddress.format(without(route, column.translation))}>{parallelText('removeColumn')}</a>
        </Problem>
      )}
    </th>
  );
}

function without(route: Route, gone: string): Route {
  const [translation, ...beside] = [route.translation, ...route.beside].filter((id) => id !== gone);
  return { ...route, translation: translation ?? gone, beside };
}
