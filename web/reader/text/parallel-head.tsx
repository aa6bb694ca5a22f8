import type { Translation } from '../../../client/src/documents.ts';
import { type Place, placeHash } from '../place/place.ts';
import { Problem } from '../service/problem.tsx';
import { scriptOf } from './script-of.ts';
import type { ChapterColumn } from './use-chapters.ts';

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
