import { useEffect, useState } from 'preact/hooks';
import { remember, remembered } from '../../browser/remembered.ts';
import { keepingText } from '../../strings/texts.ts';
import { type Kept, type Kind, keyOf, kinds, nothingKept, type OwnNote, withDeletions } from './kept-data.ts';
import { readList } from './kept-file.ts';

export type Refusal = string | undefined;

export type Remove = (what: string, removed: Partial<Kept>) => void;

type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Event for other scripts of this page. Other tabs get the browser's `storage` event. */
const changed = 'scriptorium-kept';

const prefix = 'scriptorium.kept.';

/**
 * The user's data in local storage, one text per kind. The storage is the only copy, because other tabs and
 * scripts change it too. Every change reads it again first.
 */
export class KeptStore {
  readonly #storage: KeyStorage | undefined;
  readonly #page: EventTarget;
  readonly #read = new Map<Kind, { readonly text: string | null; readonly items: Kept[Kind] }>();

  constructor(storage: KeyStorage | undefined, page: EventTarget) {
    this.#storage = storage;
    this.#page = page;
  }

  of<K extends Kind>(kind: K): Kept[K] {
    const text = this.#textOf(kind);
    const known = this.#read.get(kind);
    if (known && known.text === text) return known.items as Kept[K];
    const items = text === null ? nothingKept[kind] : readItems(kind, text).items;
    this.#read.set(kind, { text, items });
    return items;
  }

  all(): Kept {
    return Object.fromEntries(kinds.map((kind) => [kind, this.of(kind)])) as unknown as Kept;
  }

  change<K extends Kind>(kind: K, change: (items: Kept[K]) => Kept[K]): Refusal {
    const items = this.of(kind);
    const next = change(items);
    if (next === items) return undefined;
    const removed = removedFrom(kind, items, next);
    if (removed.length === 0) return this.replace({ [kind]: next });
    const deletions = withDeletions(this.of('deletions'), { [kind]: removed }, Date.now());
    return this.replace({ [kind]: next, deletions });
  }

  replace(next: Partial<Kept>): Refusal {
    const storage = this.#storage;
    if (!storage) return keepingText('noStorage');
    const before: [Kind, string | null][] = [];
    try {
      for (const kind of kinds) {
        const items = next[kind];
        if (!items) continue;
        const text = this.#textOf(kind);
        // Keeps a copy of damaged data before overwriting it
        if (text !== null && readItems(kind, text).isDamaged) {
          storage.setItem(`${prefix}${kind}.damaged`, text);
        }
        before.push([kind, text]);
        if (items.length === 0) storage.removeItem(prefix + kind);
        else storage.setItem(prefix + kind, JSON.stringify(items));
      }
      return undefined;
    } catch {
      for (const [kind, text] of before.reverse()) {
        if (text === null) storage.removeItem(prefix + kind);
        else storage.setItem(prefix + kind, text);
      }
      return keepingText('storageFull');
    } finally {
      this.#page.dispatchEvent(new Event(changed));
    }
  }

  follow(listener: () => void): () => void {
    const onStorage = ({ key }: Event & { readonly key?: string | null }) => {
      if (key === null || key?.startsWith(prefix)) listener();
    };
    this.#page.addEventListener(changed, listener);
    this.#page.addEventListener('storage', onStorage);
    return () => {
      this.#page.removeEventListener(changed, listener);
      this.#page.removeEventListener('storage', onStorage);
    };
  }

  #textOf(kind: Kind): string | null {
    try {
      return this.#storage?.getItem(prefix + kind) ?? null;
    } catch {
      return null;
    }
  }
}

function removedFrom<K extends Kind>(kind: K, items: Kept[K], next: Kept[K]): Kept[K][number][] {
  if (kind === 'visits' || kind === 'places' || kind === 'deletions') return [];
  const keyFor = (item: Kept[K][number]) => (kind === 'notes' ? (item as OwnNote).id : keyOf[kind](item));
  const left = new Set(next.map(keyFor));
  return items.filter((item) => !left.has(keyFor(item)));
}

function readItems<K extends Kind>(kind: K, text: string) {
  const problems: string[] = [];
  try {
    const items = readList(kind, JSON.parse(text), problems);
    return { items, isDamaged: problems.length > 0 };
  } catch {
    return { items: nothingKept[kind], isDamaged: true };
  }
}

function deviceStorage(): KeyStorage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export const kept = new KeptStore(deviceStorage(), globalThis);

export function useKept<K extends Kind>(kind: K): Kept[K] {
  const [items, set] = useState<Kept[K]>(() => kept.of(kind));
  useEffect(() => {
    set(kept.of(kind));
    return kept.follow(() => set(kept.of(kind)));
  }, [kind]);
  return items;
}

const historyName = 'history';

export function isHistoryKept(): boolean {
  return remembered(historyName) !== 'off';
}

export function keepHistory(isKept: boolean): void {
  remember(historyName, isKept ? 'on' : 'off');
}
