import type { EditionRecord } from '../library/edition-record.ts';

/** What the metadata of an edition says about its licence. */
export function licenceText(entry: EditionRecord['catalogueEntry']): string {
  const { name, englishName, website, licenseUrl, licenseNotes, licenseNotice } = entry;
  const lines = [
    name === englishName ? name : `${name} (${englishName})`,
    website,
    licenseUrl
      ? `Licence: ${licenseUrl}`
      : 'The metadata of this edition names no licence: ask its publisher.',
    licenseNotes,
    licenseNotice,
  ];
  return `${lines.filter(Boolean).join('\n\n')}\n`;
}
