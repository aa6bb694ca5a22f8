import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ListeningProgram, startListening } from '../../listening-program.ts';
import { newFolder } from '../../new-folder.ts';
import type { StaticHost } from './static-host.ts';

export function startStaticHost(host: StaticHost, root: string): Promise<ListeningProgram> {
  return startListening((port) => {
    const scratch = newFolder();
    const configuration = join(scratch, host.configuration);
    writeFileSync(configuration, changed(host, root, port));
    return host.command(configuration, scratch);
  });
}

function changed({ configuration, changes }: StaticHost, root: string, port: number): string {
  let text = readFileSync(join(root, configuration), 'utf8');
  for (const [line, other] of changes(root, port)) {
    if (text.split(line).length !== 2) throw new Error(`${configuration} has not one "${line}".`);
    text = text.replace(line, () => other);
  }
  return text;
}
