import { type DocumentSymbol, type Range, SymbolKind } from 'vscode-languageserver/node';
import { sourceFormat } from '../../formats/source-format.ts';
import { TextLines } from './text-lines.ts';

export function outlineOf(text: string): DocumentSymbol[] {
  const pattern = patterns.get(sourceFormat(text.slice(0, headLength)) ?? '');
  if (!pattern) return [];
  const lines = new TextLines(text);
  const chapters: Part[] = [];
  for (const { index, 0: written, groups } of text.matchAll(pattern)) {
    const isChapter = /^c/.test(groups!.kind!);
    // USJ: the order of members is free
    const number = groups!.number ?? /"number"\s{0,9}:\s{0,9}"([^"]*)"/.exec(written)?.[1];
    if (number === undefined) continue;
    const part = { name: number, start: index, length: written.length, parts: [] };
    if (isChapter) chapters.push(part);
    else chapters.at(-1)?.parts.push(part);
  }
  return chapters.map((chapter, at) => {
    const end = chapters[at + 1]?.start ?? text.length;
    const verses = chapter.parts.map((verse, index) =>
      symbolOf(verse, `Verse ${verse.name}`, chapter.parts[index + 1]?.start ?? end, lines),
    );
    return { ...symbolOf(chapter, `Chapter ${chapter.name}`, end, lines), children: verses };
  });
}

/** UTF-16 code units that determine the format of a text. */
export const headLength = 0x10000;

interface Part {
  readonly name: string;
  readonly start: number;
  readonly length: number;
  readonly parts: Part[];
}

const patterns: ReadonlyMap<string, RegExp> = new Map([
  ['USFM', /\\(?<kind>[cv])\s{1,9}(?<number>[^\s\\]{1,30})/g],
  ['USX', /<(?<kind>chapter|verse)\b[^<>]{0,300}?\bnumber="(?<number>[^"<>]{1,30})"/g],
  ['USJ', /\{[^{}]{0,300}"type"\s{0,9}:\s{0,9}"(?<kind>chapter|verse)"[^{}]{0,300}\}/g],
]);

function symbolOf(part: Part, name: string, end: number, lines: TextLines): DocumentSymbol {
  const kind = name.startsWith('C') ? SymbolKind.Class : SymbolKind.String;
  const selectionRange: Range = lines.range(part.start, part.start + part.length);
  return { name, kind, range: lines.range(part.start, end), selectionRange };
}
