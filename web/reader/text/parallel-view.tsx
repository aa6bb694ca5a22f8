import type { Translation } from '../../../client/src/documents/index.ts';
import { ChapterView } from './chapter-view.tsx';
import { type ParallelColumn, parallelRows } from './parallel-rows.ts';
import type { ReadingChoices } from './reading-choices.ts';
import { scriptOf } from './script-of.ts';

interface ParallelProps {
  readonly columns: readonly ParallelColumn[];
  readonly translations: readonly Translation[];
  readonly choices: ReadingChoices;
}

/** Two to four translations side by side, verse by verse. */
export function ParallelView({ columns, translations, choices }: ParallelProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by the keyboard
    <section class="parallel" aria-label="Translations side by side" tabIndex={0}>
      <table style={`--columns: ${columns.length}`}>
        <thead>
          <tr>
            {translations.map(({ id, shortName, name }) => (
              <th key={id} scope="col">
                <span class="short">{shortName || id}</span> <span class="full">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parallelRows(columns).map(({ verse, cells }) => (
            <tr key={verse}>
              {cells.map((blocks, index) => (
                <td
                  key={translations[index]?.id}
                  {...scriptOf(translations[index])}
                  data-name={translations[index]?.shortName || translations[index]?.id}
                >
                  <ChapterView blocks={blocks} choices={choices} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
