import { expect, setDefaultTimeout, test } from 'bun:test';
import { join } from 'node:path';
import { runCommand } from '../../../test/end-to-end/command-line.ts';
import { newFolder } from '../../../test/new-folder.ts';

setDefaultTimeout(600_000);

interface Finding {
  readonly state: string;
  readonly subject: string;
  readonly found: string;
  readonly advice?: string;
}

async function findings(...words: string[]): Promise<{ exitCode: number; of: (subject: string) => Finding }> {
  const { exitCode, stdout } = await runCommand('doctor', ...words, '--json');
  const all = (JSON.parse(stdout) as { findings: Finding[] }).findings;
  return { exitCode, of: (subject) => all.find((finding) => finding.subject === subject)! };
}

test('reports success line by line and exits with 0 if everything works', async () => {
  const content = newFolder({ 'translations/x/edition.json': '{}' });
  const { exitCode, stdout } = await runCommand('doctor', content, '--port', '0');
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^ok {4}document store: LMDB works/m);
  expect(stdout).toMatch(/^ok {4}port: 127\.0\.0\.1:0 is free$/m);
  expect(stdout).toContain(`${content}.library is writable`);
  expect(stdout).not.toMatch(/^fault/m);
});

test('a used port and a missing folder are faults with advice', async () => {
  using taken = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } });
  const { exitCode, of } = await findings(join(newFolder(), 'nothing'), '--port', String(taken.port));
  expect(exitCode).toBe(1);
  expect(of('port')).toMatchObject({ state: 'fault', advice: expect.stringContaining('--port') });
  expect(of('folder')).toMatchObject({ state: 'fault', advice: expect.stringContaining('scriptorium init') });
});

test('an address that is not of this machine is a fault', async () => {
  const { exitCode, of } = await findings('--port', '0', '--host', 'no-such-host.invalid');
  expect([exitCode, of('port')]).toMatchObject([
    1,
    { state: 'fault', found: expect.stringContaining('Choose another with --host.') },
  ]);
});

test('a place that cannot be written to is a fault', async () => {
  const content = newFolder({ 'translations/x/edition.json': '{}', 'file.txt': '' });
  const library = join(content, 'file.txt/library');
  const { of } = await findings(content, '--port', '0', '--library', library);
  expect(of('library')).toMatchObject({ state: 'fault', advice: expect.stringContaining('--library') });
});

test('a folder that cannot be served is a fault that says why', async () => {
  const folders = {
    'has no sources that can be read': newFolder({ 'Translations/x/GEN.usfm': '' }),
    'is empty: a build or a copy was stopped': newFolder({ 'library.mdb': '' }),
    'is a file, not a content folder': join(newFolder({ 'GEN.usfm': '' }), 'GEN.usfm'),
  };
  for (const [reason, folder] of Object.entries(folders)) {
    const { exitCode, of } = await findings(folder, '--port', '0');
    expect([exitCode, of('folder')]).toMatchObject([
      1,
      { state: 'fault', found: expect.stringContaining(reason) },
    ]);
  }
});
