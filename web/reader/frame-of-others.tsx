import { useEffect, useRef } from 'preact/hooks';
import { useStyle } from '../widgets/later-content.tsx';
import { addressOf, embeddedBy, goTo, type Route } from './route.ts';

type Place = Pick<Route, 'translation' | 'book' | 'chapter' | 'verse' | 'endVerse'>;

type FrameMessage =
  | { readonly scriptorium: 'ready'; readonly version: 1 }
  | ({ readonly scriptorium: 'place'; readonly title: string; readonly address: string } & Place)
  | { readonly scriptorium: 'height'; readonly height: number };

type FrameRequest =
  | ({ readonly scriptorium: 'go' } & Partial<Place>)
  | { readonly scriptorium: 'theme'; readonly theme: 'auto' | 'light' | 'dark' };

/** The embedding page has its own bars around the text. */
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
}

export function FrameOfOthers({ route }: FrameOfOthersProps) {
  useStyle(styles);
  const shown = useRef(route);
  shown.current = route;
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== parent) return;
      const request = readRequest(event.data);
      if (request?.scriptorium === 'theme') document.documentElement.dataset.theme = request.theme;
      else if (request && shown.current) goTo(routeAfter(request, shown.current));
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
  const address = route && addressOf(route);
  const said = useRef('');
  useEffect(() => {
    if (!route || said.current === address) return;
    const { translation, book, chapter, verse, endVerse } = route;
    const verses = { ...(verse && { verse }), ...(endVerse && Number.isFinite(endVerse) && { endVerse }) };
    const place = { translation, book, chapter, ...verses };
    const timer = setTimeout(() => {
      said.current = address!;
      send({ scriptorium: 'place', ...place, title: document.title, address: withoutEmbed(address!) });
    });
    return () => clearTimeout(timer);
  }, [address]);
  return null;
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

function routeAfter(request: Partial<Place>, { translation, book, chapter, beside }: Route): Route {
  const to = { translation: request.translation ?? translation, book: request.book ?? book };
  const first = to.book === book ? chapter : 1;
  const { verse, endVerse } = request;
  const verses = verse ? { verse, ...(endVerse && endVerse > verse ? { endVerse } : {}) } : {};
  return { ...to, beside, chapter: request.chapter ?? first, ...verses };
}

function withoutEmbed(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('embed');
  return url.href;
}
