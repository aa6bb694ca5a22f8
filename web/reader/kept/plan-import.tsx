import { useState } from 'preact/hooks';
import type { TranslationBook } from '../../../client/src/documents.ts';
import { plansText } from '../../strings/texts.ts';
import type { Route } from '../route.ts';
import { kept, type Refusal } from './store.ts';

/** Maximum file size in bytes. */
const maxFileSize = 1_000_000;

interface PlanImportProps {
  readonly route: Route;
  readonly books: readonly TranslationBook[];
  readonly language: string | undefined;
  readonly refuse: (refusal: Refusal) => void;
}

/** Imports a plan from a table, and starts it in the open translation. */
export function PlanImport({ route, books, language, refuse }: PlanImportProps) {
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
      <label class="chip">
        {plansText('importFile')}
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          class="hidden"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) read(file).finally(() => Object.assign(currentTarget, { value: '' }));
          }}
        />
      </label>
      {problems.length > 0 && (
        <div role="alert" class="import-problems">
          {problems.map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
        </div>
      )}
    </section>
  );
}
