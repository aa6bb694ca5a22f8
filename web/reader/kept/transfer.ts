import { formatList } from '../../strings/formats.ts';
import { backupText } from '../../strings/texts.ts';
import {
  deletedKinds,
  type Kept,
  type Kind,
  keyOf,
  mergeKept,
  nothingKept,
  withRestored,
} from './kept-data.ts';
import { readKeptFile, writeKeptFile } from './kept-file.ts';
import { kept } from './store.ts';

/** Longer codes are too fine for the cameras of phones. */
export const maxCodeLength = 1800;
const maxReceivedLength = 6000;

/** Chapters read and imported plans would fill a code; they are in the file. */
const sent = [
  'highlights',
  'notes',
  'bookmarks',
  'plans',
  'places',
  'deletions',
] as const satisfies readonly Kind[];

interface Packed {
  readonly text: string;
  readonly count: number;
  readonly total: number;
}

export async function packKept(kept: Kept, maxLength: number): Promise<Packed> {
  const all = sent
    .flatMap((kind) => kept[kind].map((item) => ({ kind, item, at: timeOf(item) })))
    .filter(({ item }) => !('kind' in item) || (sent as readonly string[]).includes(item.kind))
    .sort((a, b) => b.at - a.at);
  const packed = async (count: number) => {
    const some = Map.groupBy(all.slice(0, count), ({ kind }) => kind);
    const lists = [...some].map(([kind, of]) => [kind, of.map(({ item }) => item)] as const);
    return deflated(JSON.stringify(Object.fromEntries(lists)));
  };
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((await packed(middle)).length <= maxLength) low = middle;
    else high = middle - 1;
  }
  return { text: await packed(low), count: low, total: all.length };
}

function timeOf(item: Partial<Record<'changed' | 'made' | 'at' | 'started', number>>): number {
  return item.changed ?? item.made ?? item.at ?? item.started ?? 0;
}

export async function unpackKept(text: string): Promise<Kept | undefined> {
  if (text.length > maxReceivedLength) return undefined;
  try {
    const lists: object = JSON.parse(await inflated(text));
    const file = { ...JSON.parse(writeKeptFile(nothingKept, new Date())), ...lists };
    const result = readKeptFile(JSON.stringify(file));
    return 'kept' in result ? result.kept : undefined;
  } catch {
    return undefined;
  }
}

async function deflated(text: string): Promise<string> {
  const bytes = await throughStream(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

async function inflated(text: string): Promise<string> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (each) => each.charCodeAt(0));
  return new TextDecoder().decode(await throughStream(bytes, new DecompressionStream('deflate-raw')));
}

async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

export interface Report {
  readonly lines: readonly string[];
  readonly isBad?: boolean;
}

type Listed = Pick<Kept, 'highlights' | 'notes' | 'bookmarks' | 'plans'> & Partial<Kept>;

const listed = ['highlights', 'notes', 'bookmarks', 'plans', 'deletions'] as const;

/** `3 highlighted verses and 1 note`; empty if all lists are empty. */
export function thingsIn(lists: Listed): string {
  return formatList(
    listed.flatMap((kind) => {
      const count = lists[kind]?.length ?? 0;
      return count > 0 ? [backupText(kind, { count })] : [];
    }),
  );
}

/** @param exported the time of the data. Items deleted here later are restored. */
export function addKept(added: Partial<Kept>, exported = Date.now()): Report {
  const before = kept.all();
  const after = mergeKept(withRestored(before, added, exported), added);
  const refusal = kept.replace(after);
  if (refusal) return { lines: [backupText('nothingImported'), refusal], isBad: true };
  const [had, has] = [identities(before), identities(after)];
  const removed = had.difference(has).size;
  return {
    lines: [
      backupText('imported', { count: has.difference(had).size }),
      ...(removed > 0 ? [backupText('removed', { count: removed })] : []),
    ],
  };
}

/** The key of a note contains its text, which may have been edited. */
function identities(all: Kept): Set<string> {
  const keyFor = (kind: Kind, item: Kept[Kind][number]) =>
    'id' in item ? `${kind} ${item.id}` : `${kind} ${keyOf[kind](item as never)}`;
  return new Set(deletedKinds.flatMap((kind) => all[kind].map((item) => keyFor(kind, item))));
}
