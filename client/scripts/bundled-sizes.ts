import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

interface BundledSizes {
  readonly atOnce: number;
  readonly onDemand: number;
}

export async function bundledSizes(project: string, text: string): Promise<BundledSizes> {
  const entry = join(project, 'entry.mjs');
  writeFileSync(entry, text);
  const { outputs } = await Bun.build({
    entrypoints: [entry],
    target: 'browser',
    minify: true,
    modulePreload: false,
    splitting: true,
  });
  const texts = new Map<string, string>();
  for (const output of outputs) texts.set(basename(output.path), await output.text());
  const first = outputs.find(({ kind }) => kind === 'entry-point')!;
  const atOnce = importedBy(basename(first.path), texts);
  const size = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + Bun.gzipSync(texts.get(name)!, { level: 9 }).length, 0);
  return { atOnce: size(atOnce), onDemand: size([...texts.keys()].filter((name) => !atOnce.has(name))) };
}

function importedBy(first: string, texts: ReadonlyMap<string, string>): Set<string> {
  const found = new Set([first]);
  for (const name of found) {
    for (const [, imported] of texts.get(name)!.matchAll(/(?:import|from)\s*"\.\/([^"]+)"/g))
      found.add(imported!);
  }
  return found;
}
