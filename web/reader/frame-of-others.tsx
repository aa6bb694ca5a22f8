import { useEffect, useRef, useState } from 'preact/hooks';
import { useStyle } from '../widgets/later-content.tsx';
import { addressOf, currentRoute, embeddedBy, goTo, type Route } from './route.ts';

type Place = Pick<Route, 'translation' | 'book' | 'chapter' | 'verse' | 'endVerse'>;

type FrameMessage =
  | { readonly scriptorium: 'ready'; readonly version: 1 }
  | ({ readonly scriptorium: 'place'; readonly title: string; readonly address: string } & Place)
  | { readonly scriptorium: 'height'; readonly height: number };

type FrameRequest =
  | ({ readonly scriptorium: 'go' } & Partial<Place>)
  | { readonly scriptorium: 'theme'; readonly theme: 'auto' | 'light' | 'dark' };

const styles = `
.toolbar, .turns, .panel-button { display: none !important; }
.page { min-height: 0 !important; }
.passage { padding-block-start: 1rem; }
`;

/** The origin of the embedding page: from the `embed` parameter, or the same origin. */
const origin = originOf(embeddedBy ?? '') ?? globalThis.location?.origin;

function originOf(text: string): string | undefined {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

interface FrameOfOthersProps {
  readonly route: Route | undefined;
  /** The passage is displayed, or the reason why it cannot be. */
  readonly isReady: boolean;
}

export function FrameOfOthers({ route, isReady }: FrameOfOthersProps) {
  useStyle(styles);
  const [repeats, repeat] = useState(0);
  const waiting = useRef<Partial<Place> | undefined>(undefined);
  const follow = (request: Partial<Place>) => {
    const now = currentRoute();
    if (!now) {
      waiting.current = { ...waiting.current, ...request };
      return;
    }
    const to = routeAfter(request, now);
    // The place is reported even if it does not change
    if (addressOf(to) === addressOf(now)) repeat((count) => count + 1);
    else goTo(to);
  };
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== parent) return;
      const request = readRequest(event.data);
      if (request?.scriptorium === 'theme') document.documentElement.dataset.theme = request.theme;
      else if (request) follow(request);
    };
    addEventListener('message', onMessage);
    send({ scriptorium: 'ready', version: 1 });
    const text = document.getElementById('text')!;
    const resized = new ResizeObserver(() => {
      send({ scriptorium: 'height', height: Math.ceil(document.documentElement.offsetHeight) });
    });
    resized.observe(text);
    return () => {
      removeEventListener('message', onMessage);
      resized.disconnect();
    };
  }, []);
  // A request during the first start waits for the chosen passage
  useEffect(() => {
    if (!route || !waiting.current) return;
    follow(waiting.current);
    waiting.current = undefined;
  }, [route]);
  useReportedPlace(isReady ? route : undefined, repeats);
  return null;
}

function useReportedPlace(route: Route | undefined, repeats: number): void {
  const address = route && addressOf(route);
  const reported = useRef('');
  useEffect(() => {
    const report = `${repeats} ${address}`;
    if (!route || reported.current === report) return;
    const { translation, book, chapter, verse, endVerse } = route;
    const verses = { ...(verse && { verse }), ...(endVerse && Number.isFinite(endVerse) && { endVerse }) };
    const place = { translation, book, chapter, ...verses };
    const timer = setTimeout(() => {
      reported.current = report;
      send({ scriptorium: 'place', ...place, title: document.title, address: withoutEmbed(address!) });
    });
    return () => clearTimeout(timer);
  }, [address, repeats]);
}

function send(message: FrameMessage): void {
  if (parent !== window) parent.postMessage(message, origin);
}

/** Returns undefined for anything that is not a valid request; messages are untrusted. */
function readRequest(data: unknown): FrameRequest | undefined {
  const { scriptorium, theme, ...place } = Object(data) as Record<string, unknown>;
  if (scriptorium === 'theme') {
    return theme === 'auto' || theme === 'light' || theme === 'dark' ? { scriptorium, theme } : undefined;
  }
  const { translation, book, chapter, verse, endVerse } = place;
  const isNumber = (value: unknown, max: number) =>
    value === undefined || (Number.isInteger(value) && (value as number) > 0 && (value as number) <= max);
  const isText = (value: unknown, pattern: RegExp) =>
    value === undefined || (typeof value === 'string' && pattern.test(value));
  const isPlace =
    scriptorium === 'go' &&
    isText(translation, /^[A-Za-z0-9_-]+$/) &&
    isText(book, /^[A-Z0-9]{3}$/) &&
    [chapter, verse, endVerse].every((value) => isNumber(value, 999));
  return isPlace ? ({ scriptorium, ...place } as FrameRequest) : undefined;
}

function routeAfter(request: Partial<Place>, { translation, book, chapter, parallels }: Route): Route {
  const to = { translation: request.translation ?? translation, book: request.book ?? book };
  const first = to.book === book ? chapter : 1;
  const { verse, endVerse } = request;
  const verses = verse ? { verse, ...(endVerse && endVerse > verse ? { endVerse } : {}) } : {};
  return { ...to, parallels, chapter: request.chapter ?? first, ...verses };
}

function withoutEmbed(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('embed');
  return url.href;
}
