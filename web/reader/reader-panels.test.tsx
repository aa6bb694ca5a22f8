import '../location.fixture.ts';
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { hookValue } from '../rendered.fixture.ts';
import { route } from './chapter.fixture.ts';
import { usePanels } from './reader-panels.tsx';
import type { Reading } from './use-reading.ts';

const panels = (isFirstVisit: boolean, search?: { readonly q: string }) =>
  hookValue(() =>
    usePanels({ route: { ...route, search }, hasCode: false } as unknown as Reading, isFirstVisit),
  );

describe('the panels of the reader', () => {
  let isWide = true;
  const { matchMedia } = globalThis;
  beforeAll(() => {
    globalThis.matchMedia = (() => ({ matches: isWide })) as unknown as typeof globalThis.matchMedia;
  });
  afterAll(() => {
    globalThis.matchMedia = matchMedia;
  });

  test('are closed on later visits', () => {
    expect(panels(false)).toMatchObject({ kind: undefined, isOpen: false, canStudy: false });
  });

  test('begin with the home panel on a first visit with room for it, otherwise with a greeting', () => {
    isWide = true;
    expect(panels(true)).toMatchObject({ kind: 'home', isOpen: true, welcome: { isShort: false } });
    isWide = false;
    expect(panels(true)).toMatchObject({ kind: undefined, isOpen: false, welcome: { isShort: true } });
    isWide = true;
  });

  test('give way to search results', () => {
    expect(panels(true, { q: 'grain' })).toMatchObject({ kind: undefined, isOpen: true });
  });

  test('offer only tabs with content', () => {
    expect(panels(false).tabOpener('commentaries')).toBeUndefined();
  });
});
