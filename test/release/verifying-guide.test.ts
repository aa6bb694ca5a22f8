import { expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signManifest } from '../../src/release/signature.ts';
import { newFolder } from '../new-folder.ts';

setDefaultTimeout(600_000);

const guide = readFileSync(join(import.meta.dir, '../../docs/verifying.md'), 'utf8');
const commands = [...guide.matchAll(/^openssl .+$/gm)].map(([line]) => line);

if (!Bun.which('openssl'))
  console.log('The commands of docs/verifying.md are not tried: there is no openssl.');

test.skipIf(!Bun.which('openssl'))(
  'the openssl commands of the guide make a key and verify a release',
  async () => {
    const folder = newFolder({ 'manifest.json': '{"format":1}' });
    const run = (command: string) => Bun.spawnSync(['sh', '-c', command], { cwd: folder, stderr: 'ignore' });
    expect(commands).toHaveLength(4);
    const [generate, extract, decode, verify] = commands as [string, string, string, string];
    for (const command of [generate, extract]) expect(run(command).exitCode).toBe(0);
    const manifest = readFileSync(join(folder, 'manifest.json'));
    await Bun.write(join(folder, 'manifest.sig'), await signManifest(manifest, join(folder, 'key.pem')));
    expect(run(decode).exitCode).toBe(0);
    expect(run(verify).stdout.toString()).toContain('Signature Verified Successfully');
    await Bun.write(join(folder, 'manifest.json'), '{"format":2}');
    expect(run(verify).exitCode).not.toBe(0);
  },
);
