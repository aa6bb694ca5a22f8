import type { ContentKind } from '../../model/content-kind.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';

/** An `edition.json` that says all this, for the user to edit. */
export function editionJson(
  kind: ContentKind,
  metadata: EditionMetadata,
  sources?: readonly string[],
): object {
  const { id, name, englishName, shortName, language, direction, website, licenseUrl } = metadata;
  const { licenseNotes, licenseNotice } = metadata;
  return {
    id,
    kind,
    name,
    englishName,
    shortName,
    language,
    direction,
    website,
    licenseUrl,
    licenseNotes,
    ...(licenseNotice === null ? {} : { licenseNotice }),
    ...(sources ? { sources } : {}),
  };
}
