import { useState } from 'preact/hooks';
import type { Translation } from '../../client/src/documents.ts';
import { useDocument } from '../service/service.ts';
import { formatDate, formatSize } from '../strings/formats.ts';
import { offlineText, recordingsText } from '../strings/texts.ts';
import { laterContent, useStyle } from '../widgets/later-content.tsx';
import { Problem, problemText, Waiting } from '../widgets/problem.tsx';
import type { KeptTranslation } from './device-store.ts';
import { deleteKept, findOffer, keep, stopKeeping, useKeeping } from './keep-jobs.ts';
import { DeleteButton, KeepProgress } from './keep-parts.tsx';
import styles from './offline.css' with { type: 'text' };
import { useKeptRecordings } from './recordings/kept-recordings.ts';
import { hasWorker, hindrance } from './worker-registration.ts';

const KeptRecordings = laterContent(
  async () => (await import('./recordings/recording-controls.tsx')).KeptRecordings,
);

interface TranslationOf {
  /** Id of the translation that is open. */
  readonly translation: string;
  readonly translations: readonly Translation[];
}

/**
 * The download control in the list of translations, for the open translation. Renders nothing if the service
 * does not offer downloads.
 */
export function KeepTranslation({ translation: id, translations }: TranslationOf) {
  useStyle(styles);
  const canKeep = useDocument('worker', hasWorker).document;
  const { translations: kept, jobs } = useKeeping();
  const name = translations.find((each) => each.id === id)?.name ?? id;
  const known = kept?.find((each) => each.id === id);
  if (!kept || (!canKeep && !known)) return null;
  return (
    <section class="keep-offline" aria-label={offlineText('offlineOf', { translation: name })}>
      <KeepControls id={id} name={name} known={known} job={jobs.get(id)} />
    </section>
  );
}

export function KeptTranslations({ translation, translations }: TranslationOf) {
  useStyle(styles);
  const why = hindrance();
  const worker = useDocument('worker', hasWorker);
  const { translations: kept, jobs } = useKeeping();
  const recordings = useKeptRecordings();
  if (why) return <p class="nothing">{why}</p>;
  if (!kept || worker.isLoading) return <Waiting />;
  if (!worker.document && kept.length === 0) {
    return <p class="nothing">{offlineText('notOffered')}</p>;
  }
  const ids = [translation, ...kept.map(({ id }) => id).filter((id) => id !== translation)];
  return (
    <>
      <p class="offline-hint">{offlineText('hint')}</p>
      <ul class="kept-list">
        {ids.map((id) => {
          const known = kept.find((each) => each.id === id);
          const name = translations.find((each) => each.id === id)?.name ?? known?.name ?? id;
          return (
            <li key={id} class="keep-offline">
              <h3>
                <bdi>{name}</bdi>
              </h3>
              <KeepControls id={id} name={name} known={known} job={jobs.get(id)} />
            </li>
          );
        })}
      </ul>
      <KeptRecordings
        translations={translations}
        kept={kept.filter((each) => each.kept).map(({ id }) => id)}
      />
      <StorageHint key={`${kept.length} ${jobs.size} ${recordings?.length}`} />
    </>
  );
}

interface KeepControlsProps {
  readonly id: string;
  readonly name: string;
  readonly known: KeptTranslation | undefined;
  readonly job: { readonly share?: number; readonly error?: Error } | undefined;
}

function KeepControls({ id, name, known, job }: KeepControlsProps) {
  const [isAsked, ask] = useState(false);
  const isAtRest = job?.share === undefined;
  const offer = useDocument(
    isAtRest && (isAsked || known) ? `${id} ${known?.kept?.at}` : undefined,
    (signal) => findOffer(id, signal),
  );
  if (job?.share !== undefined) {
    const label = offlineText('keeping', { translation: name });
    return <KeepProgress label={label} share={job.share} onCancel={() => stopKeeping(id)} />;
  }
  const again = () => {
    ask(false);
    keep(id, name);
  };
  const remove = <DeleteButton name={name} onDelete={() => deleteKept(id)} />;
  const problem = job?.error && (
    <p class="keep-error" role="alert">
      {problemText(job.error)}
    </p>
  );
  if (known?.kept) {
    const { size, at } = known.kept;
    const { missing, toFetch } = offer.document ?? { missing: [], toFetch: 0 };
    return (
      <>
        {problem}
        <p class="keep-state" role="status">
          <span class="keep-sign" aria-hidden="true">
            ✓
          </span>{' '}
          {offlineText('onThisDevice', {
            size: formatSize(size),
            date: formatDate(new Date(at).getTime(), { dateStyle: 'medium' }),
          })}{' '}
          {missing.length > 0 &&
            offlineText('updateIsThere', {
              changes: offlineText('changes', { count: missing.length }),
              size: formatSize(toFetch),
            })}
        </p>
        <div class="keep-row">
          {missing.length > 0 && (
            <button type="button" class="chip" onClick={again}>
              {offlineText('update')}
              <span class="hidden"> {name}</span>
            </button>
          )}
          {remove}
        </div>
      </>
    );
  }
  if (known?.begun) {
    const { documents } = known.begun;
    const there = offer.document ? documents.length - offer.document.missing.length : undefined;
    return (
      <>
        {problem}
        <p class="keep-state">
          {there === undefined
            ? offlineText('notFinished')
            : offlineText('notFinishedAt', {
                percent: Math.floor((100 * Math.max(0, there)) / documents.length),
              })}
        </p>
        <div class="keep-row">
          <button type="button" class="chip" onClick={again}>
            {offlineText('goOn')}
            <span class="hidden"> {name}</span>
          </button>
          {remove}
        </div>
      </>
    );
  }
  if (!isAsked) {
    return (
      <>
        {problem}
        <div class="keep-row">
          <button type="button" class="chip" onClick={() => ask(true)}>
            {/* Buttons collapse the spaces between their children */}
            <span>{offlineText.rich('keepForOffline', { translation: <bdi>{name}</bdi> })}</span>
          </button>
        </div>
      </>
    );
  }
  if (offer.error) return <Problem what={offlineText('itsSize')} error={offer.error} retry={offer.retry} />;
  if (!offer.document) return <Waiting />;
  return (
    <>
      <p class="keep-state">
        {offlineText.rich('takes', {
          translation: <bdi>{name}</bdi>,
          size: formatSize(offer.document.state.size),
        })}
      </p>
      <div class="keep-row">
        <button type="button" class="chip primary" onClick={again}>
          {offlineText('keep', { size: formatSize(offer.document.state.size) })}
        </button>
        <button type="button" class="chip" onClick={() => ask(false)}>
          {offlineText('notNow')}
        </button>
      </div>
    </>
  );
}

function StorageHint() {
  const { document } = useDocument('storage', async () => {
    const isPersistent = await navigator.storage?.persisted?.();
    const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
    return { isPersistent, used: usage, left: quota === undefined ? undefined : quota - usage };
  });
  if (!document) return null;
  const { isPersistent, used, left } = document;
  return (
    <>
      {left !== undefined && (
        <p class="offline-hint">
          {recordingsText('space', { used: formatSize(used), left: formatSize(left) })}
        </p>
      )}
      {!isPersistent && <p class="offline-hint">{offlineText('storageHint')}</p>}
    </>
  );
}
