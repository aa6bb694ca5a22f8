/** User data on the device, by kind. Times are milliseconds since 1970. */
export interface Kept {
  readonly highlights: readonly Highlight[];
  readonly notes: readonly OwnNote[];
  readonly bookmarks: readonly Bookmark[];
  readonly visits: readonly Visit[];
  readonly places: readonly Visit[];
  readonly plans: readonly PlanProgress[];
  readonly ownPlans: readonly OwnPlan[];
}

export type Kind = keyof Kept;

export const kinds = ['highlights', 'notes', 'bookmarks', 'visits', 'places', 'plans', 'ownPlans'] as const;

export const nothingKept: Kept = {
  highlights: [],
  notes: [],
  bookmarks: [],
  visits: [],
  places: [],
  plans: [],
  ownPlans: [],
};

export interface KeptPassage {
  readonly edition: string;
  readonly book: string;
  readonly chapter: number;
  readonly verse?: number;
  readonly endVerse?: number;
  /** In the language of the edition: `John 3:16`. */
  readonly title: string;
}

interface KeptWords extends KeptPassage {
  readonly verse: number;
  readonly words: string;
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

export const maxVisits = 500;

export const keyOf: { readonly [K in Kind]: (item: Kept[K][number]) => string } = {
  highlights: passageKey,
  notes: (note) => `${passageKey(note)} ${note.text}`,
  bookmarks: passageKey,
  visits: (visit) => `${passageKey(visit)} ${visit.at}`,
  places: ({ edition }) => edition,
  plans: ({ plan, edition }) => `${plan} ${edition}`,
  ownPlans: ({ id }) => id,
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
 * Merging is idempotent.
 */
export function mergeKept(own: Kept, other: Partial<Kept>): Kept {
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
