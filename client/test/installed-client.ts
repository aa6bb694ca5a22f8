import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from '../../test/scratch-folder.ts';
import { buildClient } from '../scripts/build-client.ts';

let installed: Promise<string> | undefined;

export function installedClient(): Promise<string> {
  installed ??= install();
  return installed;
}

async function install(): Promise<string> {
  const project = scratchFolder();
  const folder = join(project, 'node_modules/scriptorium-client');
  mkdirSync(folder, { recursive: true });
  cpSync(join(import.meta.dir, '../package.json'), join(folder, 'package.json'));
  await buildClient(join(folder, 'dist'));
  const description = { type: 'module', dependencies: { 'scriptorium-client': '*' } };
  writeFileSync(join(project, 'package.json'), JSON.stringify(description));
  return project;
}
