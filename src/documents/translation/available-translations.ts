/** `available_translations.json`: `{translations: Translation[]}`, sorted by id in code unit order. */
export function availableTranslations(translations: readonly Readonly<Record<string, unknown>>[]): string {
  const sorted = translations.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
  return JSON.stringify({ translations: sorted });
}
