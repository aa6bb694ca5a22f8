import type { z } from 'zod';
import { links } from '../../documents/links.ts';
import { chapterDiff } from './chapter-diff.ts';
import { type ComparedChapter, comparedChapter } from './compared-chapter.ts';
import {
  type ComparedSimpleChapter,
  comparedCompleteSchema,
  comparedDocumentSchema,
  comparedReferencesSchema,
  comparedSimpleChapterSchema,
  comparedWordsSchema,
} from './compared-schema.ts';
import type { ReadSide } from './read-side.ts';
import type { ChapterDiff, EditionDiff } from './release-diff.ts';
import type { TouchedChapter } from './touched-chapters.ts';

type CompareChapter = (chapter: TouchedChapter) => Promise<ChapterDiff | undefined>;
type Texts = ReadonlyMap<string, ComparedSimpleChapter>;

/**
 * With more of them, one document a side is read, the simplified download. All chapters differ when the translation's
 * name or count of verses does.
 */
const fewChapters = 20;

/**
 * How the chapters of an edition are compared that are on both sides; undefined for those that say the same.
 * @param touched how many of them there are.
 */
export async function compareChapters(
  { id, kind }: Pick<EditionDiff, 'id' | 'kind'>,
  a: ReadSide,
  b: ReadSide,
  touched: number,
): Promise<CompareChapter> {
  if (kind === 'dataset') {
    return async ({ book, chapter, documents }) =>
      chapterDiff({ book, chapter }, await dataChapter(a, documents), await dataChapter(b, documents));
  }
  const complete = links.simpleComplete(id);
  const isWorthIt = kind === 'translation' && touched > fewChapters && a.has(complete) && b.has(complete);
  const texts = isWorthIt ? await Promise.all([readTexts(a, complete), readTexts(b, complete)]) : undefined;
  return async ({ book, chapter, documents }) => {
    const key = `${book} ${chapter}`;
    const old = await textChapter(a, documents, texts && (texts[0].get(key) ?? null));
    const now = await textChapter(b, documents, texts && (texts[1].get(key) ?? null));
    const diff = chapterDiff({ book, chapter }, old, now);
    if (!documents.some(({ part }) => part === 'audio timings')) return diff;
    return { book, chapter, status: 'changed', ...diff, parts: [...(diff?.parts ?? []), 'audio timings'] };
  };
}

async function readTexts(side: ReadSide, path: string): Promise<Texts> {
  const { books } = await side.read(path, comparedCompleteSchema);
  return new Map(
    books.flatMap(({ id, chapters }) =>
      chapters.map((chapter) => [`${id} ${chapter.chapter.number}`, chapter] as const),
    ),
  );
}

/** @param whole the chapter out of the download, null when it is not in there; undefined when none was read. */
async function textChapter(
  side: ReadSide,
  documents: TouchedChapter['documents'],
  whole: ComparedSimpleChapter | null | undefined,
): Promise<ComparedChapter> {
  const read = async <Schema extends z.ZodType>(part: string, schema: Schema) => {
    const found = documents.find((document) => document.part === part && side.has(document.path));
    return found && (await side.read(found.path, schema));
  };
  const words = await read('simplified words', comparedWordsSchema);
  const text = whole === undefined ? await read('simplified chapter', comparedSimpleChapterSchema) : whole;
  if (text) return comparedChapter.ofText(text, words);
  return words ? comparedChapter.ofWords(words) : comparedChapter.empty;
}

async function dataChapter(side: ReadSide, documents: TouchedChapter['documents']): Promise<ComparedChapter> {
  const { chapter } = await side.read(documents[0]!.path, comparedDocumentSchema);
  const references = comparedReferencesSchema.safeParse({ chapter });
  if (references.success) return comparedChapter.ofReferences(references.data);
  const isObject = typeof chapter === 'object' && chapter !== null;
  return comparedChapter.ofMembers(isObject ? (chapter as Record<string, unknown>) : { chapter });
}
