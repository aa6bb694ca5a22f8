import { useState } from 'preact/hooks';
import { kinds, mergeKept } from './kept-data.ts';
import { readKeptFile, writeKeptFile } from './kept-file.ts';
import { kept, type Remove, useKept } from './store.ts';

/** Bytes of a file that is read at all. */
const largestFile = 20_000_000;

/** Everything kept as one file: to keep it elsewhere, or to bring it to another device. */
export function Backup({ remove }: { readonly remove: Remove }) {
  const [said, say] = useState<readonly string[]>([]);
  const [isBad, setBad] = useState(false);
  const [highlights, notes, bookmarks, plans] = [
    useKept('highlights'),
    useKept('notes'),
    useKept('bookmarks'),
    useKept('plans'),
  ];
  const report = (lines: readonly string[], bad: boolean) => {
    say(lines);
    setBad(bad);
  };
  async function read(file: File): Promise<void> {
    if (file.size > largestFile) return report(['The file is larger than 20 MB.'], true);
    const result = readKeptFile(await file.text());
    if ('problems' in result) return report(['Nothing was imported.', ...result.problems], true);
    const before = kept.all();
    const after = mergeKept(before, result.kept);
    const refusal = kept.replace(after);
    if (refusal) return report(['Nothing was imported.', refusal], true);
    const added = kinds.map((kind) => after[kind].length - before[kind].length);
    report(
      [`The file was imported: ${added.reduce((sum, count) => sum + count, 0)} things were added.`],
      false,
    );
  }
  return (
    <div class="backup">
      <p>
        This device keeps {highlights.length} highlighted verses, {notes.length} notes, {bookmarks.length}{' '}
        bookmarks and {plans.length} plans. A browser deletes them when somebody clears its data, so export
        them from time to time.
      </p>
      <p class="backup-buttons">
        <button type="button" class="chip" onClick={save}>
          Export a file
        </button>
        <label class="chip">
          Import a file
          <input
            type="file"
            accept="application/json,.json"
            class="hidden"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // The same file can be chosen again
              if (file) read(file).finally(() => Object.assign(currentTarget, { value: '' }));
            }}
          />
        </label>
        <button
          type="button"
          class="chip"
          onClick={() => remove('Everything kept on this device was deleted.', kept.all())}
        >
          Delete everything
        </button>
      </p>
      <p class="kept-hint">
        An import adds to what is here, and replaces nothing but older colours and places.
      </p>
      <div role={isBad ? 'alert' : 'status'} class={isBad ? 'import-problems' : ''}>
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

/** Gives the browser a file to save. */
function save(): void {
  const now = new Date();
  const blob = new Blob([writeKeptFile(kept.all(), now)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `scriptorium-kept-${now.toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
