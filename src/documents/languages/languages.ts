import type { EditionKind } from '../../model/edition-metadata.ts';
import { findLanguage } from '../../model/language.ts';
import { populationOf } from '../../model/population.ts';
import type { Languages } from './languages-schema.ts';

interface CataloguedEdition {
  readonly id: string;
  readonly kind: EditionKind;
  readonly catalogueEntry: { readonly language?: unknown; readonly textDirection?: unknown };
}

/** `/api/x/languages.json`: each language with its editions. The output is deterministic. */
export function languagesDocument(editions: readonly CataloguedEdition[]): string {
  const byLanguage = Map.groupBy(editions, ({ catalogueEntry }) => String(catalogueEntry.language));
  const codes = [...byLanguage.keys()].sort();
  const languages = codes.map((code) => languageOf(code, byLanguage.get(code)!));
  return JSON.stringify({ languages } satisfies Languages);
}

function languageOf(code: string, editions: readonly CataloguedEdition[]): Languages['languages'][number] {
  const known = findLanguage(code);
  const isWrittenToTheLeft = editions[0]?.catalogueEntry.textDirection === 'rtl';
  const idsOf = (kind: CataloguedEdition['kind']) =>
    editions
      .filter((edition) => edition.kind === kind)
      .map(({ id }) => id)
      .sort();
  return {
    code,
    name: known?.name ?? null,
    englishName: known?.englishName ?? null,
    script: known?.script ?? null,
    population: populationOf(code) ?? null,
    direction: known?.direction ?? (isWrittenToTheLeft ? 'rtl' : 'ltr'),
    translations: idsOf('translation'),
    commentaries: idsOf('commentary'),
    datasets: idsOf('dataset'),
    lexicons: idsOf('lexicon'),
  };
}
