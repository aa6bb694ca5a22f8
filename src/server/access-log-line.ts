import type { AnswerRecord } from './answer-record.ts';

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

/** Common Log Format, the time in milliseconds behind it. */
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
