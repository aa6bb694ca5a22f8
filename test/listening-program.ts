import { freePort } from './free-port.ts';

export interface ListeningProgram {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a web server on a free port, and waits until it responds. If it ends before, it is started again twice,
 * because another process may have taken the port. @throws Error with the output of the last attempt.
 */
export async function startListening(
  command: (port: number) => readonly string[],
): Promise<ListeningProgram> {
  for (let attempt = 1; ; attempt++) {
    const port = freePort();
    const started = [...command(port)];
    const child = Bun.spawn(started, { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
    if (await isListening(child, port)) {
      const stop = async () => {
        child.kill();
        await child.exited;
      };
      return { port, stop };
    }
    if (attempt === 3) throw new Error(`${started.join(' ')} ended early:\n${(await output).join('')}`);
  }
}

async function isListening(child: Bun.Subprocess, port: number): Promise<boolean> {
  while (child.exitCode === null) {
    if (await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => undefined)) return true;
    await Bun.sleep(20);
  }
  return false;
}
