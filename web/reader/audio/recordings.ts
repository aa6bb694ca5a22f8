import type { SimpleTranslationBookChapter } from '../../../client/src/documents.ts';
import { keptAddress, useKeptRecordings } from '../../offline/recordings/kept-recordings.ts';
import { useReach } from '../service.ts';

type Chapter = SimpleTranslationBookChapter;

/** Where a recording is played from. */
interface RecordingSource {
  /** The address that the service has for it. */
  readonly link: string;
  /** That address, or the one at which the service worker answers with what the device keeps; undefined until it is known. */
  readonly from: string | undefined;
  readonly isKept: boolean;
  /** Whether it can be played from nowhere: the device is offline, and does not keep it. */
  readonly isAbsent: boolean;
}

/** The recordings of chapters, on the device and elsewhere. */
export function useRecordings(chosen: string | undefined) {
  const kept = useKeptRecordings();
  // They may be on another host than the service
  const isOnline = useReach() !== 'nothing';
  const addressOf = ({ translation, book, chapter }: Chapter, reader: string) =>
    keptAddress(kept, { id: translation.id, book: book.id, chapter: chapter.number, reader });
  return {
    /**
     * The reader whose recording is played: the one that was chosen, where the chapter has one of theirs. Without a connection, one whose
     * recording is kept, if any.
     */
    readerIn(chapter: Chapter): string {
      const readers = Object.keys(chapter.thisChapterAudioLinks);
      const playable = isOnline ? readers : readers.filter((each) => addressOf(chapter, each));
      const from = playable.length > 0 ? playable : readers;
      return from.find((each) => each === chosen) ?? from[0]!;
    },
    sourceOf(chapter: Chapter, reader: string): RecordingSource {
      const link = chapter.thisChapterAudioLinks[reader]!;
      const address = addressOf(chapter, reader);
      const isKept = address !== undefined;
      return {
        ...{ link, from: kept && (address ?? link), isKept },
        isAbsent: !isOnline && !isKept && kept !== undefined,
      };
    },
  };
}
