import { useEffect, useRef, useState } from 'preact/hooks';
import type { Translation, TranslationBook } from '../../../client/src/documents.ts';
import { hasPart, site } from '../../service/site.ts';
import { keptText, pageText, welcomeText } from '../../strings/texts.ts';
import { laterContent, useStyle } from '../../widgets/later-content.tsx';
import { useBackCloses } from '../panel/back-closes.ts';
import { Tabs } from '../panel/tabs.tsx';
import { isSheet } from '../panels.tsx';
import type { Route } from '../route.ts';
import { useRemembered } from '../settings.tsx';
import panelStyles from '../styles/panel.css' with { type: 'text' };
import { type Kept, type Kind, keyOf, kinds, mergeKept, withDeletions, withRestored } from './kept-data.ts';
import { Home } from './kept-home.tsx';
import styles from './kept-panel.css' with { type: 'text' };
import { kept, type Refusal, type Remove } from './store.ts';

const KeptTab = laterContent(async () => (await import('./kept-tab.tsx')).KeptTab);

interface KeptPanelProps {
  readonly route: Route;
  readonly translations: readonly Translation[];
  readonly books: readonly TranslationBook[];
  readonly wanted: 'home' | 'kept';
  readonly onClose: () => void;
}

const tabs = ['highlights', 'notes', 'bookmarks', 'plans', 'history', 'offline', 'backup'] as const;

const firstChoice: { readonly tab: string } = { tab: 'highlights' };

function offeredTabs() {
  return tabs.filter((id) => hasPart(id === 'offline' ? id : 'kept'));
}

export function KeptPanel({ route, translations, books, wanted, onClose }: KeptPanelProps) {
  useStyle(panelStyles + styles);
  useBackCloses(onClose);
  const { chosen, offered, choose } = useChosenTab(wanted);
  const { refusal, refuse, removed, remove, undo } = useRemoval();
  const closer = useOpenedFocus(wanted);
  const name = wanted === 'home' ? keptText('home') : pageText('kept');
  return (
    <aside
      class="panel kept-panel"
      aria-label={name}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && isSheet() && onClose()}
      onClick={({ target }) => {
        // On narrow screens the panel would cover the linked passage
        if (isSheet() && target instanceof Element && target.closest('.tab-panel a[href]:not([download])'))
          onClose();
      }}
    >
      <header class="panel-head">
        {chosen !== 'home' && hasPart('home') && (
          <button type="button" class="record-back" onClick={() => choose('home')}>
            <span aria-hidden="true">‹</span> {keptText('home')}
          </button>
        )}
        <h2>{chosen === 'home' ? (site.name ?? keptText('home')) : pageText('kept')}</h2>
        <p>
          <bdi>
            {chosen === 'home' ? (site.description ?? welcomeText('tagline')) : keptText('staysHere')}
          </bdi>
        </p>
      </header>
      <button ref={closer} type="button" class="close" aria-label={pageText('close')} onClick={onClose}>
        ✕
      </button>
      {chosen === 'home' ? (
        <div class="tab-panel">
          <Home {...{ route, translations, books }} onOpen={choose} />
        </div>
      ) : (
        <Tabs
          label={name}
          tabs={offered.map((id) => ({ id, name: keptText(id) }))}
          chosen={chosen}
          onChoose={choose}
        >
          <KeptTab tab={chosen} {...{ route, translations, books, remove, refuse }} />
        </Tabs>
      )}
      <p class="removed" role="status" hidden={!removed}>
        {removed && <Removed removed={removed} onUndo={undo} />}
      </p>
      {refusal && (
        <p class="removed" role="alert">
          {refusal}
        </p>
      )}
    </aside>
  );
}

function useChosenTab(wanted: KeptPanelProps['wanted']) {
  const [{ tab: last }, keep] = useRemembered('kept-tab', firstChoice);
  const [tab, set] = useState<string>(wanted === 'home' ? 'home' : last);
  const choose = (next: string) => {
    set(next);
    if (next !== 'home') keep({ tab: next });
  };
  // The other button may be pressed while the panel is open
  useEffect(() => set(wanted === 'home' ? 'home' : last), [wanted]);
  useEffect(() => {
    const shown = document.querySelector('.kept-panel [aria-selected="true"]');
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);
  const offered = offeredTabs();
  const shown = offered.find((id) => id === tab) ?? offered[0];
  return { offered, choose, chosen: tab === 'home' || !shown ? ('home' as const) : shown };
}

function useOpenedFocus(wanted: KeptPanelProps['wanted']) {
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSheet()) closer.current?.focus();
    const opener = document.querySelector<HTMLElement>(`.${wanted}-button`);
    return () => {
      if (document.activeElement === document.body) opener?.focus();
    };
  }, []);
  return closer;
}

function useRemoval() {
  const [refusal, refuse] = useState<Refusal>();
  const [removed, setRemoved] = useState<RemovedItems>();
  const remove: Remove = (what, gone) => {
    const all = kept.all();
    const deletions = gone.deletions ? [] : withDeletions(all.deletions, gone, Date.now());
    const refused = kept.replace({ ...without(all, gone), deletions });
    refuse(refused);
    if (!refused) setRemoved({ what, kept: gone });
  };
  const undo = () => {
    if (removed) refuse(kept.replace(mergeKept(withRestored(kept.all(), removed.kept), removed.kept)));
    setRemoved(undefined);
  };
  return { refusal, refuse, removed, remove, undo };
}

interface RemovedItems {
  readonly what: string;
  readonly kept: Partial<Kept>;
}

interface RemovedProps {
  readonly removed: RemovedItems;
  readonly onUndo: () => void;
}

function Removed({ removed, onUndo }: RemovedProps) {
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button was removed together with the item
  useEffect(() => undo.current?.focus(), [removed]);
  return (
    <>
      {removed.what}{' '}
      <button
        ref={undo}
        type="button"
        class="chip"
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>('.panel')?.focus();
          onUndo();
        }}
      >
        {keptText('undo')}
      </button>
    </>
  );
}

function without(all: Kept, gone: Partial<Kept>): Partial<Kept> {
  const kept = kinds.flatMap((kind) => (gone[kind] ? [[kind, rest(kind, all[kind], gone[kind])]] : []));
  return Object.fromEntries(kept);
}

function rest<K extends Kind>(kind: K, all: Kept[K], gone: Kept[K]): Kept[K][number][] {
  const keys = new Set(gone.map((item) => keyOf[kind](item)));
  return all.filter((item) => !keys.has(keyOf[kind](item)));
}
