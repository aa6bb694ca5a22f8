import { existsSync, statSync } from 'node:fs';
import { findEditions } from '../compile/find-editions.ts';
import { FetchError } from '../net/network-fault.ts';

/** @throws FetchError when editions put below the folder would hide what it holds, or it is none. */
export function checkContentFolder(content: string): void {
  if (!existsSync(content)) return;
  if (!statSync(content).isDirectory()) throw new FetchError(`${content} is a file, not a content folder.`);
  const [flat] = findEditions(content).filter(({ shown }) => !shown.includes('/') && !isRoom(shown));
  if (!flat) return;
  const what = flat.shown === '.' ? 'sources' : `the edition ${flat.shown}`;
  throw new FetchError(
    `${content} holds ${what} without a folder "translations": move it into ${content}/translations/ first, else it would be hidden.`,
  );
}

function isRoom(shown: string): boolean {
  return ['translations', 'commentaries', 'datasets'].includes(shown);
}
