import territories from 'cldr-core/supplemental/territoryInfo.json' with { type: 'json' };
import { findLanguage } from '../model/language.ts';

interface Territory {
  readonly _population: string;
  readonly languagePopulation?: Readonly<Record<string, { readonly _populationPercent: string }>>;
}

/** ISO 639-3 code and the number of people who use the language, rounded to two digits; sorted. */
export function populationRows(): string[] {
  const known: Record<string, Territory> = territories.supplemental.territoryInfo;
  const populations = new Map<string, number>();
  for (const { _population: population, languagePopulation = {} } of Object.values(known)) {
    for (const [tag, { _populationPercent: percent }] of Object.entries(languagePopulation)) {
      const code = findLanguage(tag)?.code;
      const people = (Number(population) * Number(percent)) / 100;
      if (code !== undefined) populations.set(code, (populations.get(code) ?? 0) + people);
    }
  }
  const rounded = [...populations].map(([code, people]) => [code, Number(people.toPrecision(2))] as const);
  return rounded.flatMap(([code, people]) => (people >= 1 ? `${code} ${Math.round(people)}` : [])).sort();
}
