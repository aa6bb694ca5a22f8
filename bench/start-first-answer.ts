import { connect } from 'node:net';

/**
 * Connects to a local port every millisecond until a request for `path` is answered with 200.
 * @returns `performance.now()` of that moment. @throws after 60 seconds, and for any other answer.
 */
export async function firstAnswer(port: number, path: string): Promise<number> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    const answer = await ask(port, path);
    if (answer?.startsWith('HTTP/1.1 200 ')) return performance.now();
    if (answer !== undefined) throw new Error(`${path} was answered with: ${answer.split('\r\n')[0]}`);
    await Bun.sleep(1);
  }
  throw new Error(`Nothing answered on port ${port} within a minute.`);
}

/** The first bytes of the answer, or undefined where nobody listens yet. */
function ask(port: number, path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('connect', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`));
    socket.on('data', (data) => {
      socket.destroy();
      resolve(String(data));
    });
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => resolve(undefined));
  });
}
