import { useState } from 'preact/hooks';
import type { Operation } from '../operations.ts';
import { operationOfLink } from '../request/request-path.ts';
import { routeHash } from '../route.ts';
import { pathOfLink } from '../service.ts';
import { isOpenAtFirst, jsonGlimpse } from './response-text.ts';

interface JsonNodeProps {
  readonly name?: string | undefined;
  readonly value: unknown;
  readonly depth: number;
  readonly isLast: boolean;
  readonly operations: readonly Operation[];
}

const firstItems = 50;

export function JsonNode(props: JsonNodeProps) {
  const { name, value, isLast, operations } = props;
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0)
    return <JsonBranch {...props} />;
  return (
    <div class="json-line">
      <JsonName name={name} />
      <JsonLeaf value={value} operations={operations} />
      {!isLast && ','}
    </div>
  );
}

function JsonBranch({ name, value, depth, isLast, operations }: JsonNodeProps) {
  const isList = Array.isArray(value);
  const entries = Object.entries(value as object);
  const [isOpen, open] = useState(isOpenAtFirst(depth, name));
  const [shown, show] = useState(firstItems);
  const [start, end] = isList ? '[]' : '{}';
  return (
    <div class="json-branch">
      <button type="button" class="json-toggle" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        <JsonName name={name} />
        {start}
        {!isOpen && (
          <>
            <bdi class="json-count">{jsonGlimpse(value as object)}</bdi>
            {end}
            {!isLast && ','}
          </>
        )}
      </button>
      {isOpen && (
        <>
          <div class="json-inner">
            {entries.slice(0, shown).map(([key, each], index) => (
              <JsonNode
                key={key}
                name={isList ? undefined : key}
                value={each}
                depth={depth + 1}
                isLast={index === entries.length - 1}
                operations={operations}
              />
            ))}
            {entries.length > shown && (
              <button type="button" class="json-more" onClick={() => show(shown + firstItems * 2)}>
                {entries.length - shown} more
              </button>
            )}
          </div>
          <div class="json-end">
            {end}
            {!isLast && ','}
          </div>
        </>
      )}
    </div>
  );
}

function JsonName({ name }: { readonly name: string | undefined }) {
  if (name === undefined) return null;
  return (
    <>
      <span class="json-key">{JSON.stringify(name)}</span>
      {': '}
    </>
  );
}

function JsonLeaf({ value, operations }: Pick<JsonNodeProps, 'value' | 'operations'>) {
  const text = JSON.stringify(value);
  if (typeof value !== 'string')
    return <span class={value === null ? 'json-null' : `json-${typeof value}`}>{text}</span>;
  const path = pathOfLink(value);
  const found = path === undefined ? undefined : operationOfLink(operations, path);
  if (found) {
    const hash = routeHash.format({ operationId: found.operation.id, values: found.values, isSent: true });
    return (
      <a class="json-string" href={hash}>
        {text}
      </a>
    );
  }
  return (
    <bdi class="json-string" dir="auto">
      {text}
    </bdi>
  );
}
