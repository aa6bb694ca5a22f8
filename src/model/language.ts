import type { TextDirection } from './edition-metadata.ts';
import { languagesTable } from './languages-table.ts';

export interface Language {
  /** ISO 639-3 code. */
  readonly code: string;
  /** Name in the language itself, where it is known. */
  readonly name?: string;
  readonly englishName?: string;
  /** Direction of the script the language is usually written in. */
  readonly direction: TextDirection;
}

let languages: Map<string, Language> | undefined;

/** The language of an ISO 639-3 or 639-1 code or of a BCP 47 tag that begins with one; undefined when unknown. */
export function findLanguage(tag: string): Language | undefined {
  languages ??= readTable();
  return languages.get(tag.toLowerCase().split(/[-_]/)[0]!);
}

function readTable(): Map<string, Language> {
  const table = new Map<string, Language>();
  for (const row of languagesTable.trim().split('\n')) {
    const [code, twoLetterCode, direction, name, englishName] = row.split('\t') as [string, ...string[]];
    // "und" and its like stand for no language: they have no name
    const isLanguage = !['und', 'mul', 'mis', 'zxx'].includes(code);
    const language: Language = {
      code,
      ...(isLanguage && name ? { name } : {}),
      ...(isLanguage && englishName ? { englishName } : {}),
      direction: direction === 'rtl' ? 'rtl' : 'ltr',
    };
    table.set(code, language);
    if (twoLetterCode && !table.has(twoLetterCode)) table.set(twoLetterCode, language);
  }
  return table;
}
