import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './markdown-page.ts';

export function documentationPages(): string[] {
  const inFolder = (folder: string) =>
    readdirSync(join(repository, folder))
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => join(folder, name));
  return ['.', 'docs', 'docs/decisions', 'client', 'clients/python', 'test/vectors'].flatMap(inFolder);
}
