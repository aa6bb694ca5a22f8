import { useContext } from 'preact/hooks';
import { Reading } from './reading.ts';

/** Says that there is none of something here. */
export function Nothing({ of }: { readonly of: string }) {
  const { verse, endVerse } = useContext(Reading).place;
  const where = verse === undefined ? 'this chapter' : endVerse ? 'these verses' : `verse ${verse}`;
  return (
    <p class="nothing">
      No {of} for {where}.
    </p>
  );
}
