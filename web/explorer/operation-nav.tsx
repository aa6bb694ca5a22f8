import { useEffect, useRef, useState } from 'preact/hooks';
import { PathText } from './inline-code.tsx';
import type { Operation } from './operations.ts';
import { filterOperations } from './operations.ts';
import { routeHash } from './route.ts';

interface OperationNavProps {
  readonly operations: readonly Operation[];
  readonly operationId: string;
}

/** All operations by tag, and a box that filters them by words. */
export function OperationNav({ operations, operationId }: OperationNavProps) {
  const [text, setText] = useState('');
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [operationId]);
  const found = filterOperations(operations, text);
  const tags = [...new Set(found.map(({ tag }) => tag))];
  return (
    <nav ref={nav} class="operations" aria-label="Operations">
      <input
        type="search"
        id="filter"
        class="search-field"
        aria-label="Filter operations"
        placeholder="Filter, for example “words”"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <p class="hidden" role="status">
        {text && `${found.length} operations`}
      </p>
      {tags.map((tag) => (
        <div key={tag} class="tag">
          <h2>{tag}</h2>
          <ul>
            {found
              .filter((operation) => operation.tag === tag)
              .map(({ id, summary, path }) => (
                <li key={id}>
                  <a
                    href={routeHash.format({ operationId: id, values: {}, isSent: false })}
                    aria-current={id === operationId ? 'page' : undefined}
                  >
                    {summary}
                    <PathText path={path.replace(/^\/api\//, '')} />
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
