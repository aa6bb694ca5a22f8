import { useState } from 'preact/hooks';
import { hasPart } from '../service/site.ts';
import { pageText } from '../strings/texts.ts';
import { type StudyKind, studyKinds, useStudyEditions } from './panel/study-editions.ts';
import { isSheet, laterPanel } from './panels.tsx';
import { closeSearch, SearchResults } from './search/open-search.tsx';
import type { Reading } from './use-reading.ts';

const SidePanel = laterPanel(
  () => pageText('study'),
  async () => (await import('./panel/side-panel.tsx')).SidePanel,
);

const KeptPanel = laterPanel(
  () => pageText('kept'),
  async () => (await import('./kept/kept-panel.tsx')).KeptPanel,
);

interface OpenPanel {
  readonly kind: 'home' | 'kept' | 'study';
  readonly wanted?: StudyKind;
}

export type Panels = ReturnType<typeof usePanels>;

export function usePanels({ route, hasCode }: Reading, isFirstVisit: boolean) {
  const welcome = useWelcome(isFirstVisit);
  const [panel, setPanel] = useState<OpenPanel | undefined>(welcome.panel);
  const study = useStudyEditions(hasCode && hasPart('study') ? route?.book : undefined);
  const kinds = studyKinds(study.document);
  const kind = panel && !route?.search ? panel.kind : undefined;
  const open = (opened: OpenPanel | undefined) => {
    setPanel(opened);
    closeSearch();
  };
  const toggle = (wanted: OpenPanel['kind']) => () => {
    welcome.end();
    open(kind === wanted ? undefined : { kind: wanted });
  };
  return {
    ...{ welcome, study, kind, toggle },
    isOpen: Boolean(panel || route?.search),
    request: panel,
    canStudy: kind === 'study' || kinds.length > 0,
    tabOpener: (wanted: StudyKind) =>
      kinds.includes(wanted) ? () => open({ kind: 'study', wanted }) : undefined,
    close: () => {
      welcome.end();
      setPanel(undefined);
    },
  };
}

/**
 * On a first visit without a passage in the address, shows the home panel next to the text if there is room
 * for both, otherwise a short greeting below it. Visitors who follow a link came for the text.
 */
function useWelcome(isFirstVisit: boolean) {
  const [isFirst, set] = useState(isFirstVisit && hasPart('home'));
  return {
    panel: isFirst && !isSheet() ? ({ kind: 'home' } as const) : undefined,
    isShort: isFirst && isSheet(),
    end: () => set(false),
  };
}

interface ReaderPanelsProps {
  readonly reading: Reading;
  readonly panels: Panels;
}

export function ReaderPanels({ reading, panels }: ReaderPanelsProps) {
  const { route, translations, books, language, hasCode } = reading;
  const { kind, study, request, welcome, close } = panels;
  const search = route?.search;
  return (
    <>
      {route && search && (
        <SearchResults {...{ route, search, translations, books, language }} onClose={closeSearch} />
      )}
      {(kind === 'home' || kind === 'kept') &&
        (route && (hasCode || !welcome.panel) ? (
          <KeptPanel {...{ route, translations, books }} wanted={kind} onClose={close} />
        ) : (
          // Reserves the space, so that the text does not move when the panel appears
          <aside class="panel" aria-label={pageText('home')} aria-busy="true" />
        ))}
      {route && kind === 'study' && (
        <SidePanel {...{ route, study, books, language, request }} onClose={close} />
      )}
    </>
  );
}
