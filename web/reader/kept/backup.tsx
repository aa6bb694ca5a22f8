import { useState } from 'preact/hooks';
import { formatList } from '../../strings/formats.ts';
import { backupText } from '../../strings/texts.ts';
import { kinds, mergeKept } from './kept-data.ts';
import { readKeptFile, writeKeptFile } from './kept-file.ts';
import { kept, type Remove, useKept } from './store.ts';

/** Maximum file size in bytes. */
const maxFileSize = 20_000_000;

export function Backup({ remove }: { readonly remove: Remove }) {
  const [said, say] = useState<readonly string[]>([]);
  const [isBad, setBad] = useState(false);
  const things = [
    backupText('highlights', { count: useKept('highlights').length }),
    backupText('notes', { count: useKept('notes').length }),
    backupText('bookmarks', { count: useKept('bookmarks').length }),
    backupText('plans', { count: useKept('plans').length }),
  ];
  const report = (lines: readonly string[], bad: boolean) => {
    say(lines);
    setBad(bad);
  };
  async function read(file: File): Promise<void> {
    if (file.size > maxFileSize) return report([backupText('tooLarge')], true);
    const result = readKeptFile(await file.text());
    if ('problems' in result) return report([backupText('nothingImported'), ...result.problems], true);
    const before = kept.all();
    const after = mergeKept(before, result.kept);
    const refusal = kept.replace(after);
    if (refusal) return report([backupText('nothingImported'), refusal], true);
    const added = kinds.map((kind) => after[kind].length - before[kind].length);
    report([backupText('imported', { count: added.reduce((sum, count) => sum + count, 0) })], false);
  }
  return (
    <div class="backup">
      <p>
        {backupText('thisDeviceKeeps', { things: formatList(things) })} {backupText('exportOften')}
      </p>
      <p class="backup-buttons">
        <button type="button" class="chip" onClick={save}>
          {backupText('export')}
        </button>
        <label class="chip">
          {backupText('import')}
          <input
            type="file"
            accept="application/json,.json"
            class="hidden"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // Allows the same file to be chosen again
              if (file) read(file).finally(() => Object.assign(currentTarget, { value: '' }));
            }}
          />
        </label>
        <button type="button" class="chip" onClick={() => remove(backupText('allDeleted'), kept.all())}>
          {backupText('deleteAll')}
        </button>
      </p>
      <p class="kept-hint">{backupText('importAdds')}</p>
      <div role={isBad ? 'alert' : 'status'} class={isBad ? 'import-problems' : ''}>
        {said.map((line) => (
          <p key={line} dir="auto">
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}

function save(): void {
  const now = new Date();
  const blob = new Blob([writeKeptFile(kept.all(), now)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `scriptorium-kept-${now.toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
