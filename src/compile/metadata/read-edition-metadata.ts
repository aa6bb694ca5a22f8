import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import type { EditionFolder } from '../find-editions.ts';
import { metadataOfEdition, metadataOfFetchBible, metadataOfFolder } from './edition-metadata-of.ts';

export interface FoundMetadata {
  /** Undefined when the metadata is wrong; the diagnostics say why. */
  readonly metadata?: EditionMetadata;
  /** What the metadata says that the edition is. */
  readonly kind?: string;
  /** Globs relative to the folder, where the metadata names the sources. */
  readonly sources?: readonly string[];
  /** Name of the metadata file, where there is one. */
  readonly file?: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** The metadata of an edition folder, in the first of the known shapes that is there. */
export async function readEditionMetadata(folder: EditionFolder): Promise<FoundMetadata> {
  const file = ['edition.json', 'metadata.json', 'meta.json'].find((name) =>
    existsSync(join(folder.path, name)),
  );
  if (!file) return metadataFromName(folder);
  // zod takes longer to load than all other modules together
  const [{ readMetadataFile }, schemas] = await Promise.all([
    import('./read-metadata-file.ts'),
    import('./metadata-schemas.ts'),
  ]);
  const path = join(folder.path, file);
  const shown = `${folder.shown}/${file}`;
  if (file === 'edition.json') {
    const read = readMetadataFile(path, shown, schemas.editionSchema);
    if (!('value' in read)) return { file, ...read };
    const { sources, kind } = read.value;
    return {
      file,
      metadata: metadataOfEdition(read.value),
      ...(kind ? { kind } : {}),
      ...(sources ? { sources } : {}),
      diagnostics: [],
    };
  }
  if (file === 'metadata.json') {
    const read = readMetadataFile(path, shown, schemas.generatorSchema);
    return 'value' in read
      ? { file, metadata: metadataOfEdition(read.value), diagnostics: [] }
      : { file, ...read };
  }
  const read = readMetadataFile(path, shown, schemas.fetchBibleSchema);
  return 'value' in read
    ? { file, metadata: metadataOfFetchBible(read.value), diagnostics: [] }
    : { file, ...read };
}

function metadataFromName({ shown, name }: EditionFolder): FoundMetadata {
  const place = { file: shown, line: 0, column: 0 };
  if (!/^[A-Za-z0-9_-]+$/.test(name) || /^[cd]$/i.test(name)) {
    const message = `The folder has no edition.json and its name "${name}" cannot be an id (letters, digits, "_", "-"; not "c" or "d"). Write an edition.json with an "id".`;
    return { diagnostics: [{ code: 'bad-edition-id', severity: 'error', ...place, message }] };
  }
  const message = `No metadata: the id is the folder's name and the language unknown ("und"). Write ${shown}/edition.json with id, name, englishName, language, website and licenseUrl.`;
  return {
    metadata: metadataOfFolder(name),
    diagnostics: [{ code: 'no-metadata', severity: 'warning', ...place, message }],
  };
}
