import type { EditionFiles } from '../../compile/edition-files.ts';

/**
 * The first line of the first table of cross references (`From Verse`, `To Verse`, ...), the names of its columns
 * and what is said behind them; undefined when there is no such table.
 */
export function crossReferenceHead(files: EditionFiles): string | undefined {
  const tables = files.names(['**/*']).filter((name) => /\.(txt|tsv|csv)$/i.test(name));
  return tables
    .map((name) => firstLine(files.read(name)))
    .find((line) => /^\ufeff?"?From Verse\b/i.test(line));
}

function firstLine(bytes: Uint8Array): string {
  const end = bytes.indexOf(0x0a);
  return new TextDecoder().decode(bytes.subarray(0, Math.min(end < 0 ? bytes.length : end, 1000))).trim();
}
