import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSourceFile } from '../compile/translation/read-source-file.ts';
import { windowsCharacter } from '../formats/control-characters.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import { sourceFormat } from '../formats/source-format.ts';
import { StagedFile } from '../lib/staged-file.ts';
import { explain } from '../lib/system-fault.ts';
import { UserError } from '../lib/user-error.ts';
import type { BookText } from '../model/book-text.ts';

interface FixedFile {
  readonly file: string;
  readonly lines: readonly FixedLine[];
  /** Undefined if the fixes would change words, so the file is left unchanged. */
  readonly text?: string;
}

interface FixedLine {
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

/**
 * Fixes mistakes that need no human decision: spaces, doubled marks, invisible characters,
 * Windows-1252 characters, decomposed accents, closing markers, padding. Only USFM files in UTF-8 are changed: other
 * formats are exports and must be fixed in the program that made them. A file whose words would change is left unchanged.
 */
export function fixSources(content: string, diagnostics: readonly Diagnostic[]): FixedFile[] {
  const byFile = Map.groupBy(diagnostics.filter(isFixable), ({ file }) => file);
  return [...byFile].flatMap(([file, found]) => {
    const text = textOf(join(content, file));
    return text === undefined ? [] : (fixedFile(file, text, found) ?? []);
  });
}

export function isFixable({ code, line }: Diagnostic): boolean {
  return line > 0 && code in fixes;
}

export function writeFixes(content: string, files: readonly FixedFile[]): void {
  for (const { file, text } of files) {
    if (text === undefined) continue;
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

function textOf(path: string): string | undefined {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    explain(error);
    return undefined;
  }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  if (text.includes('\ufffd') || sourceFormat(text.slice(0, 0x10000)) !== 'USFM') return undefined;
  return text;
}

function fixedFile(file: string, text: string, found: readonly Diagnostic[]): FixedFile | undefined {
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/);
  const changed = new Map<number, string>();
  // A file may have hundreds of these, but diagnostics list only the first
  for (const diagnostic of found.filter(({ code, times }) => code === 'windows-character' || times)) {
    lines.forEach((line, index) => {
      const before = changed.get(index) ?? line;
      const after = fixes[diagnostic.code]!(before, 0, diagnostic);
      if (after !== undefined && after !== before) changed.set(index, after);
    });
  }
  // From right to left, so that a fix does not move the places of the others
  for (const diagnostic of found.toSorted((a, b) => b.line - a.line || b.column - a.column)) {
    const index = diagnostic.line - 1;
    const before = changed.get(index) ?? lines[index];
    if (before === undefined) continue;
    const after = fixes[diagnostic.code]!(before, diagnostic.column - 1, diagnostic);
    if (after !== undefined && after !== before) changed.set(index, after);
  }
  if (changed.size === 0) return undefined;
  const fixed = lines.map((line, index) => changed.get(index) ?? line).join('');
  const shown = [...changed]
    .sort(([a], [b]) => a - b)
    .map(([index, after]) => ({ line: index + 1, before: trimEnd(lines[index]!), after: trimEnd(after) }));
  const isSafe = wordsOf(file, text) === wordsOf(file, fixed);
  return { file, lines: shown, ...(isSafe ? { text: fixed } : {}) };
}

function trimEnd(line: string): string {
  return line.replace(/[\r\n]+$/, '');
}

function withoutWindowsControls(line: string): string {
  return line.replace(/[\x80-\x9f]/g, (control) => windowsCharacter(control) ?? control);
}

type Fix = (line: string, at: number, diagnostic: Diagnostic) => string | undefined;

const fixes: Partial<Record<string, Fix>> = {
  'double-space': (line) => line.replace(/(?<=\S)(?<!\\\+?[A-Za-z][\w-]*\*?) {2,}(?=\S)/g, ' '),
  'invisible-character': (line, at) => line.slice(0, at) + line.slice(at + 1),
  'windows-character': withoutWindowsControls,
  'padding-at-end': (line, at) => line.slice(0, at),
  'byte-order-mark-in-text': (line, at) => line.slice(0, at) + line.slice(at + 1),
  'mixed-normalization': (line, at) => {
    const written = /^\p{L}\p{M}*/u.exec(line.slice(at))?.[0];
    if (written === undefined) return undefined;
    const composed = written.normalize('NFC');
    const other = composed === written ? written.normalize('NFD') : composed;
    return line.slice(0, at) + other + line.slice(at + written.length);
  },
  'odd-space': (line, at, { space }) => {
    const cut = space?.side === 'before' ? at : at + 1;
    const [before, after] = [line.slice(0, cut), line.slice(cut)];
    if (space?.found === 'space') return before.trimEnd() + after.trimStart();
    return space?.found === 'none' && space.side === 'after' ? `${before} ${after}` : undefined;
  },
  'doubled-punctuation': (line, at) => {
    const mark = line[at]!;
    let end = at;
    while (line[end] === mark) end++;
    // Only a person can decide which of two different marks is meant
    return end - at > 1 ? line.slice(0, at + 1) + line.slice(end) : undefined;
  },
  'unclosed-marker': (line, at) => {
    const style = /^\\\+?([A-Za-z][\w-]*)/.exec(line.slice(at))?.[1];
    // A person must decide if the closing marker would be in a note, or if another paragraph follows
    if (style === undefined || /\\(?:[fx]|ef|ex)\b|\\[pqmb]\d?\s/.test(line.slice(at + 1))) return undefined;
    return line.replace(/[ \t]*(\r\n|\n|\r)?$/, (end) => `\\${style}*${end}`);
  },
};

function wordsOf(file: string, text: string): string {
  const parts: string[] = [];
  const bytes = new TextEncoder().encode(text);
  readSourceFile(file, bytes, { language: 'und' }, (book: BookText) => {
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
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
}
