import type { ContentKind } from '../model/content-kind.ts';
import type { EditionFiles } from './edition-files.ts';

const sourceNames: Readonly<Record<ContentKind, RegExp>> = {
  translation: /\.(usfm|sfm|usx|xml|json)$/i,
  commentary: /\.(csv|tsv|json|imp|txt)$/i,
  'cross-references': /\.(csv|tsv|txt)$/i,
  entities: /\.csv$/i,
};
/** What stands beside the sources of an edition under names that could be those of sources. */
const noSource =
  /(^|\/)((edition|metadata|meta|audio|manifest|styles|metadata-\w+)\.(json|xml)|(readme|license|licence|copyright|copying|notice)(\.txt)?)$/i;

/**
 * Names of the files that may be sources: those the metadata names by globs, else those at the top. Whether a
 * file is one is told from its content when it is read.
 */
export function findSources(
  files: EditionFiles,
  kind: ContentKind,
  globs?: readonly string[],
): readonly string[] {
  return files.names(globs).filter((name) => sourceNames[kind].test(name) && !noSource.test(name));
}
