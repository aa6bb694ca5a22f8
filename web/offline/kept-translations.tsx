import { useState } from 'preact/hooks';
import type { Translation } from '../../client/src/documents.ts';
import { useStyle } from '../reader/panels.tsx';
import { Problem, problemText, Waiting } from '../reader/problem.tsx';
import { useDocument } from '../reader/service.ts';
import type { KeptTranslation } from './device-store.ts';
import { deleteKept, findOffer, keep, stopKeeping, useKeeping } from './keep-jobs.ts';
import { sizeText } from './keep-translation.ts';
import styles from './offline.css' with { type: 'text' };
import { hasWorker, hindrance } from './worker-registration.ts';

interface TranslationOf {
  /** The one that is read. */
  readonly translation: string;
  readonly translations: readonly Translation[];
}

/** For the list of translations: keeps the one that is read. Nothing where the service offers none. */
export function KeepTranslation({ translation: id, translations }: TranslationOf) {
  useStyle(styles);
  const canKeep = useDocument('worker', hasWorker).document;
  const { translations: kept, jobs } = useKeeping();
  const name = translations.find((each) => each.id === id)?.name ?? id;
  const known = kept?.find((each) => each.id === id);
  if (!kept || (!canKeep && !known)) return null;
  return (
    <section class="keep-offline" aria-label={`Offline: ${name}`}>
      <KeepControls id={id} name={name} known={known} job={jobs.get(id)} />
    </section>
  );
}

/** For the panel of what the device keeps: all kept translations, and the one that is read. */
export function KeptTranslations({ translation, translations }: TranslationOf) {
  useStyle(styles);
  const why = hindrance();
  const worker = useDocument('worker', hasWorker);
  const { translations: kept, jobs } = useKeeping();
  if (why) return <p class="nothing">{why}</p>;
  if (!kept || worker.isLoading) return <Waiting />;
  if (!worker.document && kept.length === 0) {
    return <p class="nothing">This service does not offer its texts for reading offline.</p>;
  }
  const ids = [translation, ...kept.map(({ id }) => id).filter((id) => id !== translation)];
  return (
    <>
      <p class="offline-hint">
        A kept translation is read and searched without a connection: all its chapters with their notes.
        Chapters that you have read stay for a while by themselves.
      </p>
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
      <StorageHint />
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
  const [isDeleting, setDeleting] = useState(false);
  const isAtRest = job?.share === undefined;
  const offer = useDocument(
    isAtRest && (isAsked || known) ? `${id} ${known?.kept?.at}` : undefined,
    (signal) => findOffer(id, signal),
  );
  if (job?.share !== undefined) {
    const percent = Math.round(job.share * 100);
    return (
      <div class="keep-row" aria-busy="true">
        <progress max={100} value={percent} aria-label={`Keeping ${name}`} />
        <span>{percent} %</span>
        <button type="button" class="chip" onClick={() => stopKeeping(id)}>
          Cancel
        </button>
      </div>
    );
  }
  const again = () => {
    ask(false);
    keep(id, name);
  };
  const remove = (
    <button
      type="button"
      class="chip"
      onClick={() => {
        if (isDeleting) deleteKept(id).finally(() => setDeleting(false));
        setDeleting(!isDeleting);
      }}
      onBlur={() => setDeleting(false)}
    >
      {isDeleting ? 'Delete it now' : 'Delete'}
      <span class="hidden"> {name}</span>
    </button>
  );
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
          On this device: {sizeText(size)}, {new Date(at).toLocaleDateString('en', { dateStyle: 'medium' })}.{' '}
          {missing.length > 0 && `An update is there: ${changes(missing.length)}, ${sizeText(toFetch)}.`}
        </p>
        <div class="keep-row">
          {missing.length > 0 && (
            <button type="button" class="chip" onClick={again}>
              Update<span class="hidden"> {name}</span>
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
          Not finished
          {there !== undefined && `: ${Math.floor((100 * Math.max(0, there)) / documents.length)} % is there`}
          .
        </p>
        <div class="keep-row">
          <button type="button" class="chip" onClick={again}>
            Go on<span class="hidden"> with {name}</span>
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
            Keep <bdi>{name}</bdi> for reading offline…
          </button>
        </div>
      </>
    );
  }
  if (offer.error) return <Problem what="Its size" error={offer.error} retry={offer.retry} />;
  if (!offer.document) return <Waiting />;
  return (
    <>
      <p class="keep-state">
        <bdi>{name}</bdi> takes {sizeText(offer.document.state.size)} on this device, with its notes and what
        is needed to search it. Less than that is sent, as it is compressed.
      </p>
      <div class="keep-row">
        <button type="button" class="chip primary" onClick={again}>
          Keep {sizeText(offer.document.state.size)}
        </button>
        <button type="button" class="chip" onClick={() => ask(false)}>
          Not now
        </button>
      </div>
    </>
  );
}

function changes(count: number): string {
  return count === 1 ? '1 changed part' : `${count.toLocaleString('en')} changed parts`;
}

/** Whether the browser has promised to delete nothing by itself. */
function StorageHint() {
  const { document } = useDocument('storage', async () => {
    const isPersistent = await navigator.storage?.persisted?.();
    const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
    return { isPersistent, left: quota === undefined ? undefined : quota - (usage ?? 0) };
  });
  if (!document || document.isPersistent) return null;
  return (
    <p class="offline-hint">
      When the device runs out of space, this browser may delete what is kept here. That can happen less where
      the reader is installed.
    </p>
  );
}
