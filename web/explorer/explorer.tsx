import { useEffect, useMemo, useState } from 'preact/hooks';
import { explorerHash, useExplorerPlace } from './explorer-place.ts';
import { OperationNav } from './operation-nav.tsx';
import { OperationPage } from './operation-page.tsx';
import type { OpenApi } from './operations.ts';
import { operationsOf } from './operations.ts';
import { Overview } from './overview.tsx';
import { readDocument } from './service.ts';

const start = explorerHash.format({ operationId: '', values: {}, isSent: false });

/** The whole page, made of what the service says about itself. */
export function Explorer() {
  const place = useExplorerPlace();
  const [openApi, setOpenApi] = useState<OpenApi>();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    readDocument<OpenApi>('/api/openapi.json').then(setOpenApi, setError);
  }, []);
  const operations = useMemo(() => (openApi ? operationsOf(openApi) : []), [openApi]);
  const operation = operations.find(({ id }) => id === place.operationId);
  useEffect(() => {
    scrollTo(0, 0);
    document.title = operation ? `${operation.summary} · Scriptorium API` : 'Scriptorium API';
    if (operation) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [operation]);
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.key !== '/' || (event.target as Element).matches('input, select, textarea')) return;
      event.preventDefault();
      document.getElementById('filter')?.focus();
    };
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  }, []);

  return (
    <div class={operation ? 'explorer' : 'explorer at-start'}>
      <header class="bar">
        <a class="name" href={start}>
          Scriptorium <span>API</span>
        </a>
        <a class="all" href={start}>
          Operations
        </a>
        <a href="./">Reader</a>
      </header>
      {openApi && <OperationNav operations={operations} operationId={place.operationId} />}
      <main>
        {error && <p role="alert">The description of the service cannot be loaded: {error.message}</p>}
        {openApi && !operation && place.operationId && (
          <p role="alert">There is no operation “{place.operationId}”.</p>
        )}
        {openApi && !operation && <Overview openApi={openApi} />}
        {openApi && operation && (
          <OperationPage
            key={operation.id}
            openApi={openApi}
            operations={operations}
            operation={operation}
            place={place}
          />
        )}
      </main>
    </div>
  );
}
