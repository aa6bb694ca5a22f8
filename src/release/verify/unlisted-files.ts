import { links } from '../../documents/links.ts';

const manifest = /^\/api\/x\/manifests\/(?:[A-Za-z0-9_-]+\/)?[0-9a-f]{64}\.json$/;
const signature = /^(\/api\/x\/manifests\/[0-9a-f]{64})\.sig$/;
const notes: readonly string[] = [links.manifest, links.releases, links.publishing];

/**
 * Files below `/api/` that no release put there. Manifests of older releases are kept; a compressed copy goes with its
 * document.
 */
export function unlistedFiles(
  paths: ReadonlySet<string>,
  isListed: (path: string) => boolean,
): readonly string[] {
  const belongs = (path: string): boolean =>
    isListed(path) ||
    notes.includes(path) ||
    manifest.test(path) ||
    paths.has(`${signature.exec(path)?.[1]}.json`);
  return [...paths].filter((path) => !belongs(path) && !belongs(path.replace(/\.(?:gz|br)$/, ''))).sort();
}
