import { useEffect, useState } from 'preact/hooks';
import { keepingText } from '../../strings/strings-en.ts';
import { remember, remembered } from '../remembered.ts';
import { type Kept, type Kind, kinds, nothingKept } from './kept-data.ts';
import { readList } from './kept-file.ts';

/** Why something could not be kept, in words; undefined where it was. */
export type Refusal = string | undefined;

/** Deletes things, so that they can be had back until something else is deleted. */
export type Remove = (what: string, removed: Partial<Kept>) => void;

type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Announces a change to the other scripts of the page; other tabs hear of it from the browser. */
const changed = 'scriptorium-kept';

const prefix = 'scriptorium.kept.';

/**
 * What the device keeps, in the storage of the browser and nowhere else: one text per kind. That is the only copy, as other tabs and
 * other scripts of the page change it too. Every change reads it again first.
 */
export class KeptStore {
  readonly #storage: KeyStorage | undefined;
  readonly #page: EventTarget;
  /** What was read of each kind, with its text. */
  readonly #read = new Map<Kind, { readonly text: string | null; readonly items: Kept[Kind] }>();

  /** @param storage undefined where the browser forbids it. */
  constructor(storage: KeyStorage | undefined, page: EventTarget) {
    this.#storage = storage;
    this.#page = page;
  }

  /** The same list until something changes. */
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
    return next === items ? undefined : this.replace({ [kind]: next });
  }

  /** Replaces these kinds; all of them or, where the storage is full, none. */
  replace(next: Partial<Kept>): Refusal {
    const storage = this.#storage;
    if (!storage) return keepingText('noStorage');
    const before: [Kind, string | null][] = [];
    try {
      for (const kind of kinds) {
        const items = next[kind];
        if (!items) continue;
        const text = this.#textOf(kind);
        // What cannot be read must not be lost when it is written over
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

  /** Calls back after each change, here or in another tab. Returns how to stop that. */
  follow(listener: () => void): () => void {
    const onStorage = ({ key }: Event & { readonly key?: string | null }) => {
      // The key is null where everything was deleted
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

/** That of this device. */
export const kept = new KeptStore(deviceStorage(), globalThis);

/** What is kept of one kind, followed. */
export function useKept<K extends Kind>(kind: K): Kept[K] {
  const [items, set] = useState<Kept[K]>(() => kept.of(kind));
  useEffect(() => {
    set(kept.of(kind));
    return kept.follow(() => set(kept.of(kind)));
  }, [kind]);
  return items;
}

const historyName = 'history';

/** Whether the chapters that are read are kept; somebody may have switched that off. */
export function isHistoryKept(): boolean {
  return remembered(historyName) !== 'off';
}

export function keepHistory(isKept: boolean): void {
  remember(historyName, isKept ? 'on' : 'off');
}
