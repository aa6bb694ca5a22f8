/** User data on the device, by kind. Times are milliseconds since 1970. */
export interface Kept {
  readonly highlights: readonly Highlight[];
  readonly notes: readonly OwnNote[];
  readonly bookmarks: readonly Bookmark[];
  readonly visits: readonly Visit[];
  readonly places: readonly Visit[];
  readonly plans: readonly PlanProgress[];
  readonly ownPlans: readonly OwnPlan[];
  readonly deletions: readonly Deletion[];
}

export type Kind = keyof Kept;

export const kinds = [
  'highlights',
  'notes',
  'bookmarks',
  'visits',
  'places',
  'plans',
  'ownPlans',
  'deletions',
] as const;

export const nothingKept: Kept = {
  highlights: [],
  notes: [],
  bookmarks: [],
  visits: [],
  places: [],
  plans: [],
  ownPlans: [],
  deletions: [],
};

export interface KeptPassage {
  readonly edition: string;
  readonly book: string;
  readonly chapter: number;
  readonly verse?: number;
  readonly endVerse?: number;
  readonly title: string;
}

export interface KeptVerse extends KeptPassage {
  readonly verse: number;
  readonly words: string;
}

interface KeptWords extends KeptVerse {
  readonly made: number;
}

/** In the text, each colour also has its own line style. */
export const colours = ['gold', 'green', 'blue', 'rose', 'violet'] as const;

export type Colour = (typeof colours)[number];

export interface Highlight extends KeptWords {
  readonly colour: Colour;
  readonly label?: string;
}

export interface OwnNote extends KeptWords {
  readonly id: string;
  readonly text: string;
  readonly changed: number;
  readonly earlier?: readonly number[];
}

export type Bookmark = KeptWords;

export interface Visit extends KeptPassage {
  readonly at: number;
}

export interface PlanProgress {
  readonly plan: string;
  readonly edition: string;
  readonly started: number;
  readonly done: readonly number[];
  readonly paused?: number;
}

export interface OwnPlan {
  readonly id: string;
  readonly name: string;
  /** The references of each day in USFM notation: `GEN 1-2; PSA 1`. */
  readonly days: readonly string[];
}

/** Prevents an item that was deleted here from coming back from another device. */
interface Deletion {
  readonly kind: DeletedKind;
  /** In the format of `keyOf`; of a note, its passage. */
  readonly key: string;
  readonly at: number;
  /** The times at which the deleted note was changed: later changes on another device are not deleted. */
  readonly versions?: readonly number[];
}

export const deletedKinds = ['highlights', 'notes', 'bookmarks', 'visits', 'plans', 'ownPlans'] as const;

type DeletedKind = (typeof deletedKinds)[number];

export const maxVisits = 500;
const maxDeletions = 5000;
const maxVersions = 100;

export const keyOf: { readonly [K in Kind]: (item: Kept[K][number]) => string } = {
  highlights: passageKey,
  notes: (note) => `${passageKey(note)} ${note.text}`,
  bookmarks: passageKey,
  visits: (visit) => `${passageKey(visit)} ${visit.at}`,
  places: ({ edition }) => edition,
  plans: ({ plan, edition }) => `${plan} ${edition}`,
  ownPlans: ({ id }) => id,
  deletions: ({ kind, key }) => `${kind} ${key}`,
};

export function passageKey({ edition, book, chapter, verse, endVerse }: Omit<KeptPassage, 'title'>): string {
  return `${edition} ${book} ${chapter}:${verse ?? ''}-${endVerse ?? verse ?? ''}`;
}

function placeKey({ edition, book, chapter }: KeptPassage): string {
  return passageKey({ edition, book, chapter });
}

/**
 * Merges two states. If both have a colour for a verse or a place in an edition, the later one wins. A note replaces
 * the version that it was edited from; other texts of one note become two notes. Completed days of a plan are combined.
 * Items deleted on one device are left out, unless the other device changed them later. Merging is idempotent.
 */
export function mergeKept(ownData: Kept, otherData: Partial<Kept>): Kept {
  const deletions = merged('deletions', ownData.deletions, otherData.deletions, latestDeletion)
    .toSorted((a, b) => a.at - b.at)
    .slice(-maxDeletions);
  const isDeleted = deletionTest(deletions);
  const [own, other] = [withoutDeleted(ownData, isDeleted), withoutDeleted(otherData, isDeleted)];
  const ownNotes = withoutEarlier(own.notes, other.notes ?? []);
  const otherNotes = withoutEarlier(other.notes ?? [], own.notes);
  const ids = new Set(ownNotes.map(({ id }) => id));
  const notes = merged('notes', ownNotes, otherNotes, (first) => first).map((note) => {
    if (ownNotes.includes(note)) return note;
    const id = freeId(note.id, ids);
    ids.add(id);
    return id === note.id ? note : { ...note, id };
  });
  const visits = merged('visits', own.visits, other.visits, (first) => first);
  return {
    deletions,
    notes,
    highlights: merged('highlights', own.highlights, other.highlights, (a, b) => (b.made > a.made ? b : a)),
    bookmarks: merged('bookmarks', own.bookmarks, other.bookmarks, (first) => first),
    visits: visits.toSorted((a, b) => a.at - b.at).slice(-maxVisits),
    places: merged('places', own.places, other.places, (a, b) => (b.at > a.at ? b : a)),
    plans: merged('plans', own.plans, other.plans, (a, b) => ({
      ...a,
      started: Math.min(a.started, b.started),
      done: [...new Set([...a.done, ...b.done])].sort((x, y) => x - y),
      ...((a.paused ?? b.paused) !== undefined && { paused: Math.max(a.paused ?? 0, b.paused ?? 0) }),
    })),
    ownPlans: merged('ownPlans', own.ownPlans, other.ownPlans, (first) => first),
  };
}

type Keys = Readonly<Record<DeletedKind, (item: never) => string>>;
type DatedItem = Partial<Record<'changed' | 'made' | 'at' | 'started', number>>;

/** A note may have different texts on two devices. */
const deletionKeys: Keys = { ...keyOf, notes: passageKey };

function deletionsOf(removed: Partial<Kept>, at: number): Deletion[] {
  return deletedKinds.flatMap((kind) =>
    (removed[kind] ?? []).map((item) => ({
      kind,
      key: deletionKeys[kind](item as never),
      at,
      ...(kind === 'notes' && { versions: versionsOf(item as OwnNote) }),
    })),
  );
}

function versionsOf({ earlier = [], changed }: OwnNote): readonly number[] {
  return [...earlier, changed];
}

type DeletionTest = (kind: DeletedKind, item: Kept[DeletedKind][number]) => Deletion | undefined;

/** Finds the deletion of an item, unless it was made or changed later. */
function deletionTest(deletions: readonly Deletion[]): DeletionTest {
  const found = new Map(deletions.map((deletion) => [keyOf.deletions(deletion), deletion]));
  return (kind, item) => {
    const deletion = found.get(`${kind} ${deletionKeys[kind](item as never)}`);
    const { changed, made, at, started } = item as DatedItem;
    const isSame = deletion?.versions
      ? changed !== undefined && deletion.versions.includes(changed)
      : (made ?? at ?? started ?? 0) <= (deletion?.at ?? -1);
    return isSame ? deletion : undefined;
  };
}

function withoutDeleted<Some extends Partial<Kept>>(data: Some, isDeleted: DeletionTest): Some {
  const lists = deletedKinds.flatMap((kind) => {
    const items = data[kind];
    return items ? [[kind, items.filter((item) => !isDeleted(kind, item))]] : [];
  });
  return { ...data, ...Object.fromEntries(lists) };
}

/** Forgets the deletions of items that the user restores. @param since only deletions after this time. */
export function withRestored(own: Kept, items: Partial<Kept>, since = Number.NEGATIVE_INFINITY): Kept {
  const isDeleted = deletionTest(own.deletions.filter(({ at }) => at > since));
  const undone = new Set(
    deletedKinds.flatMap((kind) => (items[kind] ?? []).map((item) => isDeleted(kind, item))),
  );
  return { ...own, deletions: own.deletions.filter((deletion) => !undone.has(deletion)) };
}

function latestDeletion(a: Deletion, b: Deletion): Deletion {
  if (!a.versions && !b.versions) return b.at > a.at ? b : a;
  const versions = [...new Set([...(a.versions ?? []), ...(b.versions ?? [])])].sort((x, y) => x - y);
  return { ...a, at: Math.max(a.at, b.at), versions: versions.slice(-maxVersions) };
}

export function withDeletions(deletions: readonly Deletion[], removed: Partial<Kept>, now: number) {
  return merged('deletions', deletions, deletionsOf(removed, now), latestDeletion);
}

function withoutEarlier(notes: readonly OwnNote[], others: readonly OwnNote[]): readonly OwnNote[] {
  const later = new Map(others.map((note) => [note.id, note]));
  return notes.filter(({ id, text, changed }) => {
    const other = later.get(id);
    return !other || other.text === text || !other.earlier?.includes(changed);
  });
}

const maxEarlier = 20;

/** Notes that the current versions of all notes are copied to another device, so that later edits replace them there. */
export function markSent(all: Kept): Kept {
  const notes = all.notes.map((note) => {
    const earlier = note.earlier ?? [];
    return earlier.includes(note.changed)
      ? note
      : { ...note, earlier: [...earlier, note.changed].slice(-maxEarlier) };
  });
  return { ...all, notes };
}

function merged<K extends Kind>(
  kind: K,
  own: Kept[K],
  other: Kept[K] | undefined,
  both: (first: Kept[K][number], second: Kept[K][number]) => Kept[K][number],
): Kept[K][number][] {
  const items = new Map<string, Kept[K][number]>();
  for (const item of [...own, ...(other ?? [])]) {
    const key = keyOf[kind](item);
    const first = items.get(key);
    items.set(key, first === undefined ? item : both(first, item));
  }
  return [...items.values()];
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let count = 2; taken.has(free); count++) free = `${id.replace(/-\d+$/, '')}-${count}`;
  return free;
}

const maxWords = 160;

export function firstWords(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= maxWords) return plain;
  const cut = plain.slice(0, maxWords - 1).replace(/[\uD800-\uDBFF]$/, '');
  const end = cut.lastIndexOf(' ');
  return `${end > maxWords / 2 ? cut.slice(0, end) : cut}…`;
}

export function titleOf(
  chapter: string,
  { verse, endVerse }: Pick<KeptPassage, 'verse' | 'endVerse'>,
): string {
  if (verse === undefined) return chapter;
  return `${chapter}:${verse}${endVerse === undefined ? '' : `–${endVerse}`}`;
}

export function isWithin(item: KeptPassage, verses: readonly KeptVerse[]): boolean {
  const { edition, book, chapter } = verses[0]!;
  const isHere = item.edition === edition && item.book === book && item.chapter === chapter;
  return isHere && verses.some(({ verse }) => verse === item.verse);
}

/** Highlights verses. Those that are highlighted keep their label; the others get `label`. */
export function withColour(
  highlights: readonly Highlight[],
  verses: readonly KeptVerse[],
  { colour, label, made }: Pick<Highlight, 'colour' | 'made'> & { readonly label: string },
): Highlight[] {
  const added = verses.map((verse) => {
    const before = highlights.find((each) => isWithin(each, [verse]));
    return { ...verse, ...labelled(before ? before.label : label), colour, made };
  });
  return [...highlights.filter((each) => !isWithin(each, verses)), ...added];
}

export function withLabel(
  highlights: readonly Highlight[],
  verses: readonly KeptVerse[],
  { label, made }: { readonly label: string; readonly made: number },
): Highlight[] {
  return highlights.map((each) => {
    if (!isWithin(each, verses)) return each;
    const { label: _, ...plain } = each;
    return { ...plain, ...labelled(label), made };
  });
}

function labelled(label = ''): Pick<Highlight, 'label'> {
  return label.trim() === '' ? {} : { label: label.trim() };
}

interface NoteChange extends Pick<OwnNote, 'id' | 'text'> {
  /** The text that the editor last read or saved. */
  readonly read: string;
  readonly passage: KeptVerse;
  readonly separateId: string;
  readonly now: number;
}

/**
 * Saves an edited note. If its text is no longer the one that was read, because another tab or device changed it, both
 * texts are kept: the edited one becomes the note `separateId`.
 */
export function withNoteText(notes: readonly OwnNote[], change: NoteChange): readonly OwnNote[] {
  const { id, text, read, passage, separateId, now: changed } = change;
  const before = notes.find((note) => note.id === id);
  const isOther = before !== undefined && before.text !== read;
  if (text.trim() === '') return isOther ? notes : notes.filter((note) => note !== before);
  if (!before) return [...notes, { ...passage, id, text, made: changed, changed }];
  const { earlier: _, ...separate } = { ...before, id: separateId, text, made: changed, changed };
  const edited = isOther ? [before, separate] : [{ ...before, text, changed }];
  return notes.flatMap((note) => (note === before ? edited : [note]));
}

export function highlightedPassages(highlights: readonly Highlight[]) {
  type Group = KeptPassage &
    Pick<Highlight, 'colour' | 'label' | 'made' | 'words' | 'verse'> & { readonly of: Highlight[] };
  const sorted = highlights.toSorted((a, b) => b.made - a.made || a.chapter - b.chapter || a.verse - b.verse);
  const groups: Group[] = [];
  for (const each of sorted) {
    const last = groups.at(-1);
    const previous = last?.of.at(-1);
    const isNext =
      last &&
      previous &&
      last.made === each.made &&
      last.colour === each.colour &&
      last.label === each.label &&
      placeKey(previous) === placeKey(each) &&
      (previous.endVerse ?? previous.verse) + 1 === each.verse;
    if (!isNext) groups.push({ ...each, of: [each] });
    else {
      const endVerse = each.endVerse ?? each.verse;
      const title = `${last.title.replace(/–\d+$/, '')}–${endVerse}`;
      const words = firstWords(`${last.words} ${each.words}`);
      groups[groups.length - 1] = { ...last, endVerse, title, words, of: [...last.of, each] };
    }
  }
  return groups;
}
