import type { EditionMetadata } from '../model/edition-metadata.ts';
import { findLanguage } from '../model/language.ts';

/** What the `Translation`, `Commentary` and `Dataset` objects have in common. */
export const editionMembers = {
  names: ({ id, name, englishName, website, licenseUrl }: EditionMetadata) => ({
    id,
    name,
    englishName,
    website,
    licenseUrl,
  }),

  language({ language, direction }: EditionMetadata) {
    const known = findLanguage(language);
    return {
      language,
      ...(known?.name === undefined ? {} : { languageName: known.name }),
      ...(known?.englishName === undefined ? {} : { languageEnglishName: known.englishName }),
      textDirection: direction,
    };
  },
};
