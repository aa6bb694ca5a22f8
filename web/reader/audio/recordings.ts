import { keptAddress, useKeptRecordings } from '../../offline/recordings/kept-recordings.ts';
import { useReach } from '../../service/service.ts';
import { placeOfChapter, type RecordedChapter } from './recorded-chapter.ts';

interface RecordingSource {
  readonly link: string;
  readonly from: string | undefined;
  readonly isKept: boolean;
  readonly isAbsent: boolean;
}

export function useRecordings(chosen: string | undefined) {
  const kept = useKeptRecordings();
  // Recordings may be on a host other than the service
  const isOnline = useReach() !== 'nothing';
  const addressOf = (of: RecordedChapter, reader: string) => {
    const { translation: id, book, chapter } = placeOfChapter(of);
    return keptAddress(kept, { id, book, chapter, reader });
  };
  return {
    readerIn(chapter: RecordedChapter): string {
      const readers = Object.keys(chapter.thisChapterAudioLinks);
      const playable = isOnline ? readers : readers.filter((each) => addressOf(chapter, each));
      const from = playable.length > 0 ? playable : readers;
      return from.find((each) => each === chosen) ?? from[0]!;
    },
    sourceOf(chapter: RecordedChapter, reader: string): RecordingSource {
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
