import type { Report } from './diagnostic-collector.ts';

/**
 * Source bytes as text. A byte-order mark is removed; UTF-16 is known by its mark. Bytes that are not
 * valid UTF-8 are read as Windows-1252 when the file holds no multi-byte UTF-8 at all (an old 8-bit
 * file), otherwise each becomes U+FFFD; both are reported. Returns undefined (reported) for binary data.
 */
export function decodeSource(bytes: Uint8Array, report: Report): string | undefined {
  const utf16 = utf16Label(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  if (bytes.includes(0)) {
    report(
      'not-text',
      0,
      'This file holds binary data, not text; it was left out. Remove it or export it again as UTF-8.',
    );
    return undefined;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeInvalidUtf8(bytes, report);
  }
}

function utf16Label(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

function decodeInvalidUtf8(bytes: Uint8Array, report: Report): string {
  const lenient = new TextDecoder('utf-8').decode(bytes);
  const at = lenient.indexOf('\uFFFD');
  if (/[\u0080-\uFFFC]/.test(lenient)) {
    report('invalid-utf8', at, 'Bytes that are not UTF-8 were replaced by U+FFFD. Save the file as UTF-8.');
    return lenient;
  }
  report('invalid-utf8', at, 'The file is not UTF-8; it was read as Windows-1252. Save it as UTF-8.');
  return new TextDecoder('windows-1252').decode(bytes);
}
