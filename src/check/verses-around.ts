import type { EditionPlan } from '../compile/plan/plan-editions.ts';
import { readSourceFile } from '../compile/translation/read-source-file.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import type { BookText } from '../model/book-text.ts';
import { readAgain } from './compare-editions.ts';

export interface NearVerse {
  readonly number: number;
  readonly text: string;
  /** The findings are in this verse; the others are its neighbours. */
  readonly isOwn: boolean;
}

/** Characters. The longest verses of a Bible have about 600. */
const maxVerseLength = 1000;

/**
 * The verses with findings, each with its previous and next verse, by place: `RUT 1:3`. Reads the sources
 * again, because few files have findings.
 */
export async function versesAround(
  plan: Pick<EditionPlan, 'files' | 'sources' | 'metadata'>,
  diagnostics: readonly Diagnostic[],
): Promise<ReadonlyMap<string, readonly NearVerse[]>> {
  const around = new Map<string, readonly NearVerse[]>();
  const placed = diagnostics.filter(({ place }) => place?.includes(':'));
  for (const [file, found] of Map.groupBy(placed, (diagnostic) => diagnostic.file)) {
    const source = await readAgain(plan, file);
    if (!source || !plan.metadata) continue;
    const places = new Set(found.map(({ place }) => place!));
    readSourceFile(source, plan.metadata, (book) => {
      for (const [place, verses] of placesIn(book, places)) around.set(place, verses);
    });
  }
  return around;
}

function* placesIn(
  { id, chapters }: BookText,
  places: ReadonlySet<string>,
): Iterable<[place: string, verses: NearVerse[]]> {
  const byChapter = Map.groupBy(places, (place) => place.split(':', 1)[0]!);
  for (const { number, blocks } of chapters) {
    const wanted = byChapter.get(`${id} ${number}`);
    if (!wanted) continue;
    const verses = blocks.filter((block) => block.type === 'verse');
    for (const place of wanted) {
      const verse = Number.parseInt(place.split(':')[1]!, 10);
      const index = verses.findIndex((one) => verse >= one.number && verse <= (one.lastNumber ?? one.number));
      if (index === -1) continue;
      const near = verses.slice(Math.max(0, index - 1), index + 2);
      const shown = near.map((one) => ({
        number: one.number,
        text: one.content.text.slice(0, maxVerseLength),
        isOwn: one === verses[index],
      }));
      yield [place, shown];
    }
  }
}
