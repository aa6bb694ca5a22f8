import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Command } from 'commander';
import { commandText } from '../../lib/command-text.ts';
import { count, sizeText } from '../../lib/count.ts';
import { bugInBrief } from '../../lib/failure.ts';
import { explain, systemFault } from '../../lib/system-fault.ts';
import { exitCodes, UserError } from '../../lib/user-error.ts';
import { explainListenError, hostInUrl } from '../../net/listen-address.ts';
import { defaultHttpLimits, withinOpenFiles } from '../../server/http/limits.ts';
import { applyEnvironment } from '../environment.ts';
import { installation, userCacheFolder } from '../installation.ts';
import { optionValues } from '../options.ts';

interface DoctorOptions {
  readonly port: number;
  readonly host: string;
  readonly library?: string;
  readonly json?: true;
}

/** A `note` is a limitation; a `fault` makes a command fail. */
interface Finding {
  readonly state: 'ok' | 'note' | 'fault';
  readonly subject: string;
  readonly found: string;
  readonly advice?: string;
}

const details = `
It checks the program, its native parts, the folders that it writes to, the port, and the memory and
limits of the system. It removes its temporary files.
Exit code: 0 when serving and building work here, 1 when something prevents them.`;

export function doctorCommand(): Command {
  const { localPath, port, host } = optionValues;
  return new Command('doctor')
    .description('check if this machine can serve and build libraries')
    .argument('[folder]', 'content folder or library to serve', localPath)
    .option('-p, --port <number>', 'port to use', port, 8080)
    .option('--host <address>', 'address to use', host, '127.0.0.1')
    .option('-l, --library <dir>', 'where to keep the library (default: CONTENT.library)', localPath)
    .option('--json', 'print one JSON object {findings}')
    .addHelpText('after', details)
    .hook('preAction', (command) => applyEnvironment(command))
    .action(async (folder: string | undefined, options: DoctorOptions) => {
      const findings = [
        ...aboutProgram(),
        await storeFinding(),
        placeFinding('temporary files', tmpdir(), 'Set TMPDIR to a folder that this user may write to.'),
        placeFinding(
          'cache',
          userCacheFolder(),
          'Set SCRIPTORIUM_CACHE to a folder that this user may write to.',
        ),
        ...(folder === undefined ? [] : await aboutFolder(folder, options.library)),
        portFinding(options),
        ...aboutLimits(),
      ];
      if (options.json) console.log(JSON.stringify({ findings }, null, 2));
      else for (const finding of findings) console.log(findingLine(finding));
      if (findings.some(({ state }) => state === 'fault')) process.exitCode = exitCodes.failed;
    });
}

function findingLine({ state, subject, found, advice }: Finding): string {
  const line = `${state.padEnd(5)} ${subject}: ${found}`;
  return advice === undefined || state === 'ok' ? line : `${line}\n      ${advice}`;
}

function aboutProgram(): Finding[] {
  const { version, root, isClone } = installation;
  const hasPages = existsSync(join(root, 'web/dist/index.html'));
  return [
    {
      state: 'ok',
      subject: 'program',
      found: `scriptorium ${version}, ${isClone ? 'a clone' : 'installed'} in ${root}`,
    },
    { state: 'ok', subject: 'Bun', found: `${Bun.version}, ${process.platform} ${process.arch}` },
    hasPages || isClone
      ? { state: 'ok', subject: 'reader', found: hasPages ? 'installed' : 'built by the first start' }
      : {
          state: 'note',
          subject: 'reader',
          found: 'missing: / is a plain list',
          advice: 'Install the package again.',
        },
  ];
}

async function storeFinding(): Promise<Finding> {
  const subject = 'document store';
  let folder: string | undefined;
  try {
    const { openLibrary } = await import('../../library/library.ts');
    folder = mkdtempSync(join(tmpdir(), 'scriptorium-doctor-'));
    await using library = openLibrary(folder);
    const editions = library.editions().length;
    return { state: 'ok', subject, found: `LMDB works (${editions} editions in a new library)` };
  } catch (error) {
    // A binary that is missing or built for another platform is not a system error
    const reason = systemFault(error) ? explain(error) : bugInBrief(error);
    const found = `LMDB does not work here: ${reason}`;
    const advice = `Install again with optional dependencies; @lmdb/lmdb-${process.platform}-${process.arch} has the binary.`;
    return { state: 'fault', subject, found, advice };
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}

/** Free space in bytes below which a note is reported: a library of one Bible takes 30 MB. */
const minFreeBytes = 500e6;

function placeFinding(subject: string, place: string, advice: string): Finding {
  const existing = nearestFolder(place);
  try {
    // Permission bits say nothing about root, so try to write
    rmSync(mkdtempSync(join(existing, '.scriptorium-doctor-')), { recursive: true });
    const { bavail, bsize } = statfsSync(existing);
    const room = bavail * bsize;
    const found = `${place} is writable, ${sizeText(room)} free`;
    if (room > minFreeBytes) return { state: 'ok', subject, found };
    return {
      state: 'note',
      subject,
      found,
      advice: 'Free some space: a library of one Bible takes about 30 MB.',
    };
  } catch (error) {
    return { state: 'fault', subject, found: `${place} is not writable: ${explain(error)}`, advice };
  }
}

function nearestFolder(place: string): string {
  let folder = resolve(place);
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

async function aboutFolder(folder: string, library: string | undefined): Promise<Finding[]> {
  const subject = 'folder';
  if (!existsSync(folder)) {
    const advice = `"${commandText('init', folder)}" creates a content folder.`;
    return [{ state: 'fault', subject, found: `The folder ${folder} does not exist.`, advice }];
  }
  const { isLibrary } = await import('../../library/library.ts');
  const isContent = statSync(folder).isDirectory() && !isLibrary(folder);
  const place = library ?? `${resolve(folder)}.library`;
  const places = isContent ? [placeFinding('library', place, 'Give another folder with --library.')] : [];
  try {
    return [{ state: 'ok', subject, found: `${folder} is ${await described(folder)}` }, ...places];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return [{ state: 'fault', subject, found: error.message }, ...places];
  }
}

async function described(folder: string): Promise<string> {
  const { isLibrary, openServedLibrary } = await import('../../library/library.ts');
  if (!isLibrary(folder)) {
    const { editionFolders } = await import('../../compile/plan/plan-editions.ts');
    return `a content folder with ${count(editionFolders(folder).length, 'edition')}`;
  }
  await using library = openServedLibrary(folder);
  return `a library with ${count(library.editions().length, 'edition')}`;
}

function portFinding({ host, port }: DoctorOptions): Finding {
  const subject = 'port';
  const address = `${hostInUrl(host)}:${port}`;
  try {
    Bun.listen({ hostname: host, port, socket: { data() {} } }).stop(true);
    return { state: 'ok', subject, found: `${address} is free` };
  } catch (error) {
    if (systemFault(error)?.code !== 'EADDRINUSE') {
      const found = explain(explainListenError(error, { host, port, portOption: '--port' }));
      return { state: 'fault', subject, found };
    }
    const advice = 'Choose another one with --port, or stop the program that uses it.';
    return { state: 'fault', subject, found: `${address} is in use.`, advice };
  }
}

/** Building one Bible needs about 300 MB in addition to the server. */
const minMemoryBytes = 512 * 1024 ** 2;
const minWatches = 8192;

function aboutLimits(): Finding[] {
  const memory = process.constrainedMemory();
  const { maxConnections } = withinOpenFiles(defaultHttpLimits);
  const watches = numberIn('/proc/sys/fs/inotify/max_user_watches');
  return [
    {
      state: memory < minMemoryBytes ? 'note' : 'ok',
      subject: 'memory',
      found: `${sizeText(memory)}, ${count(availableParallelism(), 'core')}`,
      advice: 'Build on another machine and serve the library here: serving needs about 100 MB.',
    },
    {
      state: maxConnections < defaultHttpLimits.maxConnections ? 'note' : 'ok',
      subject: 'connections',
      found: `${count(maxConnections, 'connection')} per process`,
      advice: 'Raise the limit of open files for more: "ulimit -n 65536", or LimitNOFILE of systemd.',
    },
    ...(watches === undefined
      ? []
      : [
          {
            state: watches < minWatches ? ('note' as const) : ('ok' as const),
            subject: 'watched folders',
            found: count(watches, 'folder'),
            advice:
              'Raise fs.inotify.max_user_watches, so that changes in a large content folder are noticed.',
          },
        ]),
  ];
}

function numberIn(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
