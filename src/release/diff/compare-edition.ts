import { canonicalJson } from '../../lib/canonical-json.ts';
import { forEachInFlight } from '../../lib/for-each-in-flight.ts';
import { compareChapters } from './compare-chapters.ts';
import { comparedDocumentSchema } from './compared-schema.ts';
import type { ReadSide } from './read-side.ts';
import type { ChapterDiff, EditionDiff, PathChanges } from './release-diff.ts';
import { type TouchedChapter, touchedChapters } from './touched-chapters.ts';

const readAtATime = 8;
/** What documents say of the edition they are of. */
const ofEdition = new Set(['translation', 'commentary', 'dataset']);
/** Made of the chapters: what differs in them is told there. */
const download = /\/complete(?:\.simple)?\.json$/;

type Contents = Pick<EditionDiff, 'chapters' | 'others' | 'sameContent' | 'isCompared'>;

/** Reads the documents of an edition that differ, and tells those that say something else. @throws PublishError */
export async function compareEdition(
  edition: Pick<EditionDiff, 'id' | 'kind'>,
  paths: PathChanges,
  a: ReadSide,
  b: ReadSide,
): Promise<Contents> {
  const touched = touchedChapters(edition, paths);
  const compare = await compareChapters(edition, a, b, touched.chapters.length);
  const diffs = new Map<TouchedChapter, ChapterDiff>();
  let sameContent = 0;
  await forEachInFlight(touched.chapters, readAtATime, async (place) => {
    const { book, chapter, status, documents } = place;
    const diff = status === 'changed' ? await compare(place) : { book, chapter, status, parts: [] };
    if (diff) diffs.set(place, diff);
    else sameContent += documents.filter((document) => document.status === 'changed').length;
  });
  const changed: string[] = [];
  await forEachInFlight(touched.others.changed, readAtATime, async (path) => {
    const isOther = download.test(path) ? diffs.size > 0 : await isOtherContent(path, a, b);
    if (isOther) changed.push(path);
    else sameContent++;
  });
  return {
    isCompared: true,
    chapters: touched.chapters.flatMap((place) => diffs.get(place) ?? []),
    others: { ...touched.others, changed: changed.sort() },
    sameContent,
  };
}

async function isOtherContent(path: string, ...sides: [ReadSide, ReadSide]): Promise<boolean> {
  const [a, b] = await Promise.all(
    sides.map(async (side) => {
      const document = await side.read(path, comparedDocumentSchema);
      return canonicalJson(
        Object.fromEntries(Object.entries(document).filter(([name]) => !ofEdition.has(name))),
      );
    }),
  );
  return a !== b;
}
