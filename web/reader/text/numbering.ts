import type {
  SimpleTranslationBookChapter,
  TranslationVersification,
} from '../../../client/src/documents.ts';
import { loadOnce, orNone } from '../../service/loading.ts';
import { service } from '../../service/service.ts';
import { type ChapterPlace, chapterKey, type Route } from '../route.ts';
import { type Bridges, bridgesByChapter, noBridges, withWholeBridges } from './bridges.ts';
import { selectionOf, withVerses } from './selection.ts';

const once = loadOnce();
/** By translation; empty if it has no bridges or the service does not provide its numbering. */
const loaded = new Map<string, ReadonlyMap<string, Bridges>>();

export function loadNumbering(translation: string): Promise<TranslationVersification | undefined> {
  const load = async () => {
    const path = `/api/x/versification/${translation}.json`;
    const numbering = await orNone(service.get<TranslationVersification>(path));
    loaded.set(translation, bridgesByChapter(numbering?.numbers ?? []));
    return numbering;
  };
  return once(translation, load).catch(() => undefined);
}

const maxWait = 1000;

/**
 * Waits for the numbering if the chapter cannot be labelled without it: a number is missing, so the
 * previous verse may be a bridge.
 */
export async function waitForBridges({ translation, chapter }: SimpleTranslationBookChapter, verse = 1) {
  const numbers = new Set(chapter.content.flatMap((item) => (item.type === 'verse' ? [item.number] : [])));
  const isWhole = numbers.has(verse) && Math.max(...numbers) === numbers.size;
  if (isWhole || loaded.has(translation.id)) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, maxWait));
  await Promise.race([loadNumbering(translation.id), timeout]);
}

export function knownBridges(translation: string, at: ChapterPlace): Bridges {
  return loaded.get(translation)?.get(chapterKey(at)) ?? noBridges;
}

/** Extends the selected verses to the bridges that contain them. Returns the same route if nothing changes. */
export function withBridges(route: Route): Route {
  const selected = selectionOf(route);
  if (!selected) return route;
  const whole = withWholeBridges(selected, knownBridges(route.translation, route));
  return whole === selected ? route : { ...route, ...withVerses(route, whole) };
}
