import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../free-port.ts';
import { newFolder } from '../../new-folder.ts';
import type { StaticHost } from './static-host.ts';

export interface RunningHost {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

export async function startStaticHost(host: StaticHost, root: string): Promise<RunningHost> {
  for (let attempt = 1; ; attempt++) {
    const port = freePort();
    const scratch = newFolder();
    const configuration = join(scratch, host.configuration);
    writeFileSync(configuration, changed(host, root, port));
    const child = Bun.spawn([...host.command(configuration, scratch)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
    if (await isListening(child, port)) {
      const stop = async () => {
        child.kill();
        await child.exited;
      };
      return { port, stop };
    }
    // Another process may have taken the port meanwhile
    if (attempt === 3) throw new Error(`${host.name} ended before it listened:\n${(await said).join('')}`);
  }
}

function changed({ configuration, changes }: StaticHost, root: string, port: number): string {
  let text = readFileSync(join(root, configuration), 'utf8');
  for (const [line, other] of changes(root, port)) {
    if (text.split(line).length !== 2) throw new Error(`${configuration} has not one "${line}".`);
    text = text.replace(line, () => other);
  }
  return text;
}

async function isListening(child: Bun.Subprocess, port: number): Promise<boolean> {
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer) return true;
    await Bun.sleep(20);
  }
  return false;
}
