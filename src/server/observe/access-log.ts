import { write, writeSync } from 'node:fs';
import { failureOf } from '../../lib/failure.ts';
import { systemFault } from '../../lib/system-fault.ts';
import type { AnswerRecord } from './answer-record.ts';

/** Where lines go. */
export interface LogOutput {
  /** Calls back with the number of bytes that were taken. */
  write(bytes: Uint8Array, done: (error: NodeJS.ErrnoException | null, taken: number) => void): void;
  /** The number of bytes that were taken. @throws as `writeSync`. */
  writeNow(bytes: Uint8Array): number;
}

const flushMilliseconds = 100;
const flushCharacters = 64 * 1024;
/** Of lines that wait because nobody reads the output. */
const mostWaitingCharacters = 8 * 1024 * 1024;
/** So much is written to a pipe whole, also when other processes write to it (POSIX, PIPE_BUF on Linux). */
const pieceBytes = 4096;

/**
 * Writes a line an answer, many at once. Who reads too slowly never holds up an answer: lines that find no room are
 * dropped, and a line says how many.
 */
export class AccessLog {
  readonly #format: AccessLogFormat;
  readonly #output: LogOutput;
  /** Whole lines, together no more than `pieceBytes` where one alone is not. */
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
    if (this.#waiting >= mostWaitingCharacters) this.#dropped++;
    else this.#add(accessLogLine(this.#format, answer, new Date()));
    if (this.#waiting >= flushCharacters) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), flushMilliseconds);
  }

  /** Writes what waits, as far as it is taken at once. */
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
      // Nobody reads any more, or not now: the end is not put off for a log
    }
  }

  #add(line: string): void {
    // All of it is ASCII: a character is a byte
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
        // Nobody reads the log any more, which is not a fault
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

  /** 0 when there is no room at the moment. */
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
 * A client decides how long these are. A line that fits in 4096 bytes is written to a pipe whole, whoever else writes
 * to it (POSIX, PIPE_BUF), so the lines of several processes never run into each other.
 */
const mostCharacters = { method: 32, path: 2000, userAgent: 500, referer: 500, requestId: 200 } as const;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const unescaped = /^[ !#-[\]-~]*$/;

/** One line, with its end; nothing that a client sends can end it before. */
export function accessLogLine(format: AccessLogFormat, record: AnswerRecord, now: Date): string {
  return format === 'json' ? jsonLine(record, now) : textLine(record, now);
}

function jsonLine(record: AnswerRecord, now: Date): string {
  const { status, bytes, remoteAddress } = record;
  let line = `{"time":"${now.toISOString()}"`;
  for (const field of ['method', 'path'] as const) {
    line += `,"${field}":"${cut(record[field], mostCharacters[field], unicodeEscape)}"`;
  }
  line += `,"status":${status},"bytes":${bytes},"ms":${milliseconds(record)},"remote":"${remoteAddress}"`;
  for (const field of ['userAgent', 'referer', 'requestId'] as const) {
    const value = record[field];
    if (value !== undefined) line += `,"${field}":"${cut(value, mostCharacters[field], unicodeEscape)}"`;
  }
  return `${line}}\n`;
}

/** Common Log Format, followed by the time in milliseconds. */
function textLine(record: AnswerRecord, now: Date): string {
  const { method, path, status, bytes, remoteAddress } = record;
  const asked = (text: string, field: 'method' | 'path') => cut(text, mostCharacters[field], byteEscape);
  const request = method === '' ? '-' : `${asked(method, 'method')} ${asked(path, 'path')} HTTP/1.1`;
  return `${remoteAddress} - - [${clfTime(now)}] "${request}" ${status} ${bytes} ${milliseconds(record)}\n`;
}

/** Microseconds are as fine as it makes sense. */
function milliseconds(record: AnswerRecord): number {
  return Math.round(record.milliseconds * 1000) / 1000;
}

/** `20/Nov/2026:20:43:42 +0000` */
function clfTime(now: Date): string {
  const iso = now.toISOString();
  return `${iso.slice(8, 10)}/${months[now.getUTCMonth()]}/${iso.slice(0, 4)}:${iso.slice(11, 19)} +0000`;
}

/** The text with everything escaped that is not visible ASCII, and `...` where it was longer than `most`. */
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

/** As Apache writes it. */
function byteEscape(character: string): string {
  if (character === '"' || character === '\\') return `\\${character}`;
  return [...Buffer.from(character)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
}
