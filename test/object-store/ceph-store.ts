import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { scratchFolder } from '../scratch-folder.ts';

const programs = [
  'ceph-mon',
  'ceph-mgr',
  'ceph-osd',
  'radosgw',
  'radosgw-admin',
  'ceph',
  'ceph-authtool',
  'monmaptool',
];

export function whyNoCeph(): string | undefined {
  if (process.env.SCRIPTORIUM_CEPH !== '1') return 'SCRIPTORIUM_CEPH=1 runs it, as .ci/nightly does';
  const missing = programs.filter((program) => !Bun.which(program));
  return missing.length === 0
    ? undefined
    : `there is no ${missing.join(', ')} (apt-get install radosgw ceph-mon ceph-mgr ceph-osd)`;
}

export interface CephStore {
  readonly endpoint: string;
  addUser(id: string, keys: { readonly accessKey: string; readonly secretKey: string }): Promise<void>;
  stop(): void;
}

export async function startCeph(): Promise<CephStore> {
  const folder = scratchFolder();
  const [monitorPort, port] = [freePort(), freePort()];
  for (const name of ['mon', 'mgr', 'osd', 'rgw', 'run']) mkdirSync(join(folder, name));
  const fsid = crypto.randomUUID();
  const configuration = join(folder, 'ceph.conf');
  const keyring = join(folder, 'keyring');
  writeFileSync(configuration, configurationText({ folder, fsid, monitorPort, port }));
  const children: Bun.Subprocess[] = [];
  const start = (program: string, ...words: string[]) => {
    const log = Bun.file(join(folder, `${program}.out`));
    // The kernel kills it when this process ends, for any reason
    const command = ['setpriv', '--pdeathsig', 'KILL', program, '-c', configuration, ...words, '-f'];
    children.push(Bun.spawn(command, { stdin: 'ignore', stdout: log, stderr: log }));
  };
  const stop = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  const run = (program: string, ...words: string[]) => runProgram([program, '-c', configuration, ...words]);
  try {
    await runProgram([
      'ceph-authtool',
      '--create-keyring',
      keyring,
      '--gen-key',
      '-n',
      'mon.',
      '--cap',
      'mon',
      'allow *',
    ]);
    const capabilities = ['mon', 'osd', 'mgr'].flatMap((of) => ['--cap', of, 'allow *']);
    for (const name of ['client.admin', 'client.rgw', 'mgr.x', 'osd.0'])
      await runProgram(['ceph-authtool', keyring, '--gen-key', '-n', name, ...capabilities]);
    const map = join(folder, 'monmap');
    const address = `[v2:127.0.0.1:${monitorPort}]`;
    await runProgram(['monmaptool', '--create', '--fsid', fsid, '--addv', 'a', address, map]);
    await run('ceph-mon', '-i', 'a', '--mkfs', '--monmap', map, '--keyring', keyring);
    start('ceph-mon', '-i', 'a');
    const disk = crypto.randomUUID();
    await until('the monitor', () => run('ceph', '--connect-timeout', '5', 'osd', 'new', disk, '0'));
    start('ceph-mgr', '-i', 'x');
    await run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk);
    start('ceph-osd', '-i', '0');
    start('radosgw', '-n', 'client.rgw');
    const endpoint = `http://127.0.0.1:${port}`;
    await until('the gateway', async () => void (await fetch(endpoint)));
    return {
      endpoint,
      stop,
      async addUser(id, { accessKey, secretKey }) {
        const keys = ['--access-key', accessKey, '--secret-key', secretKey];
        await run('radosgw-admin', 'user', 'create', '--uid', id, '--display-name', id, ...keys);
      },
    };
  } catch (error) {
    stop();
    const log = join(folder, 'radosgw.out');
    const said = Bun.file(log).size > 0 ? readFileSync(log, 'utf8').slice(-500) : '';
    throw new Error(`Ceph did not start: ${(error as Error).message} ${said}`, { cause: error });
  }
}

const maxStart = 120_000;

async function until(what: string, step: () => Promise<unknown>): Promise<void> {
  for (const began = performance.now(); ; await Bun.sleep(250)) {
    try {
      await step();
      return;
    } catch (cause) {
      if (performance.now() - began > maxStart) throw new Error(`${what} does not answer`, { cause });
    }
  }
}

async function runProgram(command: string[]): Promise<void> {
  const child = Bun.spawn(command, { stdin: 'ignore', stdout: 'ignore', stderr: 'pipe' });
  const [stderr, exitCode] = await Promise.all([child.stderr.text(), child.exited]);
  if (exitCode !== 0) throw new Error(`${command.join(' ')} ended with ${exitCode}: ${stderr.slice(-500)}`);
}

function configurationText(options: {
  readonly folder: string;
  readonly fsid: string;
  readonly monitorPort: number;
  readonly port: number;
}): string {
  const { folder, fsid, monitorPort, port } = options;
  return `[global]
fsid = ${fsid}
mon host = v2:127.0.0.1:${monitorPort}
public addr = 127.0.0.1
keyring = ${folder}/keyring
mon data = ${folder}/mon
mgr data = ${folder}/mgr
osd data = ${folder}/osd
rgw data = ${folder}/rgw
run dir = ${folder}/run
admin socket = ${folder}/run/$name.asok
log file = ${folder}/$name.log
osd objectstore = memstore
memstore device bytes = 4294967296
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pgp num = 8
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
mon data avail warn = 1
mon data avail crit = 1
mgr initial modules =
rgw frontends = beast endpoint=127.0.0.1:${port}
`;
}
