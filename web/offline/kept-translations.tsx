import { useState } from 'preact/hooks';
import type { Translation } from '../../client/src/documents.ts';
import { type Loading, useDocument } from '../service/service.ts';
import { formatDate, formatSize } from '../strings/formats.ts';
import { offlineText, recordingsText } from '../strings/texts.ts';
import { laterContent, useStyle } from '../widgets/later-content.tsx';
import { Pending, Waiting } from '../widgets/problem.tsx';
import type { KeptTranslation, TranslationState } from './device-store.ts';
import { deleteKept, findOffer, keep, stopKeeping, useKeeping } from './keep-jobs.ts';
import { DeleteButton, ErrorText, KeepProgress } from './keep-parts.tsx';
import type { Offer } from './keep-translation.ts';
import styles from './offline.css' with { type: 'text' };
import { useKeptRecordings } from './recordings/kept-recordings.ts';
import { hasWorker, hindrance } from './worker-registration.ts';

const KeptRecordings = laterContent(
  async () => (await import('./recordings/recording-controls.tsx')).KeptRecordings,
);

interface TranslationOf {
  readonly translation: string;
  readonly translations: readonly Translation[];
}

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
  if (!worker.document && kept.length === 0) return <p class="nothing">{offlineText('notOffered')}</p>;
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
  const start = () => {
    ask(false);
    keep(id, name);
  };
  const stored = known?.kept ?? known?.begun;
  if (!stored && isAsked)
    return <OfferToKeep {...{ name, offer }} onKeep={start} onClose={() => ask(false)} />;
  const canContinue = known?.kept === undefined || (offer.document?.missing.length ?? 0) > 0;
  return (
    <>
      <ErrorText error={job?.error} />
      {known?.kept && <KeptState kept={known.kept} offer={offer.document} />}
      {!known?.kept && known?.begun && <UnfinishedState begun={known.begun} offer={offer.document} />}
      <div class="keep-row">
        {stored ? (
          <>
            {canContinue && (
              <button type="button" class="chip" onClick={start}>
                {offlineText(known?.kept ? 'update' : 'goOn')}
                <span class="hidden"> {name}</span>
              </button>
            )}
            <DeleteButton name={name} onDelete={() => deleteKept(id)} />
          </>
        ) : (
          <button type="button" class="chip" onClick={() => ask(true)}>
            {/* Buttons collapse the spaces between their children */}
            <span>{offlineText.rich('keepForOffline', { translation: <bdi>{name}</bdi> })}</span>
          </button>
        )}
      </div>
    </>
  );
}

interface KeptStateProps {
  readonly kept: TranslationState;
  readonly offer: Offer | undefined;
}

function KeptState({ kept, offer }: KeptStateProps) {
  const { missing, toFetch } = offer ?? { missing: [], toFetch: 0 };
  return (
    <p class="keep-state" role="status">
      <span class="keep-sign" aria-hidden="true">
        ✓
      </span>{' '}
      {offlineText('onThisDevice', {
        size: formatSize(kept.size),
        date: formatDate(new Date(kept.at).getTime(), { dateStyle: 'medium' }),
      })}{' '}
      {missing.length > 0 &&
        offlineText('updateIsThere', {
          changes: offlineText('changes', { count: missing.length }),
          size: formatSize(toFetch),
        })}
    </p>
  );
}

interface UnfinishedStateProps {
  readonly begun: TranslationState;
  readonly offer: Offer | undefined;
}

function UnfinishedState({ begun: { documents }, offer }: UnfinishedStateProps) {
  if (!offer) return <p class="keep-state">{offlineText('notFinished')}</p>;
  const stored = Math.max(0, documents.length - offer.missing.length);
  const percent = Math.floor((100 * stored) / documents.length);
  return <p class="keep-state">{offlineText('notFinishedAt', { percent })}</p>;
}

interface OfferToKeepProps {
  readonly name: string;
  readonly offer: Loading<Offer>;
  readonly onKeep: () => void;
  readonly onClose: () => void;
}

function OfferToKeep({ name, offer: { document, error, retry }, onKeep, onClose }: OfferToKeepProps) {
  if (!document) return <Pending what={offlineText('itsSize')} error={error} retry={retry} />;
  const size = formatSize(document.state.size);
  return (
    <>
      <p class="keep-state">{offlineText.rich('takes', { translation: <bdi>{name}</bdi>, size })}</p>
      <div class="keep-row">
        <button type="button" class="chip primary" onClick={onKeep}>
          {offlineText('keep', { size })}
        </button>
        <button type="button" class="chip" onClick={onClose}>
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
