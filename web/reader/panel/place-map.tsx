import { useState } from 'preact/hooks';
import type { Dataset, DatasetPlaceSummary, DatasetPlaces } from '../../../client/src/documents.ts';
import { service, useDocument } from '../service.ts';
import { hasPart } from '../site.ts';
import { boxOf, fitMap, type MapPoint, type Position, placeLabels, roundDistance } from './map-layout.ts';

interface ChapterMapProps {
  readonly dataset: Dataset;
  readonly places: readonly (Omit<MappedPlace, 'latitude' | 'longitude'> & Partial<MappedPlace>)[];
  readonly onOpen: (link: string) => void;
}

const none: DatasetPlaces['places'] = [];

/** A map of the places whose position is known; nothing if there are none. */
export function ChapterMap({ dataset, places, onOpen }: ChapterMapProps) {
  const mapped = hasPart('map') ? places.filter(hasPosition) : [];
  const link = mapped.length > 0 ? dataset.listOfPlacesApiLink : undefined;
  const all = useDocument(link, (signal) => service.get<DatasetPlaces>(link!, { signal }));
  if (mapped.length === 0) return null;
  return <PlaceMap places={mapped} others={all.document?.places ?? none} onOpen={onOpen} />;
}

interface MappedPlace extends Position {
  readonly id: string;
  readonly name: string;
  readonly featureType?: string;
  readonly apiLink: string;
}

interface PlaceMapProps {
  /** The map shows them all. */
  readonly places: readonly MappedPlace[];
  /** Shown faintly, for orientation. */
  readonly others: readonly DatasetPlaceSummary[];
  readonly onOpen: (link: string) => void;
}

const size = { width: 360, height: 270, margin: 34 };
/** Of the scale, in pixels. */
const longestBar = 90;
/** The most names of other places. */
const mostOtherNames = 10;
const largestZoom = 16;

/** Where the places are. There is no coastline: the many other places of the dataset outline the land. */
function PlaceMap({ places, others, onOpen }: PlaceMapProps) {
  const [zoom, setZoom] = useState(1);
  const { at, kilometresPerPixel } = fitMap(places, size, zoom);
  const isInside = ({ x, y }: MapPoint) => x > 0 && x < size.width && y > 0 && y < size.height;
  const ids = new Set(places.map(({ id }) => id));
  const around = others
    .filter((place) => !ids.has(place.id) && hasPosition(place))
    .toSorted((a, b) => b.numberOfReferences - a.numberOfReferences)
    .map((place) => ({ id: place.id, name: place.name, ...at(place as Position) }))
    .filter(isInside);
  const points = places.map((place) => ({ ...place, ...at(place) })).filter(isInside);
  const distance = roundDistance(longestBar * kilometresPerPixel);
  const bar = distance / kilometresPerPixel;
  const scale = { left: 0, top: size.height - 26, right: bar + 24, bottom: size.height };
  const buttons = { left: size.width - 92, top: size.height - 50, right: size.width, bottom: size.height };
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
    <figure class="map">
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={`Map of ${places.map(({ name }) => name).join(', ')}`}
      >
        {around.map(({ id, x, y }) => (
          <circle key={id} class="other" cx={x} cy={y} r={1.3} />
        ))}
        {named.map((point, index) => (
          <Name key={point.id} class="other" point={point} label={otherLabels[index]} />
        ))}
        {points.map((point, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the same places are buttons in the list below the map
          <g key={point.id} class="spot" onClick={() => onOpen(point.apiLink)}>
            <title>{point.name}</title>
            <circle class="reach" cx={point.x} cy={point.y} r={12} />
            <circle class={point.featureType === 'Region' ? 'wide' : ''} cx={point.x} cy={point.y} r={3.6} />
            <Name point={point} label={labels[index]} />
          </g>
        ))}
        <path class="scale" d={`M12 ${size.height - 14}v4h${bar}v-4`} />
        <text class="scale" x={12 + bar / 2} y={size.height - 15} text-anchor="middle">
          {distance} km
        </text>
      </svg>
      <figcaption>
        <button type="button" aria-label="Smaller" disabled={zoom === 1} onClick={() => setZoom(zoom / 2)}>
          −
        </button>
        <button
          type="button"
          aria-label="Larger"
          disabled={zoom === largestZoom}
          onClick={() => setZoom(zoom * 2)}
        >
          +
        </button>
      </figcaption>
    </figure>
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
