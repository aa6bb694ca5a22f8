import { populationsTable } from '../generated/populations-table.ts';
import { representativeCodes } from '../generated/representative-codes-table.ts';
import { findLanguage } from './language.ts';

let populations: ReadonlyMap<string, number> | undefined;
let macrolanguages: ReadonlyMap<string, string> | undefined;

/**
 * The number of people who use a language, also as a second one. A language that represents a macrolanguage, such as
 * `cmn` for `zho`, has the number of that. Undefined if unknown, as for ancient languages. @param code ISO 639-3.
 */
export function populationOf(code: string): number | undefined {
  populations ??= new Map(pairsIn(populationsTable).map(([key, number]) => [key, Number(number)]));
  macrolanguages ??= new Map(pairsIn(representativeCodes));
  return populations.get(code) ?? populations.get(findLanguage(macrolanguages.get(code) ?? '')?.code ?? '');
}

function pairsIn(table: string): [string, string][] {
  return Array.from(table.matchAll(/(\w+) (\w+)/g), ([, key, value]) => [key!, value!]);
}
