import type { TranslationBook } from '../../../client/src/documents.ts';
import { service, useDocument } from '../../service/service.ts';
import { plansText } from '../../strings/texts.ts';
import { Problem, Waiting } from '../../widgets/problem.tsx';
import type { Route } from '../route.ts';
import type { PlanProgress } from './kept-data.ts';
import { hrefOf } from './kept-row.tsx';
import { currentDay, planDays, plans, withDay } from './plans.ts';
import { kept, type Refusal, type Remove, useKept } from './store.ts';

interface ReadingPlansProps {
  readonly route: Route;
  readonly books: readonly TranslationBook[];
  readonly remove: Remove;
  readonly refuse: (refusal: Refusal) => void;
}

export function ReadingPlans({ route, books, remove, refuse }: ReadingPlansProps) {
  const begun = useKept('plans');
  const { translation: edition } = route;
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
      {begun.length + offered.length === 0 && <p class="nothing">{plansText('tooFewBooks', { edition })}</p>}
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
  return { plan, days: plan && list.document && planDays(plan, list.document.books), list };
}

/** The first day that is not done, regardless of the date. */
export function TodayOfPlan({ route, progress }: ProgressProps) {
  const { plan, days, list } = usePlan(progress);
  if (list.error) {
    const what = plansText(plan?.name ?? 'thePlan');
    return <Problem what={what} error={list.error} retry={list.retry} />;
  }
  if (plan && !days && list.isLoading) return <Waiting />;
  if (!plan || !days) {
    return <p class="nothing">{plansText('notAvailable', { edition: progress.edition })}</p>;
  }
  const day = currentDay(progress, days.length);
  const { length } = progress.done.filter((each) => each <= days.length);
  return (
    <div class="plan-today">
      <p class="plan-name">
        {plansText(plan.name)} <span class="edition">{progress.edition}</span>
      </p>
      <progress
        value={length}
        max={days.length}
        aria-label={plansText('daysDone', { plan: plansText(plan.name) })}
      />
      {day === undefined ? (
        <p>{plansText('allDone', { count: days.length })}</p>
      ) : (
        <Day {...{ route, progress, day }} readings={days[day - 1]!} of={days.length} />
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
      </label>
      <span class="readings">
        {readings.map(({ book, first, last }) => (
          <a key={book.id} href={hrefOf({ edition, book: book.id, chapter: first }, route)}>
            <bdi>{book.name}</bdi> {first}
            {last > first && `–${last}`}
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
