import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Features, SimpleTranslationBookChapter, Translation } from '../../../client/src/documents.ts';
import { rememberedMembers } from '../../browser/remembered.ts';
import { orNone } from '../../service/loading.ts';
import { type Loading, service, useDocument } from '../../service/service.ts';
import { hasPart } from '../../service/site.ts';
import { formatSize } from '../../strings/formats.ts';
import { offlineText, pageText, recordingsText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import { Pending, Waiting } from '../../widgets/problem.tsx';
import { DeleteButton, ErrorText, KeepProgress } from '../keep-parts.tsx';
import styles from '../offline.css' with { type: 'text' };
import { deviceStore, hasWorker } from '../worker-registration.ts';
import {
  type OfferedRecording,
  type RecordingService,
  recordingOf,
  recordingsOfBook,
} from './keep-recordings.ts';
import { useKeptRecordings } from './kept-recordings.ts';
import {
  deleteRecordings,
  type FoundRecordings,
  findRecordingOffer,
  keepInTurn,
  type RecordingJob,
  stopKeepingRecordings,
  useRecordingJobs,
} from './recording-jobs.ts';
import { isOf, type KeptRecording, type RecordingsOf } from './recording-store.ts';

interface KeepRecordingProps {
  readonly chapter: SimpleTranslationBookChapter;
  readonly reader: string;
}

export function KeepRecording({ chapter: shown, reader }: KeepRecordingProps) {
  useStyle(styles);
  const canKeep = useDocument('worker', hasWorker).document;
  const kept = useKeptRecordings();
  const jobs = useRecordingJobs();
  const { translation, book, chapter } = shown;
  const ofBook = { id: translation.id, book: book.id, reader };
  const ofChapter = { ...ofBook, chapter: chapter.number };
  const own = kept?.filter((each) => isOf(ofBook, each)) ?? [];
  if (!kept || (!canKeep && own.length === 0)) return null;
  const place = `${book.name} ${chapter.number}`;
  const here = own.find((each) => isOf(ofChapter, each));
  const size = formatSize(own.reduce((sum, each) => sum + each.size, 0));
  const isWhole = book.numberOfChapters > 1 && own.length >= book.numberOfChapters;
  const isReplaced = here && here.address !== shown.thisChapterAudioLinks[reader];
  return (
    <section class="keep-offline keep-recordings" aria-label={recordingsText('heading')}>
      <p class="keep-title">{offlineText('offline')}</p>
      {(!isWhole || isReplaced) && (
        <Recordings
          what={place}
          of={ofChapter}
          job={jobs.get(recordingsName(ofChapter))}
          ask={
            isReplaced ? offlineText('update') : here ? undefined : recordingsText('keepChapter', { place })
          }
          list={async () => [recordingOf(shown, reader)].filter((each) => each !== undefined)}
          here={
            here && (
              <>
                {recordingsText('chapterHere', { place, size: formatSize(here.size) })}
                {isReplaced && ` ${recordingsText('replaced', { place })}`}
              </>
            )
          }
        />
      )}
      {book.numberOfChapters > 1 && (
        <Recordings
          what={book.name}
          of={ofBook}
          job={jobs.get(recordingsName(ofBook))}
          ask={isWhole && !isReplaced ? undefined : recordingsText('keepBook', { book: book.name })}
          list={(service, signal) => recordingsOfBook(ofBook, { service, signal })}
          here={
            own.length > (here ? 1 : 0) &&
            recordingsText('bookHere', {
              book: book.name,
              what: recordingsText('here', { count: own.length, size }),
            })
          }
        />
      )}
    </section>
  );
}

interface KeptRecordingsProps {
  readonly translations: readonly Translation[];
  readonly kept: readonly string[];
}

export function KeptRecordings({ translations, kept: whole }: KeptRecordingsProps) {
  const kept = useKeptRecordings();
  const jobs = useRecordingJobs();
  const canKeep = hasPart('audio');
  const features = useDocument(canKeep ? 'features' : undefined, async (signal) => {
    return {
      of: (await orNone(service.get<Features>('/api/x/features.json', { signal })))?.translations ?? [],
    };
  });
  if (!kept || features.isLoading) return <Waiting />;
  const heard = features.document?.of.filter(({ audio }) => audio).map(({ id }) => id) ?? [];
  const ids = new Set([...kept.map(({ id }) => id), ...whole.filter((id) => heard.includes(id))]);
  if (ids.size + heard.length === 0) return null;
  return (
    <section class="kept-recordings" aria-label={recordingsText('heading')}>
      <h3>{recordingsText('heading')}</h3>
      {canKeep && <p class="offline-hint">{recordingsText('hint')}</p>}
      <ul class="kept-list">
        {[...ids].map((id) => {
          const own = kept.filter((each) => each.id === id);
          const name = translations.find((each) => each.id === id)?.name ?? own[0]?.translationName ?? id;
          return (
            <li key={id} class="keep-offline">
              <h4>
                <bdi>{name}</bdi>
              </h4>
              {[...Map.groupBy(own, ({ reader }) => reader)].map(([reader, of]) => (
                <ReaderRow key={reader} {...{ id, reader, of }} />
              ))}
              {heard.includes(id) && whole.includes(id) && (
                <Recordings
                  what={name}
                  of={{ id }}
                  job={jobs.get(recordingsName({ id }))}
                  ask={
                    <>
                      {recordingsText('keepAll')}
                      <span class="hidden"> {name}</span>
                    </>
                  }
                  list={() => recordingsOfTranslation(id)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface ReaderRowProps extends Pick<KeptRecording, 'id' | 'reader'> {
  readonly of: readonly KeptRecording[];
}

function ReaderRow({ id, reader, of }: ReaderRowProps) {
  const counts = (some: readonly KeptRecording[]) => {
    const size = formatSize(some.reduce((sum, each) => sum + each.size, 0));
    return recordingsText('here', { count: some.length, size });
  };
  return (
    <details class="reader-row">
      <summary>
        <bdi>{recordingsText('by', { reader })}</bdi> · {counts(of)}
      </summary>
      <ul>
        {[...Map.groupBy(of, ({ book }) => book)].map(([book, some]) => (
          <li key={book} class="recordings-here">
            <span>
              <bdi>{some[0]!.bookName}</bdi> · {counts(some)}
            </span>
            <DeleteButton name={some[0]!.bookName} onDelete={() => deleteRecordings({ id, reader, book })} />
          </li>
        ))}
      </ul>
    </details>
  );
}

async function recordingsOfTranslation(id: string): Promise<OfferedRecording[]> {
  const chapters = (await deviceStore.chapters(id)) as SimpleTranslationBookChapter[];
  chapters.sort((a, b) => a.book.order - b.book.order || a.chapter.number - b.chapter.number);
  const readers = new Set(chapters.flatMap((each) => Object.keys(each.thisChapterAudioLinks)));
  const { reader: chosen } = rememberedMembers('audio') as { readonly reader?: string };
  const reader = chosen !== undefined && readers.has(chosen) ? chosen : [...readers][0];
  if (reader === undefined) return [];
  return chapters.map((each) => recordingOf(each, reader)).filter((each) => each !== undefined);
}

const recordingsName = ({ id, reader, book, chapter }: RecordingsOf) => [id, reader, book, chapter].join(' ');

interface RecordingsProps {
  readonly what: string;
  readonly of: RecordingsOf;
  readonly job: RecordingJob | undefined;
  readonly ask: ComponentChildren;
  readonly list: (service: RecordingService, signal: AbortSignal) => Promise<readonly OfferedRecording[]>;
  readonly here?: ComponentChildren;
}

function Recordings({ what, of, job, ask, list, here }: RecordingsProps) {
  const [isAsked, setAsked] = useState(false);
  const name = recordingsName(of);
  const isKeeping = job !== undefined && !job.error;
  const offer = useDocument(isAsked && !isKeeping ? name : undefined, (signal) =>
    findRecordingOffer(list, signal),
  );
  if (isKeeping) {
    const { done, count, share } = job;
    const cancel = () => stopKeepingRecordings(name);
    const text =
      share === undefined
        ? recordingsText('waiting')
        : count > 1
          ? recordingsText('progress', { done, count })
          : undefined;
    const label = recordingsText('keeping', { what });
    return <KeepProgress {...{ label, text, share: share ?? 0 }} onCancel={cancel} />;
  }
  const close = () => setAsked(false);
  return (
    <div class="recordings">
      <ErrorText error={job?.error} />
      {here && (
        <div class="recordings-here">
          <p class="keep-state" role="status">
            <span class="keep-sign" aria-hidden="true">
              ✓
            </span>{' '}
            {here}
          </p>
          <DeleteButton name={what} onDelete={() => deleteRecordings(of)} />
        </div>
      )}
      {isAsked && <OfferedRecordings {...{ name, what, offer }} onClose={close} />}
      {!isAsked && ask && (
        <div class="keep-row">
          <button type="button" class="chip" onClick={() => setAsked(true)}>
            {ask}
          </button>
        </div>
      )}
    </div>
  );
}

interface OfferedRecordingsProps {
  readonly name: string;
  readonly what: string;
  readonly offer: Loading<FoundRecordings>;
  readonly onClose: () => void;
}

function OfferedRecordings({ name, what, offer, onClose }: OfferedRecordingsProps) {
  const { document: found, error, retry } = offer;
  return (
    <>
      {found ? <OfferText what={what} offer={found} /> : <Pending error={error} retry={retry} />}
      <div class="keep-row">
        {found && found.missing.length > 0 && (
          <button
            type="button"
            class="chip primary"
            onClick={() => {
              onClose();
              keepInTurn(name, found.missing, found.size);
            }}
          >
            {found.size === undefined
              ? recordingsText('keep')
              : offlineText('keep', { size: formatSize(found.size) })}
          </button>
        )}
        <button type="button" class="chip" onClick={onClose}>
          {offlineText('notNow')}
        </button>
      </div>
    </>
  );
}

interface OfferTextProps {
  readonly what: string;
  readonly offer: FoundRecordings;
}

function OfferText({ what, offer: { all, missing, size, isExact } }: OfferTextProps) {
  const { reader } = all[0] ?? {};
  if (reader === undefined) return <p class="keep-state">{pageText('notThere')}</p>;
  const count = missing.length;
  if (count === 0) return <p class="keep-state">{recordingsText('allHere', { what, reader })}</p>;
  if (size === undefined)
    return <p class="keep-state">{recordingsText('takesUnknown', { what, reader, count })}</p>;
  const takes = isExact ? formatSize(size) : recordingsText('about', { size: formatSize(size) });
  return <p class="keep-state">{recordingsText('takes', { what, reader, count, size: takes })}</p>;
}
