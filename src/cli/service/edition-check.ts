import { basename, dirname, join, resolve } from 'node:path';
import { checkSourceFile } from '../../check/check-file.ts';
import { type ComparedEdition, EditionComparison } from '../../check/compare-editions.ts';
import { withoutConsequences } from '../../check/edition/consequences.ts';
import { readCheckedEdition } from '../../check/read-checked-edition.ts';
import { settleFindings } from '../../check/settle-findings.ts';
import { findMetadataFile } from '../../compile/metadata/read-edition-metadata.ts';
import { EditionFileError, type EditionFiles, folderFiles } from '../../compile/plan/edition-files.ts';
import type { EditionFolder } from '../../compile/plan/find-editions.ts';
import { type EditionPlan, editionFolders, planEditions } from '../../compile/plan/plan-editions.ts';
import type { ReadSource, ReadSourceAnswer, WorkerTasks } from '../../compile/workers/worker-messages.ts';
import { type CompileWorker, WorkerPool } from '../../compile/workers/worker-pool.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { inOwnFile } from '../../formats/usfm/join-chapter-files.ts';
import { sha256Of } from '../../lib/sha256.ts';
import { coalesced } from './content-builds.ts';

type OpenText = (path: string) => string | undefined;

/** The folder of a file's edition: the nearest with metadata or in a content folder. */
export function editionFolderOf(path: string): EditionFolder {
  const own = dirname(path);
  for (let folder = own; dirname(folder) !== folder; folder = dirname(folder)) {
    const room = rooms.find((name) => basename(dirname(folder)) === name);
    const name = basename(folder);
    if (room) return { path: folder, shown: `${room}/${name}`, name, room };
    if (hasMetadata(folder)) return { path: folder, shown: name, name, room: 'translations' };
  }
  return { path: own, shown: basename(own) || 'edition', name: basename(own), room: 'translations' };
}

const rooms = ['translations', 'commentaries', 'datasets'] as const;

function hasMetadata(path: string): boolean {
  try {
    return findMetadataFile(folderFiles({ path, shown: '.', name: '', room: 'translations' })) !== undefined;
  } catch (error) {
    if (error instanceof EditionFileError) return false;
    throw error;
  }
}

/**
 * Checks an edition with the texts of open documents instead of its files. Files that have not changed since
 * the previous check are not read again.
 */
export class EditionCheck {
  readonly #folder: EditionFolder;
  readonly #openText: OpenText;
  readonly #pool = new RememberingPool(new URL('../../check/check-worker.ts', import.meta.url));

  constructor(folder: EditionFolder, openText: OpenText) {
    this.#folder = folder;
    this.#openText = openText;
  }

  async run(open: readonly string[]): Promise<ReadonlyMap<string, readonly Diagnostic[]>> {
    const [plan] = await planEditions([this.#folder]);
    const planned = { ...plan!, files: this.#withOpenTexts(plan!.files) };
    this.#pool.begin();
    const { edition, compared, diagnostics: early } = await readCheckedEdition(planned, this.#pool, []);
    const { settings, file = '', faults } = edition?.settings ?? { settings: {}, faults: [] };
    const ofWords = compared ? await findingsOfWords(compared, planned) : [];
    const found = withoutConsequences([...(edition?.diagnostics ?? []), ...ofWords]);
    const ofText = found.map((diagnostic) => inOwnFile(diagnostic, edition?.joined ?? []));
    const settled = settleFindings([...early, ...faults, ...ofText], settings, file);
    const byPath = Map.groupBy(settled.diagnostics, (diagnostic) => this.#pathOf(diagnostic.file));
    // An edition without an id, or with faulty metadata, was not read
    const read = edition ? planned.sources : [];
    const sources = new Set(read.map((name) => join(this.#folder.path, name)));
    const language = plan!.metadata?.language;
    for (const path of open) {
      if (sources.has(path) || /\.json$/i.test(path)) continue;
      const bytes = new TextEncoder().encode(this.#openText(path));
      const alone = checkSourceFile(basename(path), bytes, language === undefined ? {} : { language });
      byPath.set(path, [...alone.diagnostics]);
    }
    return byPath;
  }

  stop(): Promise<void> {
    return this.#pool.stop();
  }

  #pathOf(shown: string): string {
    const prefix = `${this.#folder.shown}/`;
    return join(this.#folder.path, shown.startsWith(prefix) ? shown.slice(prefix.length) : '');
  }

  #withOpenTexts(files: EditionFiles): EditionFiles {
    return {
      ...files,
      read: async (name, maxBytes) => {
        const text = this.#openText(join(this.#folder.path, name));
        if (text === undefined) return files.read(name, maxBytes);
        const bytes = new TextEncoder().encode(text);
        if (maxBytes === undefined || bytes.length <= maxBytes) return bytes;
        throw new EditionFileError('too-large', files.shown(name), 'The file exceeds the size limit.');
      },
    };
  }
}

export class FixedEditions implements AsyncDisposable {
  readonly #content: string;
  readonly #checks = new Map<string, EditionCheck>();
  #texts: ReadonlyMap<string, string> = new Map();

  constructor(content: string) {
    this.#content = resolve(content);
  }

  async run(texts: ReadonlyMap<string, string>): Promise<Diagnostic[]> {
    this.#texts = new Map(Array.from(texts, ([file, text]) => [join(this.#content, file), text]));
    const found: Diagnostic[] = [];
    for (const folder of editionFolders(this.#content)) {
      const { shown: name, path } = folder;
      if (![...texts.keys()].some((file) => name === '.' || file.startsWith(`${name}/`))) continue;
      const check = this.#checks.get(path) ?? new EditionCheck(folder, (file) => this.#texts.get(file));
      this.#checks.set(path, check);
      found.push(...[...(await check.run([])).values()].flat());
    }
    return found;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.#checks.values()].map((check) => check.stop()));
  }
}

async function findingsOfWords(compared: ComparedEdition, plan: EditionPlan): Promise<Diagnostic[]> {
  using comparison = new EditionComparison([]);
  comparison.add(compared);
  return await comparison.findingsOf(compared.id, plan);
}

class RememberingPool extends WorkerPool {
  #previous = new Map<string, ReadSourceAnswer>();
  #current = new Map<string, ReadSourceAnswer>();

  constructor(script: URL) {
    super({ script });
  }

  begin(): void {
    this.#previous = this.#current;
    this.#current = new Map();
  }

  override share<Item>(
    items: Iterable<Item>,
    work: (item: Item, worker: CompileWorker) => Promise<void>,
  ): Promise<void> {
    return super.share(items, (item, worker) => {
      const run = async (task: keyof WorkerTasks, request: never, transfer?: ArrayBuffer[]) =>
        task === 'read' ? this.#read(worker, request, transfer) : worker.run(task, request, transfer);
      // Callers of `share` only call `run`
      return work(item, { run } as unknown as CompileWorker);
    });
  }

  async #read(
    worker: CompileWorker,
    request: ReadSource,
    transfer?: ArrayBuffer[],
  ): Promise<ReadSourceAnswer> {
    const { bytes, audio, alignments, ...settings } = request;
    // Audio and alignments are shared memory, which has no hash
    if (audio || alignments) return worker.run('read', request, transfer);
    const key = sha256Of(`${sha256Of(bytes)}\0${JSON.stringify(settings)}`);
    const answer = this.#previous.get(key) ?? (await worker.run('read', request, transfer));
    this.#current.set(key, answer);
    return answer;
  }
}

const pauseMilliseconds = 200;

/** Runs work a moment after it was last requested, one run at a time. */
export class Repeated {
  readonly #run: () => Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(work: () => Promise<void>, onFault: (error: unknown) => void) {
    this.#run = coalesced(async () => {
      try {
        if (!this.#isStopped) await work();
      } catch (error) {
        if (!this.#isStopped) onFault(error);
      }
    });
  }

  request(): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#run(), pauseMilliseconds);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }
}
