import { useState } from 'preact/hooks';
import type { TranslationBook } from '../../../client/src/documents.ts';
import { service, useDocument } from '../../service/service.ts';
import { formatDate } from '../../strings/formats.ts';
import { plansText } from '../../strings/texts.ts';
import { Pending } from '../../widgets/problem.tsx';
import type { Route } from '../route.ts';
import { FileButton, ImportReport } from './file-button.tsx';
import type { PlanProgress } from './kept-data.ts';
import { hrefOf } from './kept-row.tsx';
import {
  caughtUp,
  currentDay,
  dateOfDay,
  daysBehind,
  ownPlanDays,
  planDays,
  plans,
  withDay,
} from './plans.ts';
import { kept, type Refusal, type Remove, useKept } from './store.ts';

interface ReadingPlansProps {
  readonly route: Route;
  readonly books: readonly TranslationBook[];
  readonly remove: Remove;
  readonly language: string | undefined;
  readonly refuse: (refusal: Refusal) => void;
}

export function ReadingPlans({ route, books, language, remove, refuse }: ReadingPlansProps) {
  const begun = useKept('plans');
  const ownPlans = useKept('ownPlans');
  const { translation: edition } = route;
  const offeredOwn = ownPlans.filter(
    ({ id }) => !begun.some((each) => each.plan === id && each.edition === edition),
  );
  const offered = plans.filter(
    (plan) =>
      planDays(plan, books) && !begun.some((each) => each.plan === plan.id && each.edition === edition),
  );
  const begin = (plan: string) =>
    refuse(kept.change('plans', (all) => [...all, { plan, edition, started: Date.now(), done: [] }]));
  return (
    <>
      {begun.map((progress) => (
        <section key={`${progress.plan} ${progress.edition}`} class="plan">
          <TodayOfPlan route={route} progress={progress} />
          <AllDays route={route} progress={progress} />
          <button
            type="button"
            class="chip"
            onClick={() => remove(plansText('planDeleted'), { plans: [progress] })}
          >
            {plansText('deletePlan')}
          </button>
        </section>
      ))}
      {offered.length > 0 && (
        <section>
          <h3>{plansText('beginIn', { edition })}</h3>
          <ul class="languages">
            {offered.map(({ id, name }) => (
              <li key={id}>
                <button type="button" class="chip" onClick={() => begin(id)}>
                  {plansText(name)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {offeredOwn.length > 0 && (
        <section>
          <h3>{plansText('imported')}</h3>
          <ul class="languages">
            {offeredOwn.map((plan) => (
              <li key={plan.id}>
                <button type="button" class="chip" onClick={() => begin(plan.id)}>
                  <bdi>{plan.name}</bdi>
                </button>
                <button
                  type="button"
                  class="remove"
                  aria-label={plansText('deleteOwn', { plan: plan.name })}
                  onClick={() => remove(plansText('planDeleted'), { ownPlans: [plan] })}
                >
                  ✕
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PlanImport {...{ route, books, refuse }} language={language} />
      {begun.length + offered.length + offeredOwn.length === 0 && (
        <p class="nothing">{plansText('tooFewBooks', { edition })}</p>
      )}
    </>
  );
}

interface ProgressProps {
  readonly route: Route;
  readonly progress: PlanProgress;
}

function usePlan({ plan: id, edition }: PlanProgress) {
  const list = useDocument(edition, (signal) => service.books(edition, { signal }));
  const plan = plans.find((each) => each.id === id);
  const own = useKept('ownPlans').find((each) => each.id === id);
  const books = list.document?.books;
  const days = books && (own ? ownPlanDays(own, books) : plan && planDays(plan, books));
  return { name: own?.name ?? (plan && plansText(plan.name)), days, list };
}

export function TodayOfPlan({ route, progress }: ProgressProps) {
  const { name, days, list } = usePlan(progress);
  if (list.error || (name && !days && list.isLoading)) {
    return <Pending what={name ?? plansText('thePlan')} error={list.error} retry={list.retry} />;
  }
  if (!name || !days) {
    return <p class="nothing">{plansText('notAvailable', { edition: progress.edition })}</p>;
  }
  const day = currentDay(progress, days.length);
  const { length } = progress.done.filter((each) => each <= days.length);
  const unread = daysBehind(progress, days.length, Date.now());
  return (
    <div class="plan-today">
      <p class="plan-name">
        <bdi>{name}</bdi> <span class="edition">{progress.edition}</span>
      </p>
      <progress value={length} max={days.length} aria-label={plansText('daysDone', { plan: name })} />
      {day === undefined ? (
        <p>{plansText('allDone', { count: days.length })}</p>
      ) : (
        <Day {...{ route, progress, day }} readings={days[day - 1]!} of={days.length} />
      )}
      {unread > 0 && (
        <p class="unread">
          {plansText('behind', { count: unread })}{' '}
          <button
            type="button"
            class="chip"
            onClick={() =>
              kept.change('plans', (all) =>
                all.map((each) =>
                  each.plan === progress.plan && each.edition === progress.edition
                    ? caughtUp(each, days.length, Date.now())
                    : each,
                ),
              )
            }
          >
            {plansText('moveDates')}
          </button>
        </p>
      )}
    </div>
  );
}

interface DayProps extends ProgressProps {
  readonly day: number;
  readonly readings: NonNullable<ReturnType<typeof planDays>>[number];
  readonly of?: number;
}

function Day({ route, progress, day, readings, of }: DayProps) {
  const { edition, plan } = progress;
  const isSame = (each: PlanProgress) => each.plan === plan && each.edition === edition;
  return (
    <div class="plan-day">
      <label>
        <input
          type="checkbox"
          checked={progress.done.includes(day)}
          onChange={({ currentTarget: { checked } }) =>
            kept.change('plans', (all) =>
              all.map((each) => (isSame(each) ? withDay(each, day, checked) : each)),
            )
          }
        />
        {of ? plansText('dayOf', { number: day, all: of }) : plansText('day', { number: day })}
        <span class="edition">
          {formatDate(dateOfDay(progress, day), { day: 'numeric', month: 'short' })}
        </span>
      </label>
      <span class="readings">
        {readings.map(({ book, first: chapter, last, numbers, ...verses }, index) => (
          <a key={index} href={hrefOf({ edition, book: book.id, chapter, ...verses }, route)}>
            <bdi>
              {book.name} {numbers ?? (last > chapter ? `${chapter}–${last}` : chapter)}
            </bdi>
          </a>
        ))}
      </span>
    </div>
  );
}

function AllDays({ route, progress }: ProgressProps) {
  const { days } = usePlan(progress);
  if (!days) return null;
  return (
    <details>
      <summary>{plansText('allDays')}</summary>
      {days.map((readings, index) => (
        <Day key={index} {...{ route, progress, readings }} day={index + 1} />
      ))}
    </details>
  );
}

const maxFileSize = 1_000_000;

function PlanImport({ route, books, language, refuse }: Omit<ReadingPlansProps, 'remove'>) {
  const [problems, report] = useState<readonly string[]>([]);
  async function read(file: File): Promise<void> {
    if (file.size > maxFileSize) return report([plansText('tooLarge')]);
    const { importPlan } = await import('./import-plan.ts');
    const edition = { books, ...(language !== undefined && { language }) };
    const result = importPlan(await file.text(), file.name, edition);
    report('problems' in result ? result.problems : []);
    if ('problems' in result) return;
    const id = `own-${Date.now().toString(36)}`;
    const { translation } = route;
    refuse(
      kept.replace({
        ownPlans: [...kept.of('ownPlans'), { id, ...result.plan }],
        plans: [...kept.of('plans'), { plan: id, edition: translation, started: Date.now(), done: [] }],
      }),
    );
  }
  return (
    <section>
      <h3>{plansText('importTitle')}</h3>
      <p class="kept-hint">{plansText('importHint')}</p>
      <FileButton label={plansText('importFile')} accept=".csv,.tsv,.txt,text/csv,text/plain" onFile={read} />
      {problems.length > 0 && <ImportReport lines={problems} isBad />}
    </section>
  );
}
