import type {
  SimpleChapterWord,
  SimpleTranslationBookChapter,
  Translation,
} from '../../../client/src/documents.ts';
import { Problem } from '../problem.tsx';
import { type Route, routeHash } from '../route.ts';
import { ChapterView, type ReadingChoices } from './chapter-view.tsx';
import { scriptOf } from './script-of.ts';
import { type TextBlock, textBlocks, withCallers } from './text-blocks.ts';
import type { ChapterColumn } from './use-chapters.ts';
import type { WordsByVerse } from './words.tsx';

interface ParallelProps {
  readonly route: Route;
  readonly columns: readonly ChapterColumn[];
  /** For each column. */
  readonly words: readonly WordsByVerse[];
  /** For each column, where it is known. */
  readonly translations: readonly (Translation | undefined)[];
  readonly choices: ReadingChoices;
  readonly retry: () => void;
}

/** Two to four translations side by side, one row per verse. */
export function ParallelView({ route, columns, words, translations, choices, retry }: ParallelProps) {
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
                route={route}
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

interface ParallelHeadProps {
  readonly column: ChapterColumn;
  readonly translation: Translation | undefined;
  readonly route: Route;
  readonly retry: () => void;
}

/** The head of a column: its translation, and why there is no text below it, if there is none. */
function ParallelHead({ column, translation, route, retry }: ParallelHeadProps) {
  const { chapter, error } = column;
  // Messages are in English
  const dir = chapter ? scriptOf(translation).dir : 'ltr';
  return (
    <th scope="col" class={chapter ? '' : 'lacks'} dir={dir}>
      <span class="short">{translation?.shortName || column.translation}</span>{' '}
      <span class="full">{translation?.name}</span>
      {!chapter && !error && <span class="loading">Loading…</span>}
      {error && (
        <Problem error={error} retry={retry}>
          <a href={routeHash.format(without(route, column.translation))}>Remove this column</a>
        </Problem>
      )}
    </th>
  );
}

function without(route: Route, gone: string): Route {
  const [translation, ...beside] = [route.translation, ...route.beside].filter((id) => id !== gone);
  return { ...route, translation: translation ?? gone, beside };
}

/** The same verse of each translation, with the headings above it. */
interface ParallelRow {
  readonly verse: number;
  /** One per translation, empty where it does not have the verse. */
  readonly cells: readonly (readonly TextBlock[])[];
}

interface ParallelColumn {
  readonly chapter: SimpleTranslationBookChapter | undefined;
  readonly words: Readonly<Record<string, readonly SimpleChapterWord[]>>;
}

/** The verses of several translations in rows, in the order of their numbers. */
function parallelRows(columns: readonly ParallelColumn[]): ParallelRow[] {
  const byVerse = columns.map(cellsOf);
  const verses = new Set(byVerse.flatMap((cells) => [...cells.keys()]));
  return [...verses]
    .sort((a, b) => a - b)
    .map((verse) => ({ verse, cells: byVerse.map((cells) => cells.get(verse) ?? []) }));
}

function cellsOf({ chapter, words }: ParallelColumn): Map<number, TextBlock[]> {
  const cells = new Map<number, TextBlock[]>();
  let waiting: typeof content = [];
  const content = withCallers(chapter?.chapter.content ?? []);
  for (const item of content) {
    waiting = [...waiting, item];
    if (item.type !== 'verse') continue;
    cells.set(item.number, [...(cells.get(item.number) ?? []), ...textBlocks(waiting, words)]);
    waiting = [];
  }
  return cells;
}
