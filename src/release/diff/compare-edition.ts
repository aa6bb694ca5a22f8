import type { z } from 'zod';
import { links } from '../../documents/links.ts';
import type { ManifestEntry } from '../../documents/manifest/manifest-schema.ts';
import { canonicalJson } from '../../lib/canonical-json.ts';
import { forEachInFlight } from '../../lib/for-each-in-flight.ts';
import { NetworkFault } from '../../net/network-fault.ts';
import { ReleaseError, UnsoundObject } from '../release-error.ts';
import type { ReleaseSource } from '../release-source.ts';
import { parseJson } from '../untrusted-bytes.ts';
import { documentProblem, mostBytes } from '../verify/check-documents.ts';
import { type ComparedChapter, chapterDiff, comparedChapter } from './chapter-diff.ts';
import {
  type ComparedSimpleChapter,
  comparedCompleteSchema,
  comparedDocumentSchema,
  comparedReferencesSchema,
  comparedSimpleChapterSchema,
  comparedWordsSchema,
} from './compared-schema.ts';
import type { ChapterDiff, EditionDiff, PathChanges } from './release-diff.ts';
import { type TouchedChapter, touchedChapters } from './touched-chapters.ts';

/** The documents of one edition on one side of a comparison. */
export interface ReadSide {
  has(path: string): boolean;
  /** @throws ReleaseError when a document is not what the manifest says, or could not be reached. */
  read<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.infer<Schema>>;
}

export function readSide(source: ReleaseSource, documents: readonly ManifestEntry[]): ReadSide {
  const entries = new Map(documents.map((entry) => [entry.path, entry]));
  return {
    has: (path) => entries.has(path),
    async read(path, schema) {
      const entry = entries.get(path)!;
      try {
        const found = await source.read(path, mostBytes(entry));
        const problem = documentProblem(found, entry);
        if (problem) throw new UnsoundObject(problem);
        return parseJson(found!.bytes, schema);
      } catch (error) {
        if (error instanceof NetworkFault)
          throw new ReleaseError(`${path} of ${source.name} could not be read: ${error.message}.`);
        if (!(error instanceof UnsoundObject)) throw error;
        const advice = `Unless a publication is in progress there, run: scriptorium verify ${source.name}`;
        throw new ReleaseError(`${path} of ${source.name} ${error.message}. ${advice}`);
      }
    },
  };
}

type Contents = Pick<EditionDiff, 'chapters' | 'others' | 'sameContent' | 'isCompared'>;

const readsAtOnce = 8;
/** Downloads are made of the chapters, which are compared one by one. */
const download = /\/complete(?:\.simple)?\.json$/;

/** Reads the documents of an edition that differ, and finds those whose content differs. @throws ReleaseError */
export async function compareEdition(
  edition: Pick<EditionDiff, 'id' | 'kind'>,
  paths: PathChanges,
  a: ReadSide,
  b: ReadSide,
): Promise<Contents> {
  const touched = touchedChapters(edition, paths);
  const compare = await chapterComparison(edition, a, b, touched.chapters.length);
  const diffs = new Map<TouchedChapter, ChapterDiff>();
  let sameContent = 0;
  await forEachInFlight(touched.chapters, readsAtOnce, async (place) => {
    const { book, chapter, status, documents } = place;
    const diff = status === 'changed' ? await compare(place) : { book, chapter, status, parts: [] };
    if (diff) diffs.set(place, diff);
    else sameContent += documents.filter((document) => document.status === 'changed').length;
  });
  const changed: string[] = [];
  await forEachInFlight(touched.others.changed, readsAtOnce, async (path) => {
    const differs = download.test(path) ? diffs.size > 0 : await contentDiffers(path, a, b);
    if (differs) changed.push(path);
    else sameContent++;
  });
  return {
    isCompared: true,
    chapters: touched.chapters.flatMap((place) => diffs.get(place) ?? []),
    others: { ...touched.others, changed: changed.sort() },
    sameContent,
  };
}

/** Members that repeat metadata of the edition. */
const editionMembers = new Set(['translation', 'commentary', 'dataset']);

async function contentDiffers(path: string, ...sides: [ReadSide, ReadSide]): Promise<boolean> {
  const [a, b] = await Promise.all(
    sides.map(async (side) => {
      const members = Object.entries(await side.read(path, comparedDocumentSchema));
      return canonicalJson(Object.fromEntries(members.filter(([name]) => !editionMembers.has(name))));
    }),
  );
  return a !== b;
}

type CompareChapter = (chapter: TouchedChapter) => Promise<ChapterDiff | undefined>;

/**
 * With more chapters than this, one document per side is read instead: the simplified download. All chapters of a
 * translation differ when its name or its number of verses does.
 */
const fewChapters = 20;

/**
 * A function that compares a chapter which both sides have; it gives undefined when the content is the same.
 * @param touched the number of chapters to compare.
 */
async function chapterComparison(
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
  const usesDownload = kind === 'translation' && touched > fewChapters && a.has(complete) && b.has(complete);
  const texts = usesDownload
    ? await Promise.all([readTexts(a, complete), readTexts(b, complete)])
    : undefined;
  return async ({ book, chapter, documents }) => {
    const key = `${book} ${chapter}`;
    const old = await textChapter(a, documents, texts && (texts[0].get(key) ?? null));
    const now = await textChapter(b, documents, texts && (texts[1].get(key) ?? null));
    const diff = chapterDiff({ book, chapter }, old, now);
    if (!documents.some(({ part }) => part === 'audio timings')) return diff;
    return { book, chapter, status: 'changed', ...diff, parts: [...(diff?.parts ?? []), 'audio timings'] };
  };
}

/** The chapters of a simplified download, by book and number. */
async function readTexts(side: ReadSide, path: string): Promise<ReadonlyMap<string, ComparedSimpleChapter>> {
  const { books } = await side.read(path, comparedCompleteSchema);
  return new Map(
    books.flatMap(({ id, chapters }) =>
      chapters.map((chapter) => [`${id} ${chapter.chapter.number}`, chapter] as const),
    ),
  );
}

/** @param downloaded the chapter in the download, null when it is missing there; undefined when none was read. */
async function textChapter(
  side: ReadSide,
  documents: TouchedChapter['documents'],
  downloaded: ComparedSimpleChapter | null | undefined,
): Promise<ComparedChapter> {
  const read = async <Schema extends z.ZodType>(part: string, schema: Schema) => {
    const found = documents.find((document) => document.part === part && side.has(document.path));
    return found && (await side.read(found.path, schema));
  };
  const words = await read('simplified words', comparedWordsSchema);
  const text =
    downloaded === undefined ? await read('simplified chapter', comparedSimpleChapterSchema) : downloaded;
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
