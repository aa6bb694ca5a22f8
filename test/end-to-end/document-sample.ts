import { isLong } from '../long-tests.ts';

const atMost = 300;

export function documentSample(paths: readonly string[], isWhole = isLong): readonly string[] {
  if (isWhole || paths.length <= atMost) return paths;
  const sample = new Set<string>();
  for (let index = 0; index < atMost; index++)
    sample.add(paths[Math.floor((index * paths.length) / atMost)]!);
  for (const own of Object.values(Object.groupBy(paths, editionOf))) {
    sample.add(own!.at(0)!).add(own!.at(-1)!);
  }
  return [...sample];
}

function editionOf(path: string): string {
  return /^\/api\/([cdx]\/)?[^/]+/.exec(path)![0];
}
