import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Dataset, DatasetPlaceSummary, DatasetPlaces } from '../../../client/src/documents.ts';
import { service, useDocument } from '../../service/service.ts';
import { formatList } from '../../strings/formats.ts';
import { mapText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import type { Journey } from './journeys.ts';
import { landTable } from './land-table.ts';
import styles from './map.css' with { type: 'text' };
import { boxOf, type MapPoint, placeLabels } from './map-labels.ts';
import {
  dragged,
  fitMap,
  kilometresPerPixel,
  type MapView,
  magnified,
  type Position,
  pathOf,
  pointOf,
  roundDistance,
  transformOf,
} from './map-view.ts';

interface ChapterMapProps {
  readonly dataset: Dataset;
  /** Positions of places without one, and of the journey's stops, are taken from the dataset. */
  readonly places: readonly MappedPlace[];
  readonly journey?: Journey | undefined;
  readonly onOpen: (link: string) => void;
}

interface MappedPlace extends Partial<Position> {
  readonly id: string;
  readonly name: string;
  readonly featureType?: string | undefined;
  readonly apiLink: string;
}

type LocatedPlace = MappedPlace & Position;

const none: DatasetPlaces['places'] = [];

export function ChapterMap({ dataset, places, journey, onOpen }: ChapterMapProps) {
  useStyle(styles);
  const link = dataset.listOfPlacesApiLink;
  const all = useDocument(link, (signal) => service.get<DatasetPlaces>(link!, { signal }));
  const others = all.document?.places ?? none;
  const located = new Set(places.filter(hasPosition).map(({ id }) => id));
  const wanted = new Set([
    ...places.map(({ id }) => id),
    ...(journey?.stops ?? []).map(({ place }) => place),
  ]);
  const added = others
    .filter(({ id }) => wanted.has(id) && !located.has(id))
    .map((place) => ({ ...place, apiLink: place.thisPlaceApiLink }));
  const mapped = [...places, ...added].filter(hasPosition);
  if (mapped.length === 0) return null;
  const key = mapped.map(({ id }) => id).join();
  return <PlaceMap key={key} places={mapped} {...{ others, journey, onOpen }} />;
}

interface PlaceMapProps {
  /** The initial view shows all of them. */
  readonly places: readonly LocatedPlace[];
  readonly others: readonly DatasetPlaceSummary[];
  readonly journey: Journey | undefined;
  readonly onOpen: (link: string) => void;
}

const size = { width: 360, height: 270, margin: 34 };
/** Maximum length of the scale bar in pixels. */
const longestBar = 90;
const mostOtherNames = 10;
/** A line with more stops would cover the map, so it is hidden by default. */
const mostStops = 14;
const keyStep = 40;

const land = pathOf(landTable.land, 'Z');
const lakes = pathOf(landTable.lakes, 'Z');
const rivers = pathOf(landTable.rivers, '');

function PlaceMap({ places, others, journey, onOpen }: PlaceMapProps) {
  const [fitted] = useState(() => fitMap(places, size));
  const [view, show] = useState(fitted);
  const stops = stopsOf(journey, places);
  const [hasLine, setLine] = useState(stops.length <= mostStops);
  const svg = useRef<SVGSVGElement>(null);
  const hint = useId();
  useGestures(svg, show);
  const transform = transformOf(view, size);
  return (
    <figure class="map">
      <div class="map-face">
        <div
          class="map-view"
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
          tabIndex={0}
          aria-label={mapText('mapOf', { places: formatList(places.map(({ name }) => name)) })}
          aria-describedby={hint}
          onKeyDown={(event) => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            const next = viewAfter(event.key, fitted);
            if (!next) return;
            event.preventDefault();
            event.stopPropagation();
            show(next);
          }}
        >
          <svg ref={svg} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
            <rect class="sea" width={size.width} height={size.height} />
            <g transform={transform}>
              <path class="land" d={land} />
              <path class="rivers" d={rivers} />
              <path class="lakes" d={lakes} />
            </g>
            <Places {...{ view, places, others, onOpen }}>
              {hasLine && <Line view={view} stops={stops} />}
            </Places>
          </svg>
        </div>
        <p id={hint} class="hidden">
          {mapText('hint')}
        </p>
        <div class="map-buttons">
          <button
            type="button"
            aria-label={mapText('smaller')}
            onClick={() => show((at) => magnified(at, size, 0.5))}
          >
            −
          </button>
          <button
            type="button"
            aria-label={mapText('larger')}
            onClick={() => show((at) => magnified(at, size, 2))}
          >
            +
          </button>
          <button
            type="button"
            aria-label={mapText('allPlaces')}
            disabled={view === fitted}
            onClick={() => show(fitted)}
          >
            ⤢
          </button>
        </div>
      </div>
      {journey && stops.length > 1 && (
        <figcaption>
          <label class="switch">
            <input type="checkbox" checked={hasLine} onChange={() => setLine(!hasLine)} />
            {journey.order}
          </label>
          <details>
            <summary>{mapText('stops', { count: stops.length })}</summary>
            <ol>
              {stops.map(({ place, remark }, index) => (
                <li key={index}>
                  <button type="button" onClick={() => onOpen(place.apiLink)}>
                    {place.name}
                  </button>{' '}
                  <span class="remark">{remark}</span>
                </li>
              ))}
            </ol>
          </details>
        </figcaption>
      )}
    </figure>
  );
}

function viewAfter(key: string, fitted: MapView): ((view: MapView) => MapView) | undefined {
  const by = (x: number, y: number) => (view: MapView) => dragged(view, { x, y });
  const scale = (factor: number) => (view: MapView) => magnified(view, size, factor);
  return {
    ArrowLeft: by(keyStep, 0),
    ArrowRight: by(-keyStep, 0),
    ArrowUp: by(0, keyStep),
    ArrowDown: by(0, -keyStep),
    '+': scale(1.5),
    '=': scale(1.5),
    '-': scale(1 / 1.5),
    '0': () => fitted,
  }[key];
}

interface LocatedStop {
  readonly place: LocatedPlace;
  readonly remark: string;
}

function stopsOf(journey: Journey | undefined, places: readonly LocatedPlace[]): LocatedStop[] {
  const known = new Map(places.map((place) => [place.id, place]));
  const located = (journey?.stops ?? []).flatMap(({ place: id, remark }) => {
    const place = known.get(id);
    return place ? [{ place, remark }] : [];
  });
  // Stops without a position are dropped, which can leave equal neighbours
  return located.filter(({ place }, index) => place !== located[index - 1]?.place);
}

function Line({ view, stops }: { readonly view: MapView; readonly stops: readonly LocatedStop[] }) {
  const points = stops.map(({ place }) => pointOf(view, size, place));
  return (
    <g class="journey">
      {points.slice(1).map((to, index) => {
        const from = points[index]!;
        const [dx, dy] = [to.x - from.x, to.y - from.y];
        const length = Math.hypot(dx, dy);
        // Curved slightly, so that the way there and the way back are two lines
        const [x, y] = [(from.x + to.x) / 2 - dy * 0.12, (from.y + to.y) / 2 + dx * 0.12];
        const [middleX, middleY] = [(from.x + to.x) / 4 + x / 2, (from.y + to.y) / 4 + y / 2];
        const turned = `translate(${middleX} ${middleY}) rotate(${(Math.atan2(dy, dx) * 180) / Math.PI})`;
        return (
          <g key={index}>
            <path d={`M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`} />
            {length > 24 && <path class="arrow" d="M-3.5 -3.5L3 0L-3.5 3.5" transform={turned} />}
          </g>
        );
      })}
    </g>
  );
}

interface PlacesProps extends Omit<PlaceMapProps, 'journey'> {
  readonly view: MapView;
  readonly children: ComponentChildren;
}

function Places({ view, places, others, onOpen, children }: PlacesProps) {
  const isInside = ({ x, y }: MapPoint) => x > 0 && x < size.width && y > 0 && y < size.height;
  const ids = new Set(places.map(({ id }) => id));
  const around = others
    .filter((place) => !ids.has(place.id) && hasPosition(place))
    .toSorted((a, b) => b.numberOfReferences - a.numberOfReferences)
    .map((place) => ({ id: place.id, name: place.name, ...pointOf(view, size, place as Position) }))
    .filter(isInside);
  const points = places.map((place) => ({ ...place, ...pointOf(view, size, place) })).filter(isInside);
  const perPixel = kilometresPerPixel(view);
  const distance = roundDistance(longestBar * perPixel);
  const bar = distance / perPixel;
  const scale = { left: 0, top: size.height - 26, right: bar + 24, bottom: size.height };
  const buttons = { left: size.width - 132, top: size.height - 50, right: size.width, bottom: size.height };
  const frame = [scale, buttons];
  const labels = placeLabels(points, size, frame);
  const taken = [
    ...frame,
    ...labels.flatMap((label, index) => (label ? [boxOf(label, points[index]!.name)] : [])),
  ];
  const spots = points.map(({ x, y }) => ({ left: x - 5, top: y - 5, right: x + 5, bottom: y + 5 }));
  const named = around.slice(0, mostOtherNames);
  const otherLabels = placeLabels(named, size, [...taken, ...spots]);
  return (
    <>
      {around.map(({ id, x, y }) => (
        <circle key={id} class="other" cx={x} cy={y} r={1.3} />
      ))}
      {children}
      {named.map((point, index) => (
        <Name key={point.id} class="other" point={point} label={otherLabels[index]} />
      ))}
      {points.map((point, index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the list next to the map has buttons
        <g key={point.id} class="spot" onClick={() => onOpen(point.apiLink)}>
          <title>{point.name}</title>
          <circle class="reach" cx={point.x} cy={point.y} r={12} />
          <circle class={point.featureType === 'Region' ? 'wide' : ''} cx={point.x} cy={point.y} r={3.6} />
          <Name point={point} label={labels[index]} />
        </g>
      ))}
      <path class="scale" d={`M12 ${size.height - 14}v4h${bar}v-4`} />
      <text class="scale" x={12 + bar / 2} y={size.height - 15} text-anchor="middle">
        {mapText('kilometres', { number: distance })}
      </text>
    </>
  );
}

interface NameProps {
  readonly point: MapPoint;
  readonly label: ReturnType<typeof placeLabels>[number];
  readonly class?: string;
}

function Name({ point, label, class: kind }: NameProps) {
  return label ? (
    <text class={kind} x={label.x} y={label.y} text-anchor={label.anchor}>
      {point.name}
    </text>
  ) : null;
}

function hasPosition<Place extends Partial<Position>>(place: Place): place is Place & Position {
  return place.latitude !== undefined && place.longitude !== undefined;
}

const pressed = 4;

/**
 * Supports dragging with the mouse or a finger, pinching, and the wheel. The wheel scrolls the panel until
 * the user has pressed the map or holds Ctrl, the usual key for zooming. Vertical swipes scroll the panel
 * too, by the `touch-action` style.
 */
function useGestures(
  svg: { readonly current: SVGSVGElement | null },
  show: (change: (view: MapView) => MapView) => void,
): void {
  useEffect(() => {
    const element = svg.current!;
    const fingers = new Map<number, { x: number; y: number }>();
    let travelled = 0;
    const pointAt = ({ clientX, clientY }: MouseEvent) => {
      const { left, top, width } = element.getBoundingClientRect();
      const scale = size.width / width;
      return { x: (clientX - left) * scale, y: (clientY - top) * scale };
    };
    const spread = () => {
      const [one, two] = [...fingers.values()] as [{ x: number; y: number }, { x: number; y: number }];
      return {
        x: (one.x + two.x) / 2,
        y: (one.y + two.y) / 2,
        length: Math.hypot(one.x - two.x, one.y - two.y),
      };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      travelled = 0;
      fingers.set(event.pointerId, pointAt(event));
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = pointAt(event);
      const was = fingers.size === 2 ? spread() : undefined;
      fingers.set(event.pointerId, now);
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (travelled > pressed) element.setPointerCapture(event.pointerId);
      if (fingers.size === 1) show((view) => dragged(view, { x: now.x - before.x, y: now.y - before.y }));
      if (!was) return;
      const is = spread();
      show((view) =>
        magnified(dragged(view, { x: is.x - was.x, y: is.y - was.y }), size, is.length / was.length, is),
      );
    };
    const up = ({ pointerId }: PointerEvent) => fingers.delete(pointerId);
    const wheel = (event: WheelEvent) => {
      const isHere = element.parentElement === document.activeElement;
      if (!isHere && !event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const steps = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
      show((view) => magnified(view, size, 2 ** (-steps / (event.ctrlKey ? 100 : 300)), pointAt(event)));
    };
    const click = (event: MouseEvent) => {
      // A drag also ends in a click
      if (travelled > pressed) event.stopPropagation();
    };
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    for (const name of ['pointerup', 'pointercancel'] as const)
      element.addEventListener(name, up, { signal });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    element.addEventListener('click', click, { signal, capture: true });
    return () => controller.abort();
  }, []);
}
