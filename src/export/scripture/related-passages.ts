import { links } from '../../documents/links.ts';
import { crossReferencesOf, type VerseReferences } from '../../questions/cross-references.ts';
import { answerFrom } from '../../questions/question.ts';
import { DocumentReader, type ExportedLibrary } from '../bundled-edition.ts';

const listOfEntities = /^listOf(?:People|Places|Events|PeopleGroups)ApiLink$/;

/** The cross references of a library, in the numbering of one translation, best first. */
export class RelatedPassages {
  readonly #datasets: readonly { readonly id: string; readonly right: string }[];
  readonly #translation: string;
  readonly #read: (path: string) => unknown;

  constructor(library: ExportedLibrary, translation: string) {
    const documents = new DocumentReader(library);
    const numberings = new Map<string, unknown>();
    this.#translation = translation;
    this.#datasets = library.editions().flatMap(({ id, kind, catalogueEntry }) => {
      if (kind !== 'dataset' || Object.keys(catalogueEntry).some((key) => listOfEntities.test(key)))
        return [];
      const { name, licenseUrl, website } = catalogueEntry;
      return { id, right: `Cross references: ${name}, ${licenseUrl || website || 'licence unknown'}` };
    });
    this.#read = (path) =>
      path.startsWith(links.versification('').slice(0, -'.json'.length))
        ? numberings.getOrInsertComputed(path, () => documents.find(path))
        : documents.find(path);
  }

  of(
    book: string,
    chapter: number,
  ): { readonly verses: readonly VerseReferences[]; readonly rights: readonly string[] } {
    const found = this.#datasets.map(({ id, right }) => ({
      right,
      verses: answerFrom(crossReferencesOf(id, this.#translation, { book, chapter }), this.#read),
    }));
    const used = found.filter(({ verses }) => verses.length > 0);
    const byVerse = Map.groupBy(
      used.flatMap(({ verses }) => verses),
      ({ verse }) => verse,
    );
    return {
      rights: used.map(({ right }) => right),
      verses: [...byVerse]
        .sort(([a], [b]) => a - b)
        .map(([verse, of]) => ({ verse, references: of.flatMap(({ references }) => references) })),
    };
  }
}
