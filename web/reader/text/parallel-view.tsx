import type {
  SimpleChapterWord,
  SimpleTranslationBookChapter,
  Translation,
} from '../../../client/src/documents.ts';
import { type Place, placeHash } from '../place.ts';
import { Problem } from '../problem.tsx';
import { ChapterView, type ReadingChoices } from './chapter-view.tsx';
import { scriptOf } from './script-of.ts';
import { type TextBlock, textBlocks, withCallers } from './text-blocks.ts';
import type { ChapterColumn } from './use-chapters.ts';
import type { WordsByVerse } from './words.tsx';

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

interface ParallelHeadProps {
  readonly column: ChapterColumn;
  readonly translation: Translation | undefined;
  readonly place: Place;
  readonly retry: () => void;
}

/** The head of a column: whose it is, and why nothing stands below where nothing does. */
export function ParallelHead({ column, translation, place, retry }: ParallelHeadProps) {
  const { chapter, error } = column;
  // A message is in English
  const dir = chapter ? scriptOf(translation).dir : 'ltr';
  return (
    <th scope="col" class={chapter ? '' : 'lacks'} dir={dir}>
      <span class="short">{translation?.shortName || column.translation}</span>{' '}
      <span class="full">{translation?.name}</span>
      {!chapter && !error && <span class="loading">On its way…</span>}
      {error && (
        <Problem error={error} retry={retry}>
          <a href={placeHash.format(without(place, column.translation))}>Read without it</a>
        </Problem>
      )}
    </th>
  );
}

function without(place: Place, gone: string): Place {
  const [translation, ...beside] = [place.translation, ...place.beside].filter((id) => id !== gone);
  return { ...place, translation: translation ?? gone, beside };
}

/** What stands side by side: a verse of each translation, with the headings above it. */
export interface ParallelRow {
  /** 0 for what stands before the first verse. */
  readonly verse: number;
  /** One for each translation, empty where it does not have the verse. */
  readonly cells: readonly (readonly TextBlock[])[];
}

export interface ParallelColumn {
  readonly chapter: SimpleTranslationBookChapter | undefined;
  readonly words: Readonly<Record<string, readonly SimpleChapterWord[]>>;
}

/** The verses of several translations, each verse beside itself, in the order of their numbers. */
export function parallelRows(columns: readonly ParallelColumn[]): ParallelRow[] {
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
