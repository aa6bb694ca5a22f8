import { z } from 'zod';
import { maxTranslations } from '../../documents/question-parameters.ts';
import { alignVerses } from '../../questions/align-verses.ts';
import { type NumberingDocument, readNumberings, referenceOptionsFor } from '../../questions/edition.ts';
import type { EditionPassage } from '../../questions/passage.ts';
import { type DocumentQuery, QuestionError } from '../../questions/question.ts';
import type { FoundVerse } from '../../questions/read-verses.ts';
import { allReferenceData } from '../../questions/reference-data.ts';
import { formatReference } from '../../references/write-references.ts';
import { attributionLines, chooseTranslations } from '../catalogue.ts';
import { quotedVerses, readPassages, requestedPassage, verseReference } from '../places.ts';
import { blocks, defineTool, toolParts } from '../tool.ts';

export const compare = defineTool({
  name: 'compare',
  title: 'Compare translations',
  description:
    'Compares translations verse by verse. Verses are aligned by content: each translation shows its own numbers (Psalms, Joel, Malachi). The reference uses those of the first one.',
  input: z.strictObject({
    reference: toolParts.reference,
    translations: z.array(toolParts.edition).max(100).describe('Two to ten ids, or "lang:eng"'),
    max_verses: z.int().min(1).max(100).default(20),
  }),
  example: { reference: 'Psalm 23:1', translations: ['BSB', 'KJV'] },
  output: { rows: 'array', next: 'string?', attributions: 'array' },

  *ask({ reference, translations, max_verses: maxVerses }, context) {
    const requested = yield* chooseTranslations(translations, context);
    const { ref, translation: first } = yield* requestedPassage(reference, undefined, {
      ...context,
      preferred: requested[0],
    });
    const all = [...new Set([first!, ...requested])];
    if (all.length < 2) {
      const message = `Only one translation was named: ${all[0]}.`;
      throw new QuestionError({ code: 'bad_parameter', message, hint: 'Name at least two.' });
    }
    const editions = all.slice(0, maxTranslations);
    if (all.length > editions.length)
      context.note(`${editions.length} of ${all.length} translations are compared.`);
    const { passages, attributions, next } = yield* readPassages(ref, editions, maxVerses);
    const rows: Row[] = [];
    for (const passage of passages) rows.push(...(yield* rowsOf(passage.editions)));
    const text = blocks(
      ...rows.map(({ label, texts }) =>
        [label, ...editions.flatMap((id) => cellLines(id, texts))].join('\n'),
      ),
      attributionLines(attributions),
      next === null ? '' : `The passage continues: request "${next}".`,
    );
    const verses = passages.flatMap((passage) => passage.editions.flatMap(quotedVerses));
    return { members: { rows, next, attributions }, text, verses };
  },
});

function cellLines(id: string, texts: Row['texts']): string[] {
  const own = texts.filter(({ translation }) => translation === id);
  if (own.length === 0) return [`${id}: verse missing`];
  return own.map(({ reference, text }) => `${id} (${reference}): ${text}`);
}

interface Row {
  label: string;
  texts: { translation: string; reference: string; text: string }[];
}

function* rowsOf(editions: readonly EditionPassage[]): DocumentQuery<Row[]> {
  const numbered = yield* readNumberings(editions.map(({ edition }) => edition));
  const columns = editions.map(({ verses }, index) => ({ verses, numbering: numbered[index]!.numbering }));
  return alignedRows(columns).map((cells) => {
    const texts = cells.flatMap((verses, index) =>
      verses.map((verse) => ({
        translation: editions[index]!.edition.translation.id,
        reference: verseReference(verse),
        text: verse.content.text.replaceAll('\n', ' '),
      })),
    );
    const first = cells.findIndex((verses) => verses.length > 0);
    const { book, chapter, verse } = cells[first]!.find((each) => each.verse > 0) ?? cells[first]![0]!;
    const place = { book, chapter, ...(verse === 0 ? {} : { verse }) };
    const { style } = referenceOptionsFor(editions[first]!.edition, allReferenceData);
    return { label: formatReference({ from: place, to: place }, style), texts };
  });
}

interface Column {
  readonly verses: readonly FoundVerse[];
  readonly numbering: NumberingDocument | undefined;
}

/** Rows in the order of the first translation, then those of books that it lacks. */
function alignedRows(columns: readonly Column[]): (readonly FoundVerse[])[][] {
  const base = columns.findIndex(({ verses }) => verses.length > 0);
  if (base === -1) return [];
  const others = columns.toSpliced(base, 1);
  const chapters = Map.groupBy(columns[base]!.verses, ({ book, chapter }) => `${book} ${chapter}`);
  const rows = [...chapters.values()]
    .flatMap((verses) => alignVerses<FoundVerse>({ ...columns[base]!, verses }, verses[0]!, others))
    .map(([own, ...rest]) => rest.toSpliced(base, 0, own!));
  const shown = new Set(rows.flat(2));
  const left = columns.map((each) => ({ ...each, verses: each.verses.filter((verse) => !shown.has(verse)) }));
  return [...rows, ...alignedRows(left)];
}
