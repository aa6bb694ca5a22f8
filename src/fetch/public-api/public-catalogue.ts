import type { Room } from '../../compile/plan/find-editions.ts';
import { closestId } from '../../lib/closest.ts';
import { commandText } from '../../lib/command-text.ts';
import { isObject, parsedJson } from '../../lib/json-text.ts';
import { sha256Of } from '../../lib/sha256.ts';
import { UsageError } from '../../lib/user-error.ts';
import { editionId } from '../../model/edition-metadata.ts';
import { findLanguage } from '../../model/language.ts';
import { isSameGroup } from '../../model/macrolanguages.ts';
import { FetchError } from '../../net/network-fault.ts';

export const publicApiBase = 'https://bible.helloao.org';

export interface PublicEdition {
  readonly id: string;
  readonly kind: PublicKind;
  readonly name: string;
  readonly englishName: string;
  readonly language: string;
  readonly languageNames: readonly string[];
  readonly licenseUrl: string;
  readonly licenseNotes: string;
  readonly verses: number | undefined;
  readonly documents: number;
  readonly entry: string;
  /** True if the entry includes a hash of the content, so that the same entry means the same content. */
  readonly isHashed: boolean;
  readonly links: Readonly<Record<string, string>>;
}

type PublicKind = 'translation' | 'commentary' | 'dataset';

interface PublicCatalogue {
  readonly path: string;
  readonly member: string;
  readonly kind: PublicKind;
  readonly room: Room;
}

export const publicCatalogues: readonly PublicCatalogue[] = [
  {
    path: '/api/available_translations.json',
    member: 'translations',
    kind: 'translation',
    room: 'translations',
  },
  {
    path: '/api/available_commentaries.json',
    member: 'commentaries',
    kind: 'commentary',
    room: 'commentaries',
  },
  { path: '/api/available_datasets.json', member: 'datasets', kind: 'dataset', room: 'datasets' },
];

const maxEntries = 20_000;

export function readPublicCatalogue(
  bytes: Uint8Array,
  { member, kind, path }: PublicCatalogue,
): PublicEdition[] {
  const document = parsedJson(new TextDecoder().decode(bytes));
  const entries = isObject(document) ? document[member] : undefined;
  if (!Array.isArray(entries)) throw new FetchError(`${path} of the server has no list "${member}".`);
  if (entries.length > maxEntries)
    throw new FetchError(`${path} of the server has more than ${maxEntries.toLocaleString('en')} editions.`);
  return entries.flatMap((entry) => (isObject(entry) ? [editionOf(entry, kind)] : []));
}

function editionOf(entry: Readonly<Record<string, unknown>>, kind: PublicKind): PublicEdition {
  const text = (name: string) => (typeof entry[name] === 'string' ? entry[name] : '');
  const links = Object.entries(entry).filter(
    ([name, value]) => /Link$/.test(name) && typeof value === 'string',
  );
  const verses = entry.totalNumberOfVerses;
  return {
    id: text('id'),
    kind,
    name: text('name') || text('englishName') || text('id'),
    englishName: text('englishName') || text('name'),
    language: text('language'),
    languageNames: [text('languageName'), text('languageEnglishName')].filter((name) => name !== ''),
    licenseUrl: text('licenseUrl'),
    licenseNotes: text('licenseNotes'),
    verses: typeof verses === 'number' && verses >= 0 ? verses : undefined,
    documents: totals.reduce((sum, name) => sum + numberOrZero(entry[name]), 0),
    entry: sha256Of(JSON.stringify(entry)),
    isHashed: text('sha256') !== '',
    links: Object.fromEntries(links) as Record<string, string>,
  };
}

const totals = [
  'totalNumberOfChapters',
  'totalNumberOfProfiles',
  'totalNumberOfPeople',
  'totalNumberOfPlaces',
  'totalNumberOfEvents',
  'totalNumberOfPeopleGroups',
];

function numberOrZero(value: unknown): number {
  return typeof value === 'number' && value > 0 ? value : 0;
}

/** The selection of editions on the command line: `helloao:BSB`, `helloao:lang/spa`, `helloao:all`. */
export type PublicSelection =
  | { readonly id: string }
  | { readonly language: string }
  | { readonly isAll: true };

export function publicSelection(word: string): PublicSelection | undefined {
  const rest = /^helloao:(.*)$/s.exec(word)?.[1];
  if (rest === undefined) return undefined;
  if (rest === 'all') return { isAll: true };
  const language = /^lang\/([A-Za-z]{2,8}(?:-[A-Za-z0-9-]{1,20})?)$/.exec(rest)?.[1];
  if (language !== undefined) return { language };
  if (editionId.isValid(rest)) return { id: rest };
  throw new UsageError(
    'After "helloao:" comes the id of an edition (helloao:BSB), a language (helloao:lang/spa) or "all".',
  );
}

export function selectEditions(
  editions: readonly PublicEdition[],
  selection: PublicSelection,
  host: string,
): PublicEdition[] {
  if ('isAll' in selection) return [...editions];
  if ('language' in selection) {
    const found = editions.filter(({ language }) => isSameLanguage(language, selection.language));
    if (found.length > 0) return found;
    throw new FetchError(
      `${host} has no editions in the language "${selection.language}". "${commandText('list')}" shows its languages.`,
    );
  }
  const found = editions.filter(({ id }) => id === selection.id);
  if (found.length > 0) return found;
  const closest = closestId(
    selection.id,
    editions.map(({ id }) => id),
  );
  const advice = closest
    ? `Did you mean helloao:${closest}?`
    : `"${commandText('list', 'helloao')}" lists its editions.`;
  throw new FetchError(`${host} has no edition "${selection.id}". ${advice}`);
}

/** `es` is `spa`, `ar` is `arb`; an unknown code only matches itself. */
export function isSameLanguage(one: string, other: string): boolean {
  const codeOf = (tag: string) => findLanguage(tag)?.code ?? tag.toLowerCase();
  return isSameGroup(codeOf(one), codeOf(other));
}
