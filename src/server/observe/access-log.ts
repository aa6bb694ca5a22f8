import { write, writeSync } from 'node:fs';
import { failureOf } from '../../lib/failure.ts';
import { systemFault } from '../../lib/system-fault.ts';
import type { AnswerRecord } from './answer-record.ts';

export interface LogOutput {
  write(bytes: Uint8Array, done: (error: NodeJS.ErrnoException | null, taken: number) => void): void;
  /** Returns the number of accepted bytes. @throws like `writeSync`. */
  writeNow(bytes: Uint8Array): number;
}

const flushMilliseconds = 100;
const flushCharacters = 64 * 1024;
/** Limit for lines that wait because the output is not read. */
const maxWaitingCharacters = 8 * 1024 * 1024;
/** Writes up to PIPE_BUF bytes are atomic (POSIX), also with several writers. */
const pieceBytes = 4096;

/**
 * Writes one line per response, in batches. A slow log reader never delays a response: lines that do not fit
 * are dropped, and another line reports their number.
 */
export class AccessLog {
  readonly #format: AccessLogFormat;
  readonly #output: LogOutput;
  /** Complete lines, together at most `pieceBytes` unless a single line is longer. */
  #pieces: string[] = [];
  #newest = '';
  #waiting = 0;
  #dropped = 0;
  #running: Promise<void> | undefined;
  #isEnded = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(format: AccessLogFormat, output: LogOutput = standardOutput) {
    this.#format = format;
    this.#output = output;
  }

  record(answer: AnswerRecord): void {
    if (this.#isEnded) return;
    if (this.#waiting >= maxWaitingCharacters) this.#dropped++;
    else this.#add(accessLogLine(this.#format, answer, new Date()));
    if (this.#waiting >= flushCharacters) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), flushMilliseconds);
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await Promise.race([this.#running, Bun.sleep(flushMilliseconds)]);
    if (this.#isEnded) return;
    this.#isEnded = true;
    try {
      for (const piece of this.#takePieces()) {
        let rest: Uint8Array = Buffer.from(piece);
        while (rest.length > 0) rest = rest.subarray(this.#output.writeNow(rest));
      }
    } catch {
      // The log is not being read: shutdown does not wait for it
    }
  }

  #add(line: string): void {
    // Lines are ASCII, so a character is a byte
    if (this.#newest.length + line.length > pieceBytes) {
      this.#pieces.push(this.#newest);
      this.#newest = '';
    }
    this.#newest += line;
    this.#waiting += line.length;
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#running) return;
    this.#running = this.#writePieces(this.#takePieces())
      .catch((error) => {
        this.#isEnded = true;
        // The reader of the log has exited, which is not a fault
        if (!systemFault(error)) console.error(failureOf(error).text);
      })
      .finally(() => {
        this.#running = undefined;
        if (this.#waiting > 0 && !this.#isEnded)
          this.#timer ??= setTimeout(() => this.#flush(), flushMilliseconds);
      });
  }

  #takePieces(): string[] {
    if (this.#dropped > 0) this.#add(this.#droppedLine());
    const pieces = [...this.#pieces, this.#newest];
    this.#pieces = [];
    this.#newest = '';
    return pieces;
  }

  async #writePieces(pieces: readonly string[]): Promise<void> {
    for (const piece of pieces) {
      await this.#write(Buffer.from(piece));
      this.#waiting -= piece.length;
    }
  }

  async #write(bytes: Uint8Array): Promise<void> {
    let rest = bytes;
    while (rest.length > 0) {
      const taken = await this.#tryWrite(rest);
      if (taken === 0) await Bun.sleep(flushMilliseconds);
      rest = rest.subarray(taken);
    }
  }

  #tryWrite(bytes: Uint8Array): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#output.write(bytes, (error, taken) => {
        if (!error) resolve(taken);
        else if (error.code === 'EAGAIN') resolve(0);
        else reject(error);
      });
    });
  }

  #droppedLine(): string {
    const message = `lines dropped because the log was not read fast enough: ${this.#dropped}`;
    this.#dropped = 0;
    return this.#format === 'json' ? `{"message":"${message}"}\n` : `# ${message}\n`;
  }
}

const standardOutput: LogOutput = {
  write: (bytes, done) => write(1, bytes, done),
  writeNow: (bytes) => writeSync(1, bytes),
};

export type AccessLogFormat = 'json' | 'text';

/**
 * Clients control the length of these fields. Lines up to 4096 bytes are written to a pipe atomically (POSIX,
 * PIPE_BUF), so lines of several processes never mix.
 */
const maxFieldCharacters = { method: 32, path: 2000, userAgent: 500, referer: 500, requestId: 200 } as const;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const unescaped = /^[ !#-[\]-~]*$/;

/** One line with its line break. Input from a client cannot contain another line break. */
export function accessLogLine(format: AccessLogFormat, record: AnswerRecord, now: Date): string {
  return format === 'json' ? jsonLine(record, now) : textLine(record, now);
}

function jsonLine(record: AnswerRecord, now: Date): string {
  const { status, bytes, remoteAddress } = record;
  let line = `{"time":"${now.toISOString()}"`;
  for (const field of ['method', 'path'] as const) {
    line += `,"${field}":"${cut(record[field], maxFieldCharacters[field], unicodeEscape)}"`;
  }
  line += `,"status":${status},"bytes":${bytes},"ms":${milliseconds(record)},"remote":"${remoteAddress}"`;
  for (const field of ['userAgent', 'referer', 'requestId'] as const) {
    const value = record[field];
    if (value !== undefined) line += `,"${field}":"${cut(value, maxFieldCharacters[field], unicodeEscape)}"`;
  }
  return `${line}}\n`;
}

function textLine(record: AnswerRecord, now: Date): string {
  const { method, path, status, bytes, remoteAddress } = record;
  const asked = (text: string, field: 'method' | 'path') => cut(text, maxFieldCharacters[field], byteEscape);
  const request = method === '' ? '-' : `${asked(method, 'method')} ${asked(path, 'path')} HTTP/1.1`;
  return `${remoteAddress} - - [${clfTime(now)}] "${request}" ${status} ${bytes} ${milliseconds(record)}\n`;
}

function milliseconds(record: AnswerRecord): number {
  return Math.round(record.milliseconds * 1000) / 1000;
}

function clfTime(now: Date): string {
  const iso = now.toISOString();
  return `${iso.slice(8, 10)}/${months[now.getUTCMonth()]}/${iso.slice(0, 4)}:${iso.slice(11, 19)} +0000`;
}

/** Escapes everything except visible ASCII, and ends with `...` if the text was longer than `most`. */
function cut(text: string, most: number, escaped: (character: string) => string): string {
  if (text.length <= most && unescaped.test(text)) return text;
  let written = '';
  for (const character of text) {
    const piece = unescaped.test(character) ? character : escaped(character);
    if (written.length + piece.length > most) return `${written}...`;
    written += piece;
  }
  return written;
}

function unicodeEscape(character: string): string {
  if (character === '"' || character === '\\') return `\\${character}`;
  let units = '';
  for (let at = 0; at < character.length; at++) {
    units += `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`;
  }
  return units;
}

function byteEscape(character: string): string {
  if (character === '"' || character === '\\') return `\\${character}`;
  return [...Buffer.from(character)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
}
