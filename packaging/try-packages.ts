/**
 * Packs both packages, installs them into an empty folder outside the checkout as a new user would, without
 * install scripts, and uses them: `npm run try-packages`. It needs a registry for the dependencies. Prints
 * sizes and failures.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryClient } from './try-packages/client.ts';
import { lintPackages } from './try-packages/lint.ts';
import { tryProgram } from './try-packages/program.ts';
import { Trial } from './try-packages/trial.ts';

const maxDeclarationBytes = 400e3;
const folder = mkdtempSync(join(tmpdir(), 'scriptorium-packages-'));
const trial = new Trial(folder);
try {
  const program = await trial.pack('.');
  const client = await trial.pack('client');
  const declarationBytes = program.declarationBytes + client.declarationBytes;
  trial.atMost('declarations of both packages', declarationBytes, maxDeclarationBytes);
  await tryProgram(trial, program);
  await tryClient(trial, client);
  await lintPackages(trial, [program, client]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
trial.report();
