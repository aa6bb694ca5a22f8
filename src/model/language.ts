import { languagesTable } from '../generated/languages-table.ts';
import type { TextDirection } from './edition-metadata.ts';
import { forLanguage, isMacrolanguage } from './macrolanguages.ts';

interface Language {
  /** ISO 639-3 code. */
  readonly code: string;
  readonly name?: string;
  readonly englishName?: string;
  /** ISO 15924 code of the usual script; undefined if unknown. */
  readonly script?: string;
  readonly direction: TextDirection;
}

const rightToLeftScripts: ReadonlySet<string> = new Set(
  'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi Phnx Armi Avst Prti Sarb'.split(' '),
);
/** ISO 15924 codes for "undetermined", "unwritten" and "uncoded". */
const noScripts: ReadonlySet<string> = new Set(['Zyyy', 'Zxxx', 'Zzzz']);

let languages: Map<string, Language> | undefined;

/**
 * Finds a language by ISO 639-3 or 639-1 code, or by a BCP 47 tag that starts with one. A tag may specify
 * another script than the usual one: `az-Cyrl`.
 */
export function findLanguage(tag: string): Language | undefined {
  languages ??= readTable();
  const [code = '', subtag = ''] = tag.toLowerCase().split(/[-_]/);
  const language = languages.get(code);
  if (!language || !/^[a-z]{4}$/.test(subtag)) return language;
  const script = subtag[0]!.toUpperCase() + subtag.slice(1);
  return { ...language, script, direction: directionOf(script) };
}

export function isLanguage(tag: string): boolean {
  return findLanguage(tag) !== undefined || /^q[a-t][a-z](-|$)/i.test(tag);
}

function directionOf(script: string): TextDirection {
  return rightToLeftScripts.has(script) ? 'rtl' : 'ltr';
}

function readTable(): Map<string, Language> {
  const table = new Map<string, Language>();
  for (const row of languagesTable.trim().split('\n')) {
    const [code, twoLetterCode, written, name, englishName] = row.split('\t') as [string, ...string[]];
    const script = written || 'Latn';
    const isLanguage = !['und', 'mul', 'mis', 'zxx'].includes(code);
    const language: Language = {
      code,
      ...(isLanguage && name ? { name } : {}),
      ...(isLanguage && englishName ? { englishName } : {}),
      ...(noScripts.has(script) ? {} : { script }),
      direction: directionOf(script),
    };
    table.set(code, language);
    if (twoLetterCode && !table.has(twoLetterCode)) table.set(twoLetterCode, language);
  }
  // The data names only the members of most macrolanguages
  for (const [key, language] of table) {
    const name = language.name ?? forLanguage(language.code, (code) => table.get(code)?.name);
    if (name !== undefined && isMacrolanguage(language.code)) table.set(key, { ...language, name });
  }
  return table;
}
