import { useState } from 'preact/hooks';
import type { DatasetReference } from '../../../../client/src/documents.ts';
import { ReferenceLink } from './reference-link.tsx';

interface ReferenceListProps {
  readonly references: readonly DatasetReference[];
  /** How many are shown before somebody asks for more. */
  readonly first: number;
}

const step = 60;

export function ReferenceList({ references, first }: ReferenceListProps) {
  const [more, setMore] = useState(0);
  const count = first + more;
  const left = references.length - count;
  return (
    <ul class="references">
      {references.slice(0, count).map((reference) => (
        <li key={Object.values(reference).join()}>
          <ReferenceLink reference={reference} />
        </li>
      ))}
      {left > 0 && (
        <li>
          <button type="button" class="more" onClick={() => setMore(more + step)}>
            {left > step ? `${step} more of ${left}` : `${left} more`}
          </button>
        </li>
      )}
    </ul>
  );
}
