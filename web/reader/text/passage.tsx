import type { Translation, TranslationBookChapter } from '../../../client/src/documents/index.ts';
import type { Place } from '../place/place.ts';
import type { Settings } from '../settings.ts';

export interface PassageProps {
  readonly place: Place;
  /** Of the first translation; undefined while it is on its way. */
  readonly chapter: TranslationBookChapter | undefined;
  readonly error: Error | undefined;
  readonly translations: readonly Translation[];
  readonly settings: Settings;
  /** The verse that is heard now. */
  readonly playingVerse: number | undefined;
}

/** The chapter, alone or beside others. */
export function Passage({ chapter, error }: PassageProps) {
  if (error) return <p role="alert">{error.message}</p>;
  return <article>{chapter && JSON.stringify(chapter.chapter.content)}</article>;
}
