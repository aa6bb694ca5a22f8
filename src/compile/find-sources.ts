import type { EditionFiles } from './edition-files.ts';

const sourceName = /\.(usfm|sfm|usx|xml|json)$/i;
/** What stands beside the sources of an edition under names that could be those of sources. */
const noSource = /(^|\/)(edition|metadata|meta|audio|manifest|styles|metadata-\w+)\.(json|xml)$/i;

/**
 * Names of the files that may be sources: those the metadata names by globs, else those at the top. Whether an
 * XML or JSON file is one is told from its content when it is read.
 */
export function findSources(files: EditionFiles, globs?: readonly string[]): readonly string[] {
  return files.names(globs).filter((name) => sourceName.test(name) && !noSource.test(name));
}
