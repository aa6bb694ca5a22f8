import { useEffect, useState } from 'preact/hooks';
import { serviceRoot } from '../../service/service-root.ts';
import { backupText } from '../../strings/texts.ts';
import { loadCode } from '../../widgets/later-content.tsx';
import type { Route } from '../route.ts';
import { AddressSection } from './address-section.tsx';
import { FileButton, ImportReport, saveFile } from './file-button.tsx';
import { type Kept, markSent } from './kept-data.ts';
import { readKeptFile, writeKeptFile } from './kept-file.ts';
import { kept, type Remove, useKept } from './store.ts';
import { canSync, chooseFolder, chosenFolder, syncWith } from './synced-folder.ts';
import { addKept, maxCodeLength, packKept, type Report, thingsIn } from './transfer.ts';

const maxFileSize = 20_000_000;

type Say = (report: Report) => void;

interface BackupProps {
  readonly route: Route;
  readonly remove: Remove;
}

export function Backup({ route, remove }: BackupProps) {
  const [said, say] = useState<Report>({ lines: [] });
  const things = thingsIn({
    highlights: useKept('highlights'),
    notes: useKept('notes'),
    bookmarks: useKept('bookmarks'),
    plans: useKept('plans'),
  });
  async function read(file: File): Promise<void> {
    if (file.size > maxFileSize) return say({ lines: [backupText('tooLarge')], isBad: true });
    const result = readKeptFile(await file.text());
    if ('problems' in result)
      return say({ lines: [backupText('nothingImported'), ...result.problems], isBad: true });
    say(addKept(result.kept, result.exported));
  }
  return (
    <div class="backup">
      {things && (
        <p>
          {backupText('thisDeviceKeeps', { things })} {backupText('exportOften')}
        </p>
      )}
      <p class="backup-buttons">
        {canShareFiles() && (
          <button type="button" class="chip" onClick={share}>
            {backupText('shareFile')}
          </button>
        )}
        <button type="button" class="chip" onClick={() => saveFile(keptFile())}>
          {backupText('export')}
        </button>
        <FileButton label={backupText('import')} accept="application/json,.json" onFile={read} />
      </p>
      <p class="kept-hint">{backupText('importAdds')}</p>
      <ImportReport {...said} />
      <CodeSection route={route} />
      {canSync() && <FolderSection say={say} />}
      <AddressSection say={say} />
      <section>
        <button type="button" class="chip" onClick={() => remove(backupText('allDeleted'), kept.all())}>
          {backupText('deleteAll')}
        </button>
      </section>
    </div>
  );
}

/** All data of this device, whose notes are now known to be on another device, too. */
function sentData(): Kept {
  const all = markSent(kept.all());
  kept.replace({ notes: all.notes });
  return all;
}

function keptFile(): File {
  const now = new Date();
  const name = `scriptorium-kept-${now.toISOString().slice(0, 10)}.json`;
  return new File([writeKeptFile(sentData(), now)], name, { type: 'application/json' });
}

function canShareFiles(): boolean {
  const file = new File(['{}'], 'kept.json', { type: 'application/json' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

function share(): void {
  navigator.share({ files: [keptFile()] }).catch(() => {});
}

interface ShownCode {
  readonly path: string;
  readonly size: number;
  readonly count: number;
  readonly total: number;
}

function CodeSection({ route }: { readonly route: Route }) {
  const [code, show] = useState<ShownCode>();
  async function create(): Promise<void> {
    const { encode } = await loadCode(() => import('./qr-code.ts'));
    const { text, count, total } = await packKept(sentData(), maxCodeLength);
    const { translation, book, chapter } = route;
    const hash = `#/${translation}/${book}/${chapter}?kept=${text}`;
    const address = new URL(serviceRoot() + hash, location.href).href;
    const { data, size } = encode(address, { border: 2 });
    const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
    show({ path: path.join(''), size, count, total });
  }
  return (
    <section>
      <h3>{backupText('codeTitle')}</h3>
      {code ? (
        <>
          <svg
            class="qr-code"
            viewBox={`0 0 ${code.size} ${code.size}`}
            role="img"
            aria-label={backupText('codeTitle')}
          >
            <path d={code.path} />
          </svg>
          <p>
            {code.count < code.total
              ? backupText('codeHasSome', { number: code.count, all: code.total })
              : backupText('codeHasAll')}{' '}
            {backupText('scanCode')}
          </p>
        </>
      ) : (
        <button type="button" class="chip" onClick={create}>
          {backupText('showCode')}
        </button>
      )}
    </section>
  );
}

function FolderSection({ say }: { readonly say: Say }) {
  const [folder, choose] = useState<FileSystemDirectoryHandle>();
  useEffect(() => {
    chosenFolder.get().then(choose, () => {});
  }, []);
  async function sync(chosen: FileSystemDirectoryHandle | undefined): Promise<void> {
    try {
      const into = chosen ?? (await chooseFolder());
      choose(into);
      const problems = await syncWith(into);
      if (problems.length > 0) say({ lines: problems, isBad: true });
      else say({ lines: [backupText('synced', { folder: into.name })] });
    } catch (error) {
      if ((error as Error).name === 'AbortError') return;
      say({ lines: [backupText('notSynced'), (error as Error).message], isBad: true });
    }
  }
  return (
    <section>
      <h3>{backupText('folderTitle')}</h3>
      <p class="kept-hint">{backupText('folderHint')}</p>
      <p class="backup-buttons">
        <button type="button" class="chip" onClick={() => sync(folder)}>
          {folder ? backupText('syncWith', { folder: folder.name }) : backupText('chooseFolder')}
        </button>
        {folder && (
          <button
            type="button"
            class="chip"
            onClick={() => chosenFolder.forget().then(() => choose(undefined))}
          >
            {backupText('forgetFolder')}
          </button>
        )}
      </p>
    </section>
  );
}
