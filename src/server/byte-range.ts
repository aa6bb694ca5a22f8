export interface ByteRange {
  /** First byte, from 0. */
  readonly start: number;
  /** Byte after the last. */
  readonly end: number;
}

/**
 * The bytes a Range header asks of a body of `size` bytes (RFC 9110, 14.1.2). Undefined when the header is to be
 * ignored: another unit, bad syntax, or several ranges (a server may ignore those, 14.2). Never throws.
 */
export function byteRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header);
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '') return last === '' ? undefined : suffix(Number(last), size);
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size : Math.min(Number(last) + 1, size) };
}

function suffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  return length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size };
}
