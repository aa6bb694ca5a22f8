import { getLanguageBySubtag, type ILanguage, searchForLanguage } from '@ethnolib/find-language';

/** Macrolanguage codes that editions use though the data lists only their members. */
const macrolanguages = 'ara aze est fas lav msa mlg mon nep nor ori pus que sqi swa uzb yid zho'.split(' ');

let found: readonly ILanguage[] | undefined;

/** The package has no list: every name contains a letter from a to z. Takes ten seconds, once. */
function everyLanguage(): readonly ILanguage[] {
  found ??= [...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter) => searchForLanguage(letter));
  return found;
}

/** One row for each ISO 639-3 code that `@ethnolib/find-language` knows, sorted. */
export function languageRows(): string[] {
  const rows = new Map<string, string>();
  for (const language of everyLanguage()) {
    rows.set(language.iso639_3_code, languageRow(language.iso639_3_code, language));
  }
  for (const code of macrolanguages) {
    const language = rows.has(code) ? undefined : getLanguageBySubtag(code);
    if (language) rows.set(code, languageRow(code, language));
  }
  return [...rows.values()].sort();
}

/** The data has these the wrong way round. */
const chineseScripts: Readonly<Record<string, string>> = { cmn: 'Hans', lzh: 'Hant' };

/** code, two-letter code, usual script unless it is Latin, autonym, English name */
export function languageRow(code: string, language: ILanguage): string {
  const script = (chineseScripts[code] ?? language.scripts[0]?.code ?? 'Zyyy').replace('Latn', '');
  const twoLetterCode = language.languageSubtag.length === 2 ? language.languageSubtag : '';
  const autonym = commonAutonym(twoLetterCode || code) ?? language.autonym ?? '';
  return [code, twoLetterCode, script, autonym, language.exonym].join('\t');
}

/** The usual name of a language in that language (CLDR), which the data above lacks for macrolanguages. */
function commonAutonym(tag: string): string | undefined {
  if (Intl.DisplayNames.supportedLocalesOf(tag).length === 0) return undefined;
  return new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }).of(tag);
}

/**
 * One row for each macrolanguage of ISO 639-3, sorted: its code, `=` and the member that represents it if the data names one, then
 * the other members.
 */
export function macrolanguageRows(): string[] {
  const groups = new Map<string, { representative: string; others: Set<string> }>();
  for (const { iso639_3_code, parentMacrolanguage, ...language } of everyLanguage()) {
    if (!parentMacrolanguage) continue;
    const code = parentMacrolanguage.iso639_3_code;
    const group = groups.get(code) ?? { representative: '', others: new Set() };
    groups.set(code, group);
    if (language.isRepresentativeForMacrolanguage) group.representative = iso639_3_code;
    else group.others.add(iso639_3_code);
  }
  return [...groups]
    .map(([code, { representative, others }]) =>
      [representative ? `${code}=${representative}` : code, ...[...others].sort()].join(' '),
    )
    .sort();
}

/** Pairs of the member that represents a macrolanguage, and the two-letter code of that macrolanguage: `arb ar`. Sorted. */
export function representativeCodes(): string[] {
  return macrolanguageRows().flatMap((row) => {
    const [, code = '', member] = /^(...)=(...)/.exec(row) ?? [];
    const [tag = ''] = Intl.getCanonicalLocales(code || 'und');
    return member && tag.length === 2 ? [`${member} ${tag}`] : [];
  });
}
