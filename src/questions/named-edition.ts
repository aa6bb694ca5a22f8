import { links } from '../documents/links.ts';
import { closestId } from '../lib/closest.ts';
import { nameKey } from '../references/name-key.ts';
import { parseReferences } from '../references/parse-references.ts';
import { type Edition, type Knowledge, readEditionsById, referenceHabits } from './edition.ts';
import { type Question, QuestionError } from './question.ts';

/** The members of a translation in the catalogue by which people name it. */
interface ListedTranslation {
  readonly id: string;
  readonly name?: string;
  readonly englishName?: string;
  readonly shortName?: string;
}

/**
 * The translations in which references are answered: those with these ids, or the one that is named after the references, as
 * in `John 3:16 KJV`.
 * @throws QuestionError for a translation that is not available.
 */
export function* readEditionsFor(
  ref: string,
  ids: readonly string[],
  knowledge?: Knowledge,
): Question<Edition[]> {
  const editions = yield* readEditionsById(ids);
  const { edition: named } = parseReferences(ref, referenceHabits(editions[0]!, knowledge));
  if (!named) return editions;
  const [catalogue] = yield [links.availableTranslations];
  const { translations = [] } = (catalogue ?? {}) as { translations?: readonly ListedTranslation[] };
  const key = nameKey(named.name);
  const found = translations.filter(({ id, name = '', englishName = '', shortName = '' }) =>
    [id, name, englishName, shortName].some((each) => nameKey(each) === key),
  );
  const exact =
    translations.find(({ id }) => id === named.name) ?? (found.length === 1 ? found[0] : undefined);
  if (exact) return yield* readEditionsById([exact.id]);
  const mayBe = found.map(({ id }) => id);
  const closest = closestId(
    named.name,
    translations.map(({ id }) => id),
  );
  throw new QuestionError({
    code: 'translation_not_found',
    message:
      found.length > 1
        ? `Several translations are called "${named.name}".`
        : `The translation "${named.name}" is not available here.`,
    hint:
      found.length > 1
        ? `Write one of their ids: ${mayBe.join(', ')}.`
        : closest === undefined
          ? 'Translations are listed in /api/available_translations.json.'
          : `Did you mean ${closest}?`,
    parameter: 'ref',
    at: named.start,
  });
}
