import { join } from 'node:path';

export class ReplacingWriter {
  readonly #child;
  readonly #lines: AsyncIterator<string>;

  constructor(directory: string, times: number) {
    const script = join(import.meta.dir, 'replacing-editions.fixture.ts');
    this.#child = Bun.spawn([process.execPath, script, directory, String(times)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#lines = lines(this.#child.stdout);
  }

  async written(): Promise<number> {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error('The writer ended.');
    return Number(value);
  }

  async replace(): Promise<number> {
    this.#child.stdin.write('\n');
    this.#child.stdin.flush();
    return await this.written();
  }

  async end(): Promise<number> {
    this.#child.stdin.end();
    return await this.#child.exited;
  }
}

async function* lines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let text = '';
  for await (const chunk of stream) {
    text += Buffer.from(chunk).toString();
    const parts = text.split('\n');
    text = parts.pop()!;
    yield* parts;
  }
}
