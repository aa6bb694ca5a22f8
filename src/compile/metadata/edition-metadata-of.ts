import type { infer as Infer } from 'zod/mini';
import { editionId } from '../../model/edition-id.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { findLanguage } from '../../model/language.ts';
import type { burritoSchema, editionSchema, fetchBibleSchema, generatorSchema } from './metadata-schemas.ts';

/** The common form of `edition.json` and of the generator's `metadata.json`. */
export function metadataOfEdition(
  edition: Infer<typeof editionSchema> | Infer<typeof generatorSchema>,
): EditionMetadata {
  const { id, name, englishName, website, licenseUrl } = edition;
  return {
    id,
    name,
    englishName,
    shortName: edition.shortName ?? id,
    ...languageOf(edition),
    website,
    licenseUrl,
    licenseNotes: edition.licenseNotes ?? null,
    licenseNotice: edition.licenseNotice ?? null,
    ...('encoding' in edition && edition.encoding ? { encoding: edition.encoding } : {}),
  };
}

export function metadataOfFetchBible(meta: Infer<typeof fetchBibleSchema>): EditionMetadata {
  const { licenses, attribution, attribution_url } = meta.copyright;
  const licenseUrl = licenses[0]?.url ?? '';
  return {
    id: meta.id,
    name: meta.name.local || meta.name.english || meta.id,
    englishName: meta.name.english || meta.name.local || meta.id,
    shortName: meta.name.abbrev || meta.id,
    ...languageOf(meta),
    website: attribution_url || licenseUrl,
    licenseUrl,
    licenseNotes: attribution || null,
    licenseNotice: null,
  };
}

export function metadataOfBurrito(burrito: Infer<typeof burritoSchema>): EditionMetadata {
  const { name, abbreviation = {} } = burrito.identification;
  const language = burrito.languages[0];
  const tag = language?.tag ?? 'und';
  const inLanguage = (names: Record<string, string>) => names[tag] ?? Object.values(names)[0] ?? '';
  const shortName = inLanguage(abbreviation) || inLanguage(name);
  const licenseUrl = burrito.copyright?.licenses?.[0]?.url ?? '';
  return {
    id: editionId.from(shortName, 'SB'),
    name: inLanguage(name),
    englishName: name.en ?? inLanguage(name),
    shortName,
    ...languageOf({ language: tag, direction: language?.scriptDirection }),
    website: licenseUrl,
    licenseUrl,
    licenseNotes: burrito.copyright?.shortStatements?.[0]?.statement ?? null,
    licenseNotice: null,
  };
}

/** What can be said of a folder without metadata. */
export function metadataOfFolder(name: string): EditionMetadata {
  return {
    id: name,
    name,
    englishName: name,
    shortName: name,
    ...languageOf({ language: 'und' }),
    website: '',
    licenseUrl: '',
    licenseNotes: null,
    licenseNotice: null,
  };
}

function languageOf({ language, direction }: { language: string; direction?: 'ltr' | 'rtl' | undefined }) {
  const known = findLanguage(language);
  const usual = known && findLanguage(known.code);
  return {
    language: known?.code ?? language,
    direction: direction ?? known?.direction ?? 'ltr',
    ...(known?.script && known.script !== usual?.script ? { script: known.script } : {}),
  };
}
