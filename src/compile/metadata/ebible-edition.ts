import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { findLanguage } from '../../model/language.ts';

/** A translation of eBible.org; its ids begin with the ISO 639-3 code of the language. */
export function ebibleEdition(id: string, title: string, licenseNotes: string | null): EditionMetadata {
  const language = findLanguage(id.slice(0, 3));
  const page = `https://ebible.org/details.php?id=${id}`;
  return {
    id,
    name: title,
    englishName: title,
    shortName: id,
    language: language?.code ?? 'und',
    direction: language?.direction ?? 'ltr',
    website: page,
    licenseUrl: page,
    licenseNotes,
    licenseNotice: null,
  };
}
