import { links } from '../../src/documents/links.ts';
import type { Manifest } from '../../src/documents/manifest/manifest-schema.ts';
import { compiledSmallContent } from '../compiled.ts';
import { type ReleaseTree, releaseTree, sha256 } from './release-tree.ts';

export interface SoundRelease {
  readonly directory: string;
  readonly sound: ReleaseTree;
  readonly release: string;
  readonly manifest: Manifest;
  tree(changes: Readonly<Record<string, Uint8Array<ArrayBuffer> | null>>): ReleaseTree;
}

export async function soundRelease(): Promise<SoundRelease> {
  const { library, directory } = await compiledSmallContent();
  const sound = releaseTree(library);
  const bytes = sound.get(links.manifest)!;
  return {
    directory,
    sound,
    release: sha256(bytes),
    manifest: JSON.parse(new TextDecoder().decode(bytes)),
    tree(changes) {
      const changed = new Map(sound);
      for (const [path, file] of Object.entries(changes)) {
        if (file) changed.set(path, file);
        else changed.delete(path);
      }
      return changed;
    },
  };
}
