import { links } from '../../documents/links.ts';
import { forEachInFlight } from '../../lib/for-each-in-flight.ts';
import { canonicalJson } from '../../lib/json-text.ts';
import type { ComparedChapter, ComparedVerse, EditionSide } from './compared-chapter.ts';
import type { ChapterDiff, EditionDiff, PathChanges, VerseDiff } from './release-diff.ts';
import { type TouchedChapter, touchedChapters } from './touched-chapters.ts';

type Contents = Pick<EditionDiff, 'chapters' | 'others' | 'sameContent' | 'isCompared'>;

const readsAtOnce = 8;
const download = /\/complete(?:\.simple)?\.json$/;

export async function compareEdition(
  edition: Pick<EditionDiff, 'id' | 'kind'>,
  paths: PathChanges,
  a: EditionSide,
  b: EditionSide,
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

const editionMembers = new Set(['translation', 'commentary', 'dataset']);

async function contentDiffers(path: string, ...sides: [EditionSide, EditionSide]): Promise<boolean> {
  const [a, b] = await Promise.all(
    sides.map(async (side) => {
      const members = Object.entries(await side.members(path));
      return canonicalJson(Object.fromEntries(members.filter(([name]) => !editionMembers.has(name))));
    }),
  );
  return a !== b;
}

type CompareChapter = (chapter: TouchedChapter) => Promise<ChapterDiff | undefined>;

/**
 * If more chapters differ, the simplified download is read on each side instead. All chapters of a
 * translation differ when its name or its number of verses changes.
 */
const maxComparedChapters = 20;

/**
 * Returns a function that compares a chapter which both sides have. Its result is undefined if the content is
 * the same.
 * @param touched the number of chapters to compare.
 */
async function chapterComparison(
  { id, kind }: Pick<EditionDiff, 'id' | 'kind'>,
  a: EditionSide,
  b: EditionSide,
  touched: number,
): Promise<CompareChapter> {
  if (kind === 'dataset') {
    return async ({ book, chapter, documents }) =>
      chapterDiff({ book, chapter }, await a.dataChapter(documents), await b.dataChapter(documents));
  }
  const complete = links.simpleComplete(id);
  const usesDownload =
    kind === 'translation' && touched > maxComparedChapters && a.has(complete) && b.has(complete);
  const texts = usesDownload
    ? await Promise.all([a.downloadedChapters(complete), b.downloadedChapters(complete)])
    : undefined;
  return async ({ book, chapter, documents }) => {
    const key = `${book} ${chapter}`;
    const old = await a.textChapter(documents, texts && (texts[0].get(key) ?? null));
    const now = await b.textChapter(documents, texts && (texts[1].get(key) ?? null));
    const diff = chapterDiff({ book, chapter }, old, now);
    if (!documents.some(({ part }) => part === 'audio timings')) return diff;
    return { book, chapter, status: 'changed', ...diff, parts: [...(diff?.parts ?? []), 'audio timings'] };
  };
}

function chapterDiff(
  place: { readonly book: string; readonly chapter: number },
  a: ComparedChapter,
  b: ComparedChapter,
): ChapterDiff | undefined {
  const numbers = [...new Set([...a.verses.keys(), ...b.verses.keys()])].sort((x, y) => x - y);
  const verses = numbers.flatMap((verse) => verseDiff(verse, a.verses.get(verse), b.verses.get(verse)) ?? []);
  const names = new Set([...Object.keys(a.parts), ...Object.keys(b.parts)]);
  const parts = [...names].filter((name) => (a.parts[name] ?? '') !== (b.parts[name] ?? ''));
  const inVerses = new Set(
    verses.flatMap((verse) => Object.keys(verse).filter((name) => name !== 'verse' && name !== 'status')),
  );
  // Added or removed verses and headings always change the layout, which is then not reported
  const layoutMatters =
    (inVerses.size === 0 || verses.every(({ status }) => status === 'changed')) &&
    !parts.includes('headings');
  const all = [...inVerses, ...parts.filter((name) => name !== 'layout' || layoutMatters)];
  return all.length === 0 ? undefined : { ...place, status: 'changed', parts: all, verses };
}

function verseDiff(verse: number, a?: ComparedVerse, b?: ComparedVerse): VerseDiff | undefined {
  const list = (name: 'footnotes' | 'words' | 'references') => {
    const [old, now] = [a?.[name] ?? [], b?.[name] ?? []];
    return JSON.stringify(old) === JSON.stringify(now) ? {} : { [name]: { a: old, b: now } };
  };
  const string = (name: 'text' | 'formatting') => {
    const [old, now] = [a?.[name] ?? '', b?.[name] ?? ''];
    return old === now ? {} : { [name]: { a: old, b: now } };
  };
  const text = string('text');
  const changes = { ...text, ...list('footnotes'), ...list('words'), ...list('references') };
  // Formatting is stored as offsets into the text, and moves with it
  const formatting = 'text' in text || 'footnotes' in changes ? {} : string('formatting');
  const all = { ...changes, ...formatting };
  if (Object.keys(all).length === 0 && a && b) return undefined;
  return { verse, status: !a ? 'added' : !b ? 'removed' : 'changed', ...all };
}
