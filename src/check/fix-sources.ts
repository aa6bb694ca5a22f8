import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSourceFile } from '../compile/translation/read-source-file.ts';
import { windowsCharacter } from '../formats/control-characters.ts';
import { decodeStrictly, utf16Of } from '../formats/decode-source.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import { sourceFormat } from '../formats/source-format.ts';
import { markerBeforeText } from '../formats/usfm/unknown-markers.ts';
import { StagedFile } from '../lib/staged-file.ts';
import { explain, reasonOf } from '../lib/system-fault.ts';
import { UserError } from '../lib/user-error.ts';
import type { BookText } from '../model/book-text.ts';

interface FixedFile {
  readonly file: string;
  readonly lines: readonly FixedLine[];
  /** Lines that are left unchanged, because their fixes would change words. */
  readonly refused: readonly number[];
  readonly text: string;
  /** Why and how the file must be changed by hand: 'it is not UTF-8. Save it as UTF-8 first.' */
  readonly skipped?: string;
}

/** The texts of a line have no line end, unless the fix changes the line end. */
interface FixedLine {
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

type CheckFixed = (texts: ReadonlyMap<string, string>) => Promise<readonly Diagnostic[]>;

/**
 * Fixes mistakes that need no human decision: spaces, doubled marks, invisible characters,
 * Windows-1252 characters, decomposed accents, closing markers, padding. Only USFM files in UTF-8 are changed: other
 * formats are exports and must be fixed in the program that made them. A fix that would change words is refused.
 */
export function fixSources(content: string, diagnostics: readonly Diagnostic[]): FixedFile[] {
  return new FixedTexts(content).fix(diagnostics).result();
}

/** One fix may show the next: without its space, the second comma of `her, , she` is doubled. */
export async function fixUntilStable(
  content: string,
  diagnostics: readonly Diagnostic[],
  check: CheckFixed,
): Promise<FixedFile[]> {
  const texts = new FixedTexts(content).fix(diagnostics);
  for (let pass = 1; pass < maxPasses && texts.hasChanged; pass++) texts.fix(await check(texts.fixed));
  return texts.result();
}

const maxPasses = 10;

class FixedTexts {
  readonly fixed = new Map<string, string>();
  hasChanged = false;
  readonly #content: string;
  readonly #originals = new Map<string, string>();
  readonly #skipped = new Map<string, string>();
  readonly #refused = new Map<string, number[]>();
  /** All versions of the texts, so that two fixes cannot undo each other again and again. */
  readonly #seen = new Set<string>();

  constructor(content: string) {
    this.#content = content;
  }

  fix(diagnostics: readonly Diagnostic[]): this {
    this.hasChanged = false;
    for (const file of this.fixed.keys()) this.#refused.delete(file);
    for (const [file, found] of Map.groupBy(diagnostics.filter(isFixable), (each) => each.file)) {
      const text = this.fixed.get(file) ?? this.#original(file);
      if (text === undefined) continue;
      const harmless = harmlessOf(found, text, servedWords(text));
      const refused = found.filter((each) => !harmless.includes(each)).map(({ line }) => line);
      if (refused.length > 0) this.#refused.set(file, [...new Set(refused)]);
      const after = withFixes(text, harmless);
      if (this.#seen.add(`${file}\0${text}`).has(`${file}\0${after}`)) continue;
      this.fixed.set(file, after);
      this.hasChanged = true;
    }
    return this;
  }

  /** The text of the file. Undefined if it is skipped. */
  #original(file: string): string | undefined {
    if (!this.#originals.has(file) && !this.#skipped.has(file)) {
      const { text, skipped } = readUsfm(join(this.#content, file));
      if (skipped === undefined) this.#originals.set(file, text);
      else this.#skipped.set(file, skipped);
    }
    return this.#originals.get(file);
  }

  result(): FixedFile[] {
    const files = Array.from(new Set([...this.fixed.keys(), ...this.#refused.keys()]), (file) => {
      const text = this.fixed.get(file) ?? this.#originals.get(file)!;
      return { file, lines: this.#changes(file, text), refused: this.#refused.get(file) ?? [], text };
    });
    const skipped = Array.from(this.#skipped, ([file, reason]) => {
      return { file, lines: [], refused: [], text: '', skipped: reason };
    });
    return [...files, ...skipped];
  }

  #changes(file: string, text: string): FixedLine[] {
    const after = splitLines(text);
    return splitLines(this.#originals.get(file)!).flatMap((before, index) =>
      before === after[index] ? [] : [changedLine(index + 1, before, after[index] ?? '')],
    );
  }
}

/** The findings whose fixes keep all words, alone and together. They are tried in halves, as there may be hundreds. */
function harmlessOf(found: readonly Diagnostic[], text: string, words: string): readonly Diagnostic[] {
  const isHarmless = (some: readonly Diagnostic[]) => servedWords(withFixes(text, some)) === words;
  if (isHarmless(found)) return found;
  if (found.length === 1) return [];
  const middle = Math.ceil(found.length / 2);
  const first = harmlessOf(found.slice(0, middle), text, words);
  const both = [...first, ...harmlessOf(found.slice(middle), text, words)];
  return isHarmless(both) ? both : first;
}

function splitLines(text: string): string[] {
  return text.split(/(?<=\r\n|\n|\r(?!\n))/);
}

function changedLine(line: number, before: string, after: string): FixedLine {
  const [end = ''] = lineEnd.exec(before)!;
  return end === lineEnd.exec(after)![0]
    ? {
        line,
        before: before.slice(0, before.length - end.length),
        after: after.slice(0, after.length - end.length),
      }
    : { line, before, after };
}

const lineEnd = /[\r\n]*$/;

export function isFixable({ code, line }: Diagnostic): boolean {
  return line > 0 && (code in fixesAtPlaces || code in fixesOfLines);
}

export function writeFixes(content: string, files: readonly FixedFile[]): void {
  for (const { file, text, skipped } of files) {
    if (skipped !== undefined) continue;
    const path = join(content, file);
    try {
      const { mode } = statSync(path);
      using staged = new StagedFile(path);
      writeFileSync(staged.path, text, { mode });
      staged.commit();
    } catch (cause) {
      throw new UserError(`${path} could not be written: ${explain(cause)}`, { cause });
    }
  }
}

function readUsfm(path: string): { text: string; skipped?: string } {
  const skip = (skipped: string) => ({ text: '', skipped });
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const reason = reasonOf(error);
    return skip(/\.zip[\\/]/i.test(path) ? 'it is in a .zip. Unpack that first.' : `${reason}.`);
  }
  const isUtf8 = !utf16Of(bytes) && decodeStrictly(bytes, 'utf-8') !== undefined;
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  if (!isUtf8) return skip('it is not UTF-8. Save it as UTF-8 first.');
  if (sourceFormat(text.slice(0, 0x10000)) !== 'USFM')
    return skip('it is not USFM. Fix it in the program that made it.');
  return { text };
}

function withFixes(text: string, found: readonly Diagnostic[]): string {
  const lines = splitLines(text);
  for (const [number, inLine] of Map.groupBy(found, ({ line }) => line)) {
    const original = lines[number - 1];
    if (original !== undefined) lines[number - 1] = fixedLine(original, inLine);
  }
  // A file may have hundreds of these, but diagnostics list only the first
  for (const { code } of found.filter((each) => each.code === 'windows-character' || each.times)) {
    const fix = fixesOfLines[code];
    if (fix) for (const [index, line] of lines.entries()) lines[index] = fix(line);
  }
  return lines.join('');
}

function fixedLine(original: string, found: readonly Diagnostic[]): string {
  let line = original;
  // From right to left, so that a fix does not move the places of the others
  for (const diagnostic of found.toSorted(fromTheRight)) {
    // Columns do not count a byte-order mark
    const at = diagnostic.column - 1 + Number(original.startsWith('\ufeff'));
    if (line[at] === undefined || line[at] !== original[at]) continue;
    line = fixesAtPlaces[diagnostic.code]?.(line, at, diagnostic) ?? line;
  }
  for (const { code } of found) line = fixesOfLines[code]?.(line) ?? line;
  return line;
}

/** A space before a mark is removed last, because the mark then moves to the left. */
function fromTheRight(a: Diagnostic, b: Diagnostic): number {
  const isBefore = ({ space }: Diagnostic) => Number(space?.side === 'before');
  return b.column - a.column || isBefore(a) - isBefore(b);
}

/** Spaces that are not reported, as only the first of a verse are. After an opening marker, one may be text. */
const otherSpaces = /(\|[^\\\r\n]*)|(?<=\S)(?<!\\\+?[A-Za-z][\w-]*) {2,}(?=\S)/g;

const fixesOfLines: Partial<Record<string, (line: string) => string>> = {
  'double-space': (line) =>
    line.replace(otherSpaces, (_, attributes: string | undefined) => attributes ?? ' '),
  'windows-character': (line) =>
    line.replace(/[\x80-\x9f]/g, (control) => windowsCharacter(control) ?? control),
};

type Fix = (line: string, at: number, diagnostic: Diagnostic) => string | undefined;

const fixesAtPlaces: Partial<Record<string, Fix>> = {
  'double-space': (line, at) => line.slice(0, at) + line.slice(at).replace(/^ {2,}(?=\S)/, ' '),
  'invisible-character': (line, at) => {
    const isBetweenWords =
      line[at] === '\u200b' &&
      /[\p{L}\p{M}\p{N}]\u200b[\p{L}\p{N}]/u.test(line.slice(Math.max(0, at - 2), at + 3));
    return isBetweenWords ? undefined : withoutInvisible(line, at);
  },
  'unknown-marker': (line, at) => {
    const [, start = '', name] = /^(\\\+?)([A-Za-z][\w-]*)/.exec(line.slice(at)) ?? [];
    if (name === undefined)
      return invisible.test(line[at]!) ? line.slice(0, at) + line.slice(at + 1) : undefined;
    const known = markerBeforeText(name, line, at);
    const end = at + start.length + (known?.length ?? 0);
    return known === undefined ? undefined : `${line.slice(0, end)} ${line.slice(end)}`;
  },
  'bad-verse-number': withoutInvisibleBeforeNumber,
  'bad-chapter-number': withoutInvisibleBeforeNumber,
  'padding-at-end': (line, at) => (line[at] === '\0' ? line.slice(0, at) : undefined),
  'byte-order-mark-in-text': withoutInvisible,
  'mixed-normalization': (line, at) => {
    const written = /^\p{L}\p{M}*/u.exec(line.slice(at))?.[0];
    if (written === undefined) return undefined;
    const composed = written.normalize('NFC');
    const other = composed === written ? written.normalize('NFD') : composed;
    return line.slice(0, at) + other + line.slice(at + written.length);
  },
  'odd-space': (line, at, { space }) => {
    if (space?.found === 'space')
      return space.side === 'before' ? withoutSpaceBefore(line, at) : withoutSpaceAfter(line, at + 1);
    const isMissing =
      space?.found === 'none' && space.side === 'after' && beginsWord.test(line.slice(at + 1));
    return isMissing ? `${line.slice(0, at + 1)} ${line.slice(at + 1)}` : undefined;
  },
  'doubled-punctuation': (line, at) => {
    const mark = line[at]!;
    let end = at;
    while (line[end] === mark) end++;
    // Only a person can decide which of two different marks is meant
    return end - at > 1 ? line.slice(0, at + 1) + line.slice(end) : undefined;
  },
  'unclosed-marker': closed,
};

const invisible = /\p{Cf}/u;

/** A space before another closing mark would be the next finding. */
const beginsWord = /^[\p{L}\p{N}\p{Ps}\p{Pi}"'\\]/u;

function withoutInvisibleBeforeNumber(line: string, at: number): string | undefined {
  const written = /^\\[cv](?=\s*\p{Cf})(?:\s|\p{Cf})*(?=\p{Nd})/u.exec(line.slice(at))?.[0];
  return written && `${line.slice(0, at)}${written.slice(0, 2)} ${line.slice(at + written.length)}`;
}

/** After a marker, a space is needed in its place: `\w` and `man` must not become `\wman`. */
function withoutInvisible(line: string, at: number): string {
  const [before, after] = [line.slice(0, at), line.slice(at + 1)];
  const endsMarker = /\\\+?[A-Za-z][\w-]*$/.test(before) && /^[^\s\\*|]/.test(after);
  return before + (endsMarker ? ' ' : '') + after;
}

function withoutSpaceBefore(line: string, at: number): string | undefined {
  const before = line.slice(0, at).replace(/[ \t]+$/, '');
  // This space ends a marker, a verse number or the caller of a note
  return /(?:^|\\\+?[A-Za-z][\w-]*|\\[cv] +\S+|\\(?:f|fe|ef|x|ex) +\S+)$/.test(before)
    ? undefined
    : before + line.slice(at);
}

function withoutSpaceAfter(line: string, from: number): string | undefined {
  const after = line.slice(from).replace(/^[ \t]+/, '');
  return /^\s*$/.test(after) ? undefined : line.slice(0, from) + after;
}

function closed(line: string, at: number, { code, column }: Diagnostic): string | undefined {
  const [, nested = '', style] = /^\\(\+?)([A-Za-z][\w-]*)/.exec(line.slice(at)) ?? [];
  // A person must decide if the closing marker would be in a note or in another verse
  if (style === undefined || /\\(?:[fxv]|fe|ef|ex)\b/.test(line.slice(at + 1))) return undefined;
  const after = line.replace(/[ \t]*(\r\n|\n|\r)?$/, (end) => `\\${nested}${style}*${end}`);
  const [faults, left] = [faultsOf(line), faultsOf(after)];
  const isGone = faults.has(`${code} ${column}`) && !left.has(`${code} ${column}`);
  // A word whose attributes are not directly before its end
  if ([...left].some((fault) => fault.startsWith('malformed-attributes'))) return undefined;
  return isGone && [...left].every((fault) => faults.has(fault)) ? after : undefined;
}

function faultsOf(line: string): Set<string> {
  const bytes = new TextEncoder().encode(`\\id RUT\n\\c 1\n\\p\n${line}`);
  const { diagnostics } = readSourceFile({ file: 'line.usfm', bytes }, { language: 'und' }, () => {});
  return new Set(diagnostics.filter((each) => each.line > 3).map(({ code, column }) => `${code} ${column}`));
}

function servedWords(text: string): string {
  const parts: string[] = [];
  const bytes = new TextEncoder().encode(text);
  readSourceFile({ file: 'RUT.usfm', bytes }, { language: 'und' }, (book: BookText) => {
    parts.push(book.id, book.title ?? '');
    for (const { number, blocks, footnotes } of book.chapters) {
      for (const block of blocks) {
        if (block.type === 'heading') parts.push(block.text);
        else if (block.type !== 'line_break') parts.push(`${number}`, block.content.text);
      }
      parts.push(...footnotes.map((note) => note.text));
    }
  });
  return parts
    .join(' ')
    .normalize('NFC')
    .replace(/(?!\u200b)\p{Cf}/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ');
}
