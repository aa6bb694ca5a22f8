export interface RawAnswer {
  readonly status: number;
  readonly fields: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

interface Head {
  readonly status: number;
  readonly fields: ReadonlyMap<string, string>;
  readonly length: number;
  readonly bodyStart: number;
}

export class AnswerReader {
  #chunks: Buffer[] = [];
  #head: Head | undefined;
  pendingBytes = 0;

  take(chunk: Uint8Array): void {
    // Bun reuses the memory of a chunk
    this.#chunks.push(Buffer.from(chunk));
    this.pendingBytes += chunk.length;
  }

  next(): RawAnswer | undefined {
    this.#head ??= parseHead(this.#joined());
    const head = this.#head;
    if (!head || this.pendingBytes < head.length) return undefined;
    const bytes = this.#joined();
    this.#chunks = [bytes.subarray(head.length)];
    this.pendingBytes -= head.length;
    this.#head = undefined;
    return { status: head.status, fields: head.fields, body: bytes.subarray(head.bodyStart, head.length) };
  }

  #joined(): Buffer {
    if (this.#chunks.length !== 1) this.#chunks = [Buffer.concat(this.#chunks)];
    return this.#chunks[0]!;
  }
}

function parseHead(bytes: Buffer): Head | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1];
  if (!status) throw new Error(`No status line: ${statusLine.slice(0, 100)}`);
  const fields = new Map(
    lines.map((line) => {
      const [, name, value] = /^([^:\s]+): *(.*)$/.exec(line) ?? [];
      if (name === undefined || value === undefined) throw new Error(`No field: ${line.slice(0, 100)}`);
      return [name.toLowerCase(), value] as const;
    }),
  );
  const hasBody = status !== '304' && status !== '204';
  const bodyLength = hasBody ? Number(fields.get('content-length')) : 0;
  if (!Number.isInteger(bodyLength)) throw new Error(`No Content-Length in: ${statusLine}`);
  return { status: Number(status), fields, bodyStart: end + 4, length: end + 4 + bodyLength };
}
