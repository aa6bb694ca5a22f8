import type { SimpleTranslationBookChapter } from '../../../client/src/documents/index.ts';

export interface AudioPlayerProps {
  readonly chapter: SimpleTranslationBookChapter;
  /** Called with the verse that begins to be heard, and with undefined when nothing is heard. */
  readonly onVerse: (verse: number | undefined) => void;
}

export function AudioPlayer(_: AudioPlayerProps) {
  return null;
}
