export function editionJson(id: string, name: string) {
  return {
    id,
    name,
    englishName: name,
    language: 'eng',
    direction: 'ltr',
    website: `https://example.org/${id.toLowerCase()}`,
    licenseUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
    licenseNotes: 'Public domain.',
  };
}
