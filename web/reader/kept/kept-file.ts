import { backupText } from '../../strings/texts.ts';
import { colours, deletedKinds, type Kept, type Kind, kinds, nothingKept } from './kept-data.ts';

const format = 'scriptorium-kept';
const version = 1;
const maxCharacters = 20_000_000;
const maxItems = 100_000;
const maxProblems = 5;

export function writeKeptFile(kept: Kept, now: Date): string {
  return `${JSON.stringify({ format, version, exported: now.toISOString(), ...kept }, null, 1)}\n`;
}

/** The contents or the problems of a file. A file with problems is rejected as a whole. */
type ReadKeptFile =
  | { readonly kept: Kept; readonly exported: number }
  | { readonly problems: readonly string[] };

export function readKeptFile(text: string): ReadKeptFile {
  if (text.length > maxCharacters) return { problems: [backupText('tooLarge')] };
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return { problems: [`The file is not JSON: ${(error as Error).message}`] };
  }
  if (!isObject(file) || file.format !== format) {
    return { problems: [`The file was not exported by this reader: "format" is not "${format}".`] };
  }
  if (file.version !== version) {
    const found = JSON.stringify(file.version);
    return {
      problems: [
        `The file is of version ${found}, and this reader reads version ${version}. Load the page again to update it.`,
      ],
    };
  }
  const problems: string[] = [];
  const lists = kinds.map((kind) => [kind, readList(kind, file[kind] ?? [], problems)] as const);
  if (problems.length > maxProblems) {
    const more = problems.length - maxProblems;
    return { problems: [...problems.slice(0, maxProblems), `${more} more problems were found.`] };
  }
  if (problems.length > 0) return { problems };
  const exported = Date.parse(String(file.exported));
  return {
    kept: { ...nothingKept, ...Object.fromEntries(lists) },
    exported: Number.isNaN(exported) ? Number.POSITIVE_INFINITY : exported,
  };
}

export function readList<K extends Kind>(kind: K, list: unknown, problems: string[]): Kept[K] {
  if (!Array.isArray(list)) {
    problems.push(`${kind}: expected a list, found ${shown(list)}.`);
    return [] as unknown as Kept[K];
  }
  if (list.length > maxItems) {
    problems.push(`${kind}: has more than ${maxItems} members.`);
    return [] as unknown as Kept[K];
  }
  const members = Object.entries(shapes[kind]);
  const items = list.flatMap((item: unknown, index) => {
    const at = `${kind}[${index}]`;
    if (!isObject(item)) {
      problems.push(`${at}: expected an object, found ${shown(item)}.`);
      return [];
    }
    const before = problems.length;
    const read: [string, unknown][] = [];
    for (const [name, { expected, fits, isOptional }] of members) {
      const value = Object.hasOwn(item, name) ? item[name] : undefined;
      if (value === undefined && isOptional) continue;
      if (fits(value)) read.push([name, value]);
      else problems.push(`${at}.${name}: expected ${expected}, found ${shown(value)}.`);
    }
    const { verse, endVerse } = Object.fromEntries(read);
    if (problems.length === before && endVerse !== undefined && !(Number(endVerse) > Number(verse))) {
      problems.push(`${at}.endVerse: expected a verse after ${shown(verse)}, found ${shown(endVerse)}.`);
    }
    return problems.length > before ? [] : [Object.fromEntries(read)];
  });
  return items as unknown as Kept[K];
}

interface Rule {
  readonly expected: string;
  readonly fits: (value: unknown) => boolean;
  readonly isOptional?: boolean;
}

type Shape = Readonly<Record<string, Rule>>;

function whole(min: number, max: number): Rule {
  return {
    expected: `a whole number from ${min} to ${max}`,
    fits: (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
  };
}

function text(max: number): Rule {
  return {
    expected: `a text of at most ${max} characters`,
    fits: (value) => typeof value === 'string' && value.length <= max,
  };
}

function matching(pattern: RegExp, expected: string): Rule {
  return { expected, fits: (value) => typeof value === 'string' && pattern.test(value) };
}

const optional = (rule: Rule): Rule => ({ ...rule, isOptional: true });

const time = whole(0, 8_640_000_000_000_000);
const edition = matching(/^[A-Za-z0-9_-]{1,100}$/, 'the id of an edition');
const verse = whole(1, 999);

export const maxNoteLength = 20_000;
export const maxLabelLength = 60;
export const maxPlanDays = 1000;
export const maxPlanName = 100;

const passage: Shape = {
  edition,
  book: matching(/^[A-Z0-9]{3}$/, 'the id of a book, such as "JHN"'),
  chapter: whole(0, 999),
  verse: optional(verse),
  endVerse: optional(verse),
  title: text(200),
};
const words: Shape = { ...passage, verse, words: text(400), made: time };

const done: Rule = {
  expected: 'a list of days in ascending order',
  fits: (value) =>
    Array.isArray(value) &&
    value.length <= 1000 &&
    value.every((day, index) => whole(1, 1000).fits(day) && (index === 0 || day > value[index - 1])),
};

const times: Rule = {
  expected: 'a list of times',
  fits: (value) => Array.isArray(value) && value.length <= 100 && value.every((each) => time.fits(each)),
};

const shapes: Readonly<Record<Kind, Shape>> = {
  highlights: {
    ...words,
    colour: matching(new RegExp(`^(?:${colours.join('|')})$`), `one of ${colours.join(', ')}`),
    label: optional(text(maxLabelLength)),
  },
  notes: {
    ...words,
    id: matching(/^[a-z0-9-]{1,60}$/, 'an id of small letters and digits'),
    text: text(maxNoteLength),
    changed: time,
    earlier: optional(times),
  },
  bookmarks: words,
  visits: { ...passage, at: time },
  places: { ...passage, at: time },
  plans: {
    plan: matching(/^[a-z0-9-]{1,40}$/, 'the id of a plan'),
    edition,
    started: time,
    done,
    paused: optional(whole(0, 100_000)),
  },
  ownPlans: {
    id: matching(/^own-[a-z0-9-]{1,36}$/, 'the id of an imported plan'),
    name: text(maxPlanName),
    days: {
      expected: `a list of at most ${maxPlanDays} texts with references`,
      fits: (value) =>
        Array.isArray(value) && value.length <= maxPlanDays && value.every((day) => text(2000).fits(day)),
    },
  },
  deletions: {
    kind: matching(new RegExp(`^(?:${deletedKinds.join('|')})$`), `one of ${deletedKinds.join(', ')}`),
    key: text(300),
    at: time,
    versions: optional(times),
  },
};

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const written = JSON.stringify(value);
  return written.length > 40 ? `${written.slice(0, 40)}…` : written;
}
