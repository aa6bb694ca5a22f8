import { useId, useRef, useState } from 'preact/hooks';
import type { Dataset, DatasetPlaceSummary, DatasetPlaces } from '../../../client/src/documents.ts';
import { service, useDocument } from '../../service/service.ts';
import { formatList } from '../../strings/formats.ts';
import { mapText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import type { Journey } from './journeys.ts';
import { landTable } from './land-table.ts';
import styles from './map.css' with { type: 'text' };
import { useGestures } from './map-gestures.ts';
import {
  hasPosition,
  JourneyLine,
  type LocatedPlace,
  type LocatedStop,
  type MappedPlace,
  PlacesLayer,
} from './map-layers.tsx';
import { dragged, fitMap, type MapView, magnified, mapSize, svgPath, transformOf } from './map-view.ts';

interface ChapterMapProps {
  readonly dataset: Dataset;
  /** Positions of places without one, and of the journey's stops, are taken from the dataset. */
  readonly places: readonly MappedPlace[];
  readonly journey?: Journey | undefined;
  readonly onOpen: (link: string) => void;
}

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
  readonly places: readonly LocatedPlace[];
  readonly others: readonly DatasetPlaceSummary[];
  readonly journey: Journey | undefined;
  readonly onOpen: (link: string) => void;
}

const maxStops = 14;
const keyStep = 40;

const land = svgPath(landTable.land, 'Z');
const lakes = svgPath(landTable.lakes, 'Z');
const rivers = svgPath(landTable.rivers, '');

function PlaceMap({ places, others, journey, onOpen }: PlaceMapProps) {
  const [fitted] = useState(() => fitMap(places, mapSize));
  const [view, show] = useState(fitted);
  const stops = stopsOf(journey, places);
  const [hasLine, setLine] = useState(stops.length <= maxStops);
  const svg = useRef<SVGSVGElement>(null);
  const hint = useId();
  useGestures(svg, show);
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
          <svg ref={svg} viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true">
            <rect class="sea" width={mapSize.width} height={mapSize.height} />
            <g transform={transformOf(view, mapSize)}>
              <path class="land" d={land} />
              <path class="rivers" d={rivers} />
              <path class="lakes" d={lakes} />
            </g>
            <PlacesLayer {...{ view, places, others, onOpen }}>
              {hasLine && <JourneyLine view={view} stops={stops} />}
            </PlacesLayer>
          </svg>
        </div>
        <p id={hint} class="hidden">
          {mapText('hint')}
        </p>
        <MapButtons isFitted={view === fitted} show={show} onFit={() => show(fitted)} />
      </div>
      {journey && stops.length > 1 && (
        <figcaption>
          <label class="switch">
            <input type="checkbox" checked={hasLine} onChange={() => setLine(!hasLine)} />
            {journey.order}
          </label>
          <Stops stops={stops} onOpen={onOpen} />
        </figcaption>
      )}
    </figure>
  );
}

interface MapButtonsProps {
  readonly isFitted: boolean;
  readonly show: (change: (view: MapView) => MapView) => void;
  readonly onFit: () => void;
}

export function MapButtons({ isFitted, show, onFit }: MapButtonsProps) {
  const scale = (factor: number) => () => show((view) => magnified(view, mapSize, factor));
  return (
    <div class="map-buttons">
      <button type="button" aria-label={mapText('smaller')} onClick={scale(0.5)}>
        −
      </button>
      <button type="button" aria-label={mapText('larger')} onClick={scale(2)}>
        +
      </button>
      <button type="button" aria-label={mapText('allPlaces')} disabled={isFitted} onClick={onFit}>
        ⤢
      </button>
    </div>
  );
}

interface StopsProps {
  readonly stops: readonly LocatedStop[];
  readonly onOpen: (link: string) => void;
}

export function Stops({ stops, onOpen }: StopsProps) {
  return (
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
  );
}

function viewAfter(key: string, fitted: MapView): ((view: MapView) => MapView) | undefined {
  const by = (x: number, y: number) => (view: MapView) => dragged(view, { x, y });
  const scale = (factor: number) => (view: MapView) => magnified(view, mapSize, factor);
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

function stopsOf(journey: Journey | undefined, places: readonly LocatedPlace[]): LocatedStop[] {
  const known = new Map(places.map((place) => [place.id, place]));
  const located = (journey?.stops ?? []).flatMap(({ place: id, remark }) => {
    const place = known.get(id);
    return place ? [{ place, remark }] : [];
  });
  // Stops without a position are dropped, which can leave equal neighbours
  return located.filter(({ place }, index) => place !== located[index - 1]?.place);
}
