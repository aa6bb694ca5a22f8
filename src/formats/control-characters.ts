import { count } from '../lib/count.ts';
import type { Report } from './diagnostic-collector.ts';

function isSpace(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
}

/** Length without trailing NULs, in units of `unitAt` (bytes or characters). */
export function unpaddedLength(length: number, unitAt: (index: number) => number): number {
  let end = length;
  for (let index = length - 1; index >= 0; index--) {
    const unit = unitAt(index);
    if (unit === 0) end = index;
    else if (!isSpace(unit)) break;
  }
  return end;
}

/** One NUL in four characters indicates UTF-32 or binary numbers. */
const maxNullShare = 1 / 4;
/** Compressed data has 100 control characters in 1,000 bytes. */
const maxControlsPerThousand = 5;
const maxControlsOfShortFile = 8;
const maxShareOfShortFile = 1 / 16;

/**
 * Returns true if control characters show that a file is not text. Consecutive NULs count once: they are a
 * block lost by a disk or a program.
 */
export function isBinary(length: number, unitAt: (index: number) => number): boolean {
  let nulls = 0;
  let controls = 0;
  for (let index = 0; index < length; index++) {
    const unit = unitAt(index);
    if (unit === 0) {
      nulls++;
      if (index === 0 || unitAt(index - 1) !== 0) controls++;
    } else if (unit < 0x20 && !isSpace(unit)) controls++;
  }
  if (nulls === 0) return false;
  return (
    nulls >= length * maxNullShare ||
    controls > length * maxShareOfShortFile ||
    controls > maxControlsOfShortFile + (length * maxControlsPerThousand) / 1000
  );
}

/**
 * Removes trailing padding and replaces characters that no reader of XML, JSON or tables accepts. All other
 * characters keep their offset. Each repair is reported.
 * @param isUnicode false for an encoding that has its own meaning for the bytes from 0x80 to 0x9F.
 */
export function withoutControlCharacters(text: string, isUnicode: boolean, report: Report): string {
  const readable = withoutNulls(withoutPadding(text, report), report);
  return isUnicode ? withoutWindowsCharacters(readable, report) : readable;
}

function withoutPadding(text: string, report: Report): string {
  const length = unpaddedLength(text.length, (index) => text.charCodeAt(index));
  if (length === text.length) return text;
  const padding = count(text.length - length, 'NUL');
  const message = `The file ends with ${padding}, which were removed as padding. Check that the text is complete, and save the file again.`;
  report('padding-at-end', length, message);
  return text.slice(0, length);
}

function withoutNulls(text: string, report: Report): string {
  if (!text.includes('\0')) return text;
  for (const { 0: nulls, index } of text.matchAll(/\0+/g)) {
    const found = nulls.length === 1 ? 'A NUL (U+0000) was' : `${nulls.length} NULs (U+0000) were`;
    const message = `${found} read as U+FFFD, the mark of a lost character. Write the intended character, or remove it.`;
    report('unreadable-character', index, message);
  }
  return text.replaceAll('\0', '\uFFFD');
}

/**
 * Windows-1252 from 0x80 (WHATWG Encoding Standard). A space means no character, or U+0085, which may be a
 * line end.
 */
const windowsCharacters = '€ ‚ƒ„ †‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

export function windowsCharacter(control: string): string | undefined {
  const character = windowsCharacters[control.charCodeAt(0) - 0x80];
  return character === ' ' ? undefined : character;
}

const windowsControl = /[\x80-\x9f]/g;
// The lookbehind skips escaped backslashes
const windowsControlInJson = /[\x80-\x9f]|\\u00[89][0-9a-f](?<=(?<!\\)(?:\\\\)*\\u00..)/gi;

/** Windows-1252 that was converted as if it were Latin-1: a right quotation mark became U+0092. */
function withoutWindowsCharacters(text: string, report: Report): string {
  const isJson = /^\s*[{[]/.test(text);
  if (text.search(isJson ? windowsControlInJson : windowsControl) === -1) return text;
  return text.replace(isJson ? windowsControlInJson : windowsControl, (written: string, at: number) => {
    const control = written.length > 1 ? String.fromCharCode(Number.parseInt(written.slice(2), 16)) : written;
    const character = windowsCharacter(control);
    if (character === undefined) return written;
    const message = `${codePointOf(control)} is a control character; it was read as “${character}”, as in Windows-1252. Write the character itself.`;
    report('windows-character', at, message);
    // An escape keeps its length, so that offsets stay valid
    return written.length > 1 ? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}` : character;
  });
}

/** `U+00E9` */
export function codePointOf(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}
