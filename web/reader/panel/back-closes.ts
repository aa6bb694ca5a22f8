import { useLayoutEffect } from 'preact/hooks';
import { isSheet } from '../panels.tsx';

type Watching = typeof globalThis & { readonly CloseWatcher?: new () => EventTarget & { destroy(): void } };

export function useBackCloses(close: () => void): void {
  // Before the sheet is painted, because going back is possible as soon as it is seen
  useLayoutEffect(() => {
    if (!isSheet()) return;
    const { CloseWatcher } = globalThis as Watching;
    if (!CloseWatcher) return followBack(close);
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', close);
    return () => watcher.destroy();
  }, []);
}

let opened = 0;

/** For browsers without CloseWatcher: adds an entry to the history, and removes it when the sheet is closed. */
function followBack(close: () => void): () => void {
  const { href } = location;
  opened++;
  addEntry();
  const onBack = ({ isTrusted }: Event) => {
    if (isTrusted && location.href === href && !history.state?.isSheet) close();
  };
  addEventListener('popstate', onBack);
  return () => {
    opened--;
    removeEventListener('popstate', onBack);
    // Later, because a link or another sheet may have closed it
    setTimeout(() => {
      if (opened === 0 && history.state?.isSheet) removeEntry();
    });
  };
}

function addEntry(): void {
  if (!history.state?.isSheet) history.pushState({ ...history.state, isSheet: true }, '');
}

/** A browser goes back later; a sheet opened until then gets an entry of its own. */
function removeEntry(): void {
  addEventListener('popstate', () => opened > 0 && addEntry(), { once: true });
  history.back();
}
