import type { DoubtfulDiagnostic, ParallelDoubt } from '../../formats/diagnostic-collector.ts';
import { groupBy } from '../../lib/group-by.ts';
import { type Reference, verseRangeIn } from '../../references/reference.ts';

/**
 * Minimum number of parallel references to judge by, and maximum share of them that point to passages without
 * a section.
 */
const minParallels = 10;
const maxSilentShare = 0.02;

/**
 * Returns a test for faulty sections: the sections at their parallel passages do not refer back. If nearly
 * all passages have a section, a missing section is a fault too.
 */
export function parallelJudge(
  doubtful: readonly DoubtfulDiagnostic[],
  read: (doubt: ParallelDoubt) => Reference[],
): (doubt: ParallelDoubt) => boolean {
  const sections = doubtful.flatMap(({ doubt }) => {
    if (doubt.by !== 'parallel') return [];
    const [from, to] = doubt.habit
      .slice(doubt.book.length + 1)
      .split('-', 2)
      .map(pointOf);
    return [{ doubt, passage: passageOf(doubt.book, from!, to!), names: read(doubt) }];
  });
  const ofBook = groupBy(sections, ({ doubt }) => doubt.book);
  const byDoubt = new Map(sections.map((section) => [section.doubt, section]));
  const sectionsAt = (named: Reference) =>
    ofBook.get(named.from.book)?.filter(({ passage }) => overlaps(passage, named)) ?? [];
  const named = sections.flatMap(({ names }) => names).filter(({ from }) => ofBook.has(from.book));
  const silent = named.filter((reference) => sectionsAt(reference).length === 0).length;
  const isSilenceOdd = named.length >= minParallels && silent <= Math.max(2, named.length * maxSilentShare);
  const blamed = new Set<Section>();
  const conflicts: Conflict[] = [];
  for (const own of sections) {
    for (const reference of own.names) {
      const there = sectionsAt(reference);
      if (there.length === 0 && isSilenceOdd && ofBook.has(reference.from.book)) blamed.add(own);
      const refersBack = there.some(({ names }) => names.some((back) => overlaps(back, own.passage)));
      if (there.length > 0 && !refersBack) conflicts.push({ own, there });
    }
  }
  const isLost = ({ names }: Section) => names.every((reference) => sectionsAt(reference).length === 0);
  for (const section of blame(conflicts, isLost)) blamed.add(section);
  return (doubt) => blamed.has(byDoubt.get(doubt)!);
}

interface Section {
  readonly doubt: ParallelDoubt;
  readonly passage: Reference;
  readonly names: readonly Reference[];
}

interface Conflict {
  readonly own: Section;
  readonly there: readonly Section[];
}

/** One wrong reference conflicts with several sections: the section with the most conflicts is wrong. */
function* blame(conflicts: readonly Conflict[], isLost: (section: Section) => boolean): Iterable<Section> {
  const counts = new Map<Section, number>();
  for (const { own, there } of conflicts)
    for (const section of [own, ...there]) counts.set(section, (counts.get(section) ?? 0) + 1);
  for (const { own, there } of conflicts) {
    const weight = (section: Section) =>
      counts.get(section)! + (section !== own && isLost(section) ? 0.5 : 0);
    yield there.reduce((worst, section) => (weight(section) > weight(worst) ? section : worst), own);
  }
}

interface Point {
  readonly chapter: number;
  readonly verse: number;
}

function pointOf(written: string): Point {
  const [chapter = 0, verse = 0] = written.split(':').map(Number);
  return { chapter, verse };
}

function passageOf(book: string, from: Point, to: Point): Reference {
  return { from: { book, ...from }, to: { book, ...to } };
}

function overlaps(one: Reference, other: Reference): boolean {
  if (one.from.book !== other.from.book) return false;
  const first = Math.max(one.from.chapter ?? 1, other.from.chapter ?? 1);
  const last = Math.min(one.to.chapter ?? 999, other.to.chapter ?? 999);
  for (let chapter = first; chapter <= last; chapter++) {
    const [a, b] = [one, other].map((reference) => verseRangeIn(reference, one.from.book, chapter));
    if (a!.first <= b!.last && b!.first <= a!.last) return true;
  }
  return false;
}
