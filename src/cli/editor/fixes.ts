import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TextEdit } from 'vscode-languageserver/node';
import { fixSources } from '../../check/fix-sources.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';

/** The edits of `check --fix` for a text that is not saved. Empty if they would change words. */
export function fixesOf(text: string, found: readonly Diagnostic[]): TextEdit[] {
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-fix-'));
  try {
    writeFileSync(join(folder, file), text);
    const here = found.map((diagnostic) => ({ ...diagnostic, file }));
    return fixSources(folder, here)
      .filter((fixed) => fixed.text !== undefined)
      .flatMap(({ lines }) => lines)
      .map(({ line, before, after }) => ({
        range: { start: { line: line - 1, character: 0 }, end: { line: line - 1, character: before.length } },
        newText: after,
      }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const file = 'source.usfm';
