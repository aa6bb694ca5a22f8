import type { TranslationBookChapter, TranslationBooks } from '../../../client/src/documents.ts';
import type { Operation } from '../description/operations.ts';
import type { Choice, ReadDocument } from './choices.ts';
import { requestPath } from './request-path.ts';

/** So many translations are looked at, each with two requests. */
const mostTried = 8;

const needs: readonly (readonly [ending: RegExp, isThere: (chapter: TranslationBookChapter) => boolean])[] = [
  [/\.words(\.simple)?\.json$/, ({ thisChapterWordsLink }) => thisChapterWordsLink !== undefined],
  [/\.audioTimings\.json$/, ({ thisChapterAudioTimings }) => Object.keys(thisChapterAudioTimings).length > 0],
];

/** Only some translations have words or timings: the first whose first chapter has what the operation is about. */
export async function suitingTranslation(
  { path }: Operation,
  choices: readonly Choice[],
  read: ReadDocument,
): Promise<string | undefined> {
  const isThere = needs.find(([ending]) => ending.test(path))?.[1];
  if (!isThere) return undefined;
  for (const { value: translation } of choices.slice(0, mostTried)) {
    try {
      const { books } = await read<TranslationBooks>(
        requestPath('/api/{translation}/books.json', { translation }),
      );
      const { id: book, firstChapterNumber } = books[0]!;
      const values = { translation, book, chapter: String(firstChapterNumber) };
      const chapter = await read<TranslationBookChapter>(
        requestPath('/api/{translation}/{book}/{chapter}.json', values),
      );
      if (isThere(chapter)) return translation;
    } catch {
      // Then perhaps the next one
    }
  }
  return undefined;
}
