import type { EditionFiles } from '../../compile/edition-files.ts';

/**
 * The first line of the first table of cross references (`From Verse`, `To Verse`, ...), the names of its columns
 * and what is said behind them; undefined when there is no such table.
 */
export async function crossReferenceHead(files: EditionFiles): Promise<string | undefined> {
  for (const name of files.names(['**/*'])) {
    if (!/\.(txt|tsv|csv)$/i.test(name)) continue;
    const line = firstLine(await files.read(name));
    if (/^\ufeff?"?From Verse\b/i.test(line)) return line;
  }
  return undefined;
}

function firstLine(bytes: Uint8Array): string {
  const end = bytes.indexOf(0x0a);
  return new TextDecoder().decode(bytes.subarray(0, Math.min(end < 0 ? bytes.length : end, 1000))).trim();
}
