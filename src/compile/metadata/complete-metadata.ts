import type { EditionMetadata, TextDirection } from '../../model/edition-metadata.ts';
import { findLanguage } from '../../model/language.ts';

interface Description {
  readonly id: string;
  readonly name?: string | undefined;
  readonly englishName?: string | undefined;
  readonly shortName?: string | undefined;
  /** ISO 639 code or language tag. */
  readonly language: string;
  readonly direction?: TextDirection | undefined;
  readonly website?: string | undefined;
  readonly licenseUrl?: string | undefined;
  readonly licenseNotes?: string | null | undefined;
  readonly licenseNotice?: string | null | undefined;
}

/** Completes metadata: a missing name is the other one or the id, and a language has its usual direction. */
export function completeMetadata(found: Description): EditionMetadata {
  const { id, name, englishName, website = '' } = found;
  const known = findLanguage(found.language);
  const usual = known && findLanguage(known.code);
  return {
    id,
    name: name || englishName || id,
    englishName: englishName || name || id,
    shortName: found.shortName || id,
    language: known?.code ?? found.language,
    direction: found.direction ?? known?.direction ?? 'ltr',
    ...(known?.script && known.script !== usual?.script ? { script: known.script } : {}),
    website,
    licenseUrl: found.licenseUrl ?? website,
    licenseNotes: found.licenseNotes || null,
    licenseNotice: found.licenseNotice || null,
  };
}

export function readDirection(written = ''): TextDirection | undefined {
  const direction = written.toLowerCase();
  return direction === 'rtl' || direction === 'ltr' ? direction : undefined;
}
