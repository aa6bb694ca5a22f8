import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { PathText } from './inline-code.tsx';
import { OperationPage } from './operation-page.tsx';
import { filterOperations, type OpenApi, type Operation, operationsOf } from './operations.ts';
import { Overview } from './overview.tsx';
import { routeHash, useRoute } from './route.ts';
import { service } from './service.ts';

const start = routeHash.format({ operationId: '', values: {}, isSent: false });

export function Explorer() {
  const route = useRoute();
  const [openApi, setOpenApi] = useState<OpenApi>();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    service.get<OpenApi>('/api/openapi.json').then(setOpenApi, setError);
  }, []);
  const operations = useMemo(() => (openApi ? operationsOf(openApi) : []), [openApi]);
  const operation = operations.find(({ id }) => id === route.operationId);
  useEffect(() => {
    scrollTo(0, 0);
    document.title = operation ? `${operation.summary} · Scriptorium API` : 'Scriptorium API';
    if (operation) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [operation]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || (event.target as Element).matches('input, select, textarea')) return;
      event.preventDefault();
      document.getElementById('filter')?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
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
        <a href="docs/guides">Guides</a>
        <a href="./">Reader</a>
      </header>
      {openApi && <OperationNav operations={operations} operationId={route.operationId} />}
      <main>
        {error && <p role="alert">The API description could not be loaded: {error.message}</p>}
        {openApi && !operation && route.operationId && (
          <p role="alert">Unknown operation “{route.operationId}”.</p>
        )}
        {openApi && !operation && <Overview openApi={openApi} />}
        {openApi && operation && (
          <OperationPage
            key={operation.id}
            openApi={openApi}
            operations={operations}
            operation={operation}
            route={route}
          />
        )}
      </main>
    </div>
  );
}

function hashOf({ id }: Operation): string {
  return routeHash.format({ operationId: id, values: {}, isSent: false });
}

interface OperationNavProps {
  readonly operations: readonly Operation[];
  readonly operationId: string;
}

function OperationNav({ operations, operationId }: OperationNavProps) {
  const [text, setText] = useState('');
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [operationId]);
  const found = filterOperations(operations, text);
  const tags = [...new Set(found.map(({ operation }) => operation.tag))];
  return (
    <nav ref={nav} class="operations" aria-label="Operations">
      <input
        type="search"
        id="filter"
        class="search-field"
        aria-label="Filter operations"
        placeholder="Filter, for example “footnote”"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && found[0]) location.hash = hashOf(found[0].operation);
        }}
      />
      <p class="hidden" role="status">
        {text && `${found.length} ${found.length === 1 ? 'operation' : 'operations'}`}
      </p>
      {tags.map((tag) => (
        <div key={tag} class="tag">
          <h2>{tag}</h2>
          <ul>
            {found
              .filter(({ operation }) => operation.tag === tag)
              .map(({ operation, member }) => (
                <li key={operation.id}>
                  <a
                    href={hashOf(operation)}
                    aria-current={operation.id === operationId ? 'page' : undefined}
                  >
                    {operation.summary}
                    {member ? (
                      <span class="matched">
                        has <code>{member}</code>
                      </span>
                    ) : (
                      <PathText path={operation.path.replace(/^\/api\//, '')} />
                    )}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
      {found.length === 0 && <p class="soft">No operation matches.</p>}
    </nav>
  );
}
