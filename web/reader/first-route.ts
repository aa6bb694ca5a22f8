import { useEffect } from 'preact/hooks';
import { useDocument } from '../service/service.ts';
import { loadCode } from '../widgets/later-content.tsx';
import type { ChoosableTranslation } from './choose-route.ts';
import { chosenStart, currentRoute, goTo, lastRoute, type Route } from './route.ts';

export type Beginning = 'link' | 'last place' | 'first visit';

const loadChoice = () => import('./choose-route.ts');

/**
 * Redirects an address without a passage to the last passage read on this device, or to the one chosen by the
 * operator.
 */
export function begin(): Beginning {
  if (currentRoute()) return 'link';
  const last = lastRoute();
  const place = last ?? chosenStart();
  if (place) goTo(place, { replace: true });
  else loadChoice().catch(() => {});
  return last ? 'last place' : 'first visit';
}

/** Redirects an address without a passage, or with one that no longer exists. */
export function useFirstRoute(
  route: Route | undefined,
  translations: readonly ChoosableTranslation[] | undefined,
) {
  const key = !route && translations ? 'first' : undefined;
  const first = useDocument(key, async () => {
    const { chooseRoute } = await loadCode(loadChoice);
    return { route: await chooseRoute(translations!) };
  });
  const found = first.document?.route;
  useEffect(() => {
    if (found) goTo(found, { replace: true });
  }, [found]);
  return first;
}
