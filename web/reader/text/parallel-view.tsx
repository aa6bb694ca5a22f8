import type { Translation } from '../../../client/src/documents.ts';
import type { Place } from '../place/place.ts';
import type { WordsByVerse } from '../words/use-words.ts';
import { ChapterView } from './chapter-view.tsx';
import { ParallelHead } from './parallel-head.tsx';
import { parallelRows } from './parallel-rows.ts';
import type { ReadingChoices } from './reading-choices.ts';
import { scriptOf } from './script-of.ts';
import type { ChapterColumn } from './use-chapters.ts';

interface ParallelProps {
  readonly place: Place;
  readonly columns: readonly ChapterColumn[];
  /** Of each column. */
  readonly words: readonly WordsByVerse[];
  /** Of each column, where it is known. */
  readonly translations: readonly (Translation | undefined)[];
  readonly choices: ReadingChoices;
  readonly retry: () => void;
}

/** Two to four translations side by side, verse by verse. */
export function ParallelView({ place, columns, words, translations, choices, retry }: ParallelProps) {
  const rows = parallelRows(columns.map(({ chapter }, index) => ({ chapter, words: words[index] ?? {} })));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by the keyboard
    <section class="parallel" aria-label="Translations side by side" tabIndex={0}>
      <table style={`--columns: ${columns.length}`}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <ParallelHead
                key={column.translation}
                column={column}
                translation={translations[index]}
                place={place}
                retry={retry}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ verse, cells }) => (
            <tr key={verse}>
              {cells.map((blocks, index) => (
                <td
                  key={columns[index]!.translation}
                  {...scriptOf(translations[index])}
                  data-name={translations[index]?.shortName || columns[index]!.translation}
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
