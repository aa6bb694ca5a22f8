import type { DoubtfulDiagnostic, ParallelDoubt } from '../../formats/diagnostic-collector.ts';
import { groupBy } from '../../lib/group-by.ts';
import type { WrittenReference } from '../../references/place-reader.ts';
import { type Reference, verseRangeIn } from '../../references/reference.ts';
import { formatReference } from '../../references/write-references.ts';

/**
 * Minimum number of parallel references to judge by, and maximum share of them that point to passages without
 * a section.
 */
const minParallels = 10;
const maxSilentShare = 0.02;

/**
 * Returns a function that describes the fault of a section: a section at one of its parallel passages does not
 * refer back. If nearly all passages have a section, a missing section is a fault too.
 */
export function parallelJudge(
  doubtful: readonly DoubtfulDiagnostic[],
  read: (doubt: ParallelDoubt) => WrittenReference[],
): (doubt: ParallelDoubt) => string | undefined {
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
  const faults = new Map<Section, string>();
  const conflicts: Conflict[] = [];
  for (const own of sections) {
    for (const reference of own.names) {
      const there = sectionsAt(reference);
      const refersBack = there.some(
        ({ names, doubt }) =>
          names.some((back) => overlaps(back, own.passage)) || namesWholeBooks.test(doubt.choice),
      );
      if (there.length > 0 ? refersBack : !isSilenceOdd || !ofBook.has(reference.from.book)) continue;
      if (there.length > 0) conflicts.push({ own, reference, there });
      else faults.set(own, notBack(own, reference));
    }
  }
  const isLost = ({ names }: Section) => names.every((reference) => sectionsAt(reference).length === 0);
  for (const [section, fault] of blame(conflicts, isLost))
    if (!faults.has(section)) faults.set(section, fault);
  return (doubt) => faults.get(byDoubt.get(doubt)!);
}

const namesWholeBooks = /^\P{N}*\p{L}\p{M}* *[-–—] *\p{L}\P{N}*$/u;

function notBack({ doubt }: Section, { start, end }: WrittenReference): string {
  const [, from] = doubt.habit.split(/[ -]/);
  return `The parallel passage ${doubt.choice.slice(start, end)} of ${from} does not refer back to this passage. Check the reference, or add one there.`;
}

interface Section {
  readonly doubt: ParallelDoubt;
  readonly passage: Reference;
  readonly names: readonly WrittenReference[];
}

interface Conflict {
  readonly own: Section;
  readonly reference: WrittenReference;
  readonly there: readonly Section[];
}

/** One wrong reference conflicts with several sections: the section with the most conflicts is wrong. */
function* blame(
  conflicts: readonly Conflict[],
  isLost: (section: Section) => boolean,
): Iterable<[Section, string]> {
  const counts = new Map<Section, number>();
  for (const { own, there } of conflicts)
    for (const section of [own, ...there]) counts.set(section, (counts.get(section) ?? 0) + 1);
  for (const { own, reference, there } of conflicts) {
    const weight = (section: Section) =>
      counts.get(section)! + (section !== own && isLost(section) ? 0.5 : 0);
    const worst = there.reduce((last, section) => (weight(section) > weight(last) ? section : last), own);
    const passage = formatReference(own.passage);
    const fault = `${passage} names this section as its parallel passage, but the section does not name ${passage}. Add the reference, or correct the one there.`;
    yield [worst, worst === own ? notBack(own, reference) : fault];
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
