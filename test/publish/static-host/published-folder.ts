import { downloadFiles } from '../../../src/export/download-files.ts';
import type { Library } from '../../../src/library/library.ts';
import { openFolderDestination } from '../../../src/publish/folder/folder-destination.ts';
import { chapterPageFiles, discoveryFiles } from '../../../src/publish/hosts/chapter-page-files.ts';
import { readerFiles, staticHostFiles } from '../../../src/publish/hosts/host-files.ts';
import { publish } from '../../../src/publish/publish.ts';
import { defaultCacheControl } from '../../../src/site/fields.ts';
import { newFolder } from '../../new-folder.ts';

export async function publishedFolder(library: Library, pages?: string, publicUrl?: string): Promise<string> {
  const root = newFolder();
  const siblings = new Set(library.hasBrotli() ? (['gzip', 'br'] as const) : (['gzip'] as const));
  const destination = openFolderDestination(root, { siblings });
  const snapshot = library.snapshot();
  const reader =
    pages === undefined
      ? []
      : readerFiles(pages, { library, isStore: false, withPages: true, hasFeed: publicUrl !== undefined });
  const options = { cacheControl: defaultCacheControl, corsOrigin: '*', hasReader: reader.length > 0 };
  try {
    const state = { editions: () => library.editions(), get: (path: string) => snapshot.get(path) };
    const chapters =
      pages === undefined
        ? []
        : await chapterPageFiles(pages, state, { isStore: false, publicUrl, hasFeed: true });
    const discovery = publicUrl === undefined ? [] : discoveryFiles(state, publicUrl);
    const downloads = await downloadFiles({
      library: state,
      formats: pages === undefined ? [] : ['epub', 'usfm'],
      published: async () => undefined,
      workplace: newFolder(),
      fonts: newFolder(),
      onRemark: () => {},
    });
    const hostFiles = [...reader, ...discovery, ...downloads, ...staticHostFiles({ library, ...options })];
    await publish({ library: snapshot, destination, hostFiles, pages: chapters, concurrency: 1 });
  } finally {
    await destination.close();
    snapshot.close();
  }
  return root;
}
