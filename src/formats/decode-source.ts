import { findLanguage } from '../model/language.ts';
import { isBinary, unpaddedLength, withoutControlCharacters } from './control-characters.ts';
import type { Report } from './diagnostic-collector.ts';
import { reportEncodedTwice } from './encoding/encoded-twice.ts';
import { encodingOfIde, encodingOfLabel } from './encoding/encoding-label.ts';
import type { CustomMarkers } from './stylesheet.ts';

export interface EncodingHints {
  readonly encoding?: string;
  /** ISO 639 code. Its default script decides whether a file may be in Windows-1252. */
  readonly language?: string;
  /** ISO 15924 code, if it is not the default script of the language. */
  readonly script?: string;
  readonly markers?: CustomMarkers;
}

/**
 * Decodes source bytes. The encoding is the first of these that the bytes do not contradict:
 *
 * 1. the bytes themselves: a byte-order mark (removed), the zeros of UTF-16, or valid UTF-8 throughout
 * 2. the XML declaration
 * 3. the hint, which is `encoding` in edition.json
 * 4. `\ide` of USFM
 * 5. UTF-8 if most of it is valid; otherwise Windows-1252 for a text in Latin script
 *
 * Contradicting declarations, guesses and texts that were encoded twice are reported. Invalid bytes and NULs become U+FFFD, and trailing
 * padding is removed; both are reported. Never throws. Returns undefined, with an error reported, for binary
 * data, for an XML declaration with an unknown label, and if nothing determines the encoding.
 */
export function decodeSource(
  source: Uint8Array,
  report: Report,
  hints: EncodingHints = {},
): string | undefined {
  const utf16 = utf16Of(source);
  const bytes = utf16 ? withWholeUnits(source) : source;
  const declared = declarationsOf(bytes, hints);
  const unknown = declared.find(({ by, encoding }) => by !== ideLine && encoding === undefined);
  if (unknown) return refuseLabel(unknown, report);
  if (!utf16 && isBinaryData(bytes)) return refuseBinary(report);

  const utf8 = utf16 ? undefined : decodeStrictly(bytes, 'utf-8');
  const isAscii = utf8?.length === bytes.length;
  const shown = utf16 ?? (isAscii ? undefined : shownUtf8(bytes, utf8));
  const isMostlyUtf8 = utf8 !== undefined || (!shown && isDamagedUtf8(bytes));
  const choice = shown ?? declaredEncoding(declared, isMostlyUtf8) ?? guess(bytes, isMostlyUtf8, hints);
  if (!choice) return refuseToGuess(declared, report);
  const { encoding, reason } = choice;
  if (!isAscii) reportContradiction(declared, choice, report);
  const text = encoding === 'utf-8' ? utf8 : decodeStrictly(bytes, encoding);
  if (utf16 && text !== undefined && isBinaryText(text)) return refuseBinary(report);
  if (text !== undefined && reason === guessed) reportGuess(text, declared, report);
  const decoded = text ?? decodeDamaged(bytes, encoding, report);
  if (!isAscii) reportEncodedTwice(decoded, report);
  return withoutControlCharacters(decoded, encoding === 'utf-8' || isUtf16(encoding), report);
}

/**
 * Decodes the start of a file to detect its format, without a byte-order mark. ASCII characters are correct
 * in any encoding.
 */
export function textHead(bytes: Uint8Array, maxBytes = 4096): string {
  const encoding = utf16Of(bytes)?.encoding ?? 'windows-1252';
  const start = markOf(bytes) === 'utf-8' ? 3 : 0;
  return decoder(encoding).decode(bytes.subarray(start, maxBytes));
}

interface Choice {
  readonly encoding: string;
  readonly reason: string;
}

/** Odd padding at the end of UTF-16 would make its last unit invalid. */
function withWholeUnits(bytes: Uint8Array): Uint8Array {
  return bytes.length % 2 === 1 && bytes.at(-1) === 0 ? bytes.subarray(0, -1) : bytes;
}

interface Declaration {
  readonly by: typeof xmlDeclaration | typeof editionJson | typeof ideLine;
  readonly label: string;
  readonly encoding: string | undefined;
}

const xmlDeclaration = 'the XML declaration';
const editionJson = '"encoding" in edition.json';
const ideLine = '\\ide';
const guessed = 'by a guess';

function declarationsOf(bytes: Uint8Array, hints: EncodingHints): Declaration[] {
  const head = textHead(bytes);
  const declared: Declaration[] = [];
  const add = (by: Declaration['by'], label: string | undefined, meaning = encodingOfLabel) => {
    if (label?.trim()) declared.push({ by, label: label.trim().slice(0, 60), encoding: meaning(label) });
  };
  add(xmlDeclaration, /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"'<>]*)/.exec(head)?.[1]);
  add(editionJson, hints.encoding);
  add(ideLine, /^\\ide[^\S\r\n]([^\r\n\\]*)/m.exec(head)?.[1], encodingOfIde);
  return declared;
}

function markOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

/**
 * Detects UTF-16 by its byte-order mark or its zeros. Sources begin with markup or a header, whose characters
 * have a zero byte each, and contain many more ASCII characters (markup, digits, spaces) with a zero on the
 * same side.
 */
export function utf16Of(bytes: Uint8Array): Choice | undefined {
  const mark = markOf(bytes);
  if (mark === 'utf-8') return undefined;
  if (mark) return { encoding: mark, reason: 'by its byte-order mark' };
  const [first, second] = bytes;
  if (second === undefined || (first === 0) === (second === 0)) return undefined;
  const encoding = first === 0 ? 'utf-16be' : 'utf-16le';
  const head = decoder(encoding).decode(bytes.subarray(0, 4096));
  const ascii = head.match(/[\x20-\x7e]/g)?.length ?? 0;
  const isText = ascii > head.length / 10 && !/[\x01-\x08\x0e-\x1f]/.test(head) && !isBinaryText(head);
  return isText ? { encoding, reason: 'by its zero bytes' } : undefined;
}

function shownUtf8(bytes: Uint8Array, utf8: string | undefined): Choice | undefined {
  if (markOf(bytes)) return { encoding: 'utf-8', reason: 'by its byte-order mark' };
  return utf8 === undefined ? undefined : { encoding: 'utf-8', reason: 'because all of it is valid UTF-8' };
}

/** UTF-16 would show in the bytes; UTF-8 must be mostly valid; any bytes may be in the other encodings. */
function declaredEncoding(declared: readonly Declaration[], isMostlyUtf8: boolean): Choice | undefined {
  for (const { by, encoding } of declared) {
    const fits = encoding === 'utf-8' ? isMostlyUtf8 : encoding !== undefined && !isUtf16(encoding);
    if (fits) return { encoding: encoding!, reason: `as ${by} says` };
  }
  return undefined;
}

function guess(bytes: Uint8Array, isMostlyUtf8: boolean, hints: EncodingHints): Choice | undefined {
  if (isMostlyUtf8) return { encoding: 'utf-8', reason: 'because most of it is valid UTF-8' };
  const script = hints.script ?? (hints.language && findLanguage(hints.language)?.script);
  const isLatin = script ? latinScripts.has(script) : isRatherLatin(bytes);
  return isLatin ? { encoding: 'windows-1252', reason: guessed } : undefined;
}

const latinScripts: ReadonlySet<string> = new Set(['Latn', 'Latf', 'Latg']);

/**
 * Guesses whether bytes of unknown encoding and script are Latin script. Accented letters occur singly there,
 * whereas words in other scripts consist entirely of bytes above 0x7F.
 */
function isRatherLatin(bytes: Uint8Array): boolean {
  let all = 0;
  let inWords = 0;
  let run = 0;
  for (const byte of bytes) {
    if (byte > 0x7f) {
      all++;
      run++;
      if (run === 4) inWords += run;
      else if (run > 4) inWords++;
    } else run = 0;
  }
  return inWords <= all / 4;
}

/** More multi-byte characters than invalid bytes mean damaged UTF-8. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  let bad = 0;
  let good = 0;
  for (const [character] of decoder('utf-8')
    .decode(bytes)
    .matchAll(/[^\0-\x7f]/gu)) {
    if (character === '\uFFFD') bad++;
    else good++;
  }
  return bad <= good;
}

function decoder(encoding: string, fatal = false): TextDecoder {
  return new TextDecoder(encoding as 'utf-8', { fatal });
}

export function decodeStrictly(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return decoder(encoding, true).decode(bytes);
  } catch {
    return undefined;
  }
}

function decodeDamaged(bytes: Uint8Array, encoding: string, report: Report): string {
  const text = decoder(encoding).decode(bytes);
  const at = Math.max(0, text.indexOf('\uFFFD'));
  const message = `Bytes that are not ${shownName(encoding)} were replaced by U+FFFD. Write the correct characters, and save the file as UTF-8.`;
  report(encoding === 'utf-8' ? 'invalid-utf8' : 'undecodable-bytes', at, message);
  return text;
}

function isUtf16(encoding: string): boolean {
  return encoding.startsWith('utf-16');
}

function differs(encoding: string | undefined, other: string): boolean {
  return encoding !== undefined && encoding !== other && !(isUtf16(encoding) && isUtf16(other));
}

function reportContradiction(declared: readonly Declaration[], choice: Choice, report: Report): void {
  const others = declared.filter(({ encoding }) => differs(encoding, choice.encoding));
  if (others.length === 0) return;
  const said = others.map(({ by, label }) => `${by} says "${label}"`).join(' and ');
  const message = `The file was read as ${shownName(choice.encoding)}, ${choice.reason}, but ${said}. Correct the declaration, or save the file as UTF-8.`;
  report('contradictory-encoding', 0, message);
}

function reportGuess(text: string, declared: readonly Declaration[], report: Report): void {
  const at = text.search(/[^\0-\x7f]/);
  const message = `The file is not UTF-8, and ${nothingSays(declared)}; Windows-1252 was assumed. If that is right, add "encoding": "windows-1252" to edition.json, or save the file as UTF-8.`;
  report('invalid-utf8', Math.max(0, at), message);
}

function refuseToGuess(declared: readonly Declaration[], report: Report): undefined {
  const message = `The file is not UTF-8, and ${nothingSays(declared)}; it was left out. Save it as UTF-8, or add its encoding to edition.json, such as "encoding": "windows-1251".`;
  report('unknown-encoding', 0, message);
}

function nothingSays(declared: readonly Declaration[]): string {
  const unknown = declared.find(({ encoding }) => encoding === undefined);
  if (unknown) return `${unknown.by} says "${unknown.label}", which is not a known encoding`;
  const [wrong] = declared;
  return wrong ? `not "${wrong.label}", as ${wrong.by} says` : 'its encoding is not declared';
}

function refuseLabel({ by, label }: Declaration, report: Report): undefined {
  const message = `The encoding "${label}", named by ${by}, is unknown; the file was left out. Write a known name, such as "utf-8" or "windows-1251", or save the file as UTF-8.`;
  report('unknown-encoding', 0, message);
}

function isBinaryData(bytes: Uint8Array): boolean {
  if (!bytes.includes(0)) return false;
  const unitAt = (index: number) => bytes[index]!;
  const length = unpaddedLength(bytes.length, unitAt);
  return length === 0 || isBinary(length, unitAt);
}

function isBinaryText(text: string): boolean {
  if (!text.includes('\0')) return false;
  const unitAt = (index: number) => text.charCodeAt(index);
  const length = unpaddedLength(text.length, unitAt);
  return length === 0 || isBinary(length, unitAt);
}

function refuseBinary(report: Report): undefined {
  const message =
    'This file contains binary data, not text; it was left out. Remove it or export it again as UTF-8.';
  report('not-text', 0, message);
}

function shownName(encoding: string): string {
  return encoding
    .replace(/^(utf|iso|koi8|ibm|gb|big)/, (start) => start.toUpperCase())
    .replace(/^windows/, 'Windows');
}
