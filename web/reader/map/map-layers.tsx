import type { ComponentChildren } from 'preact';
import type { DatasetPlaceSummary } from '../../../client/src/documents.ts';
import { mapText } from '../../strings/texts.ts';
import { boxOf, type MapPoint, placeLabels } from './map-labels.ts';
import {
  kilometresPerPixel,
  type MapView,
  mapSize,
  type Position,
  pointOf,
  roundDistance,
} from './map-view.ts';

const maxBar = 90;
const maxOtherNames = 10;
/** Other places that are tried, so that ten names fit even if the most frequent places are close together. */
const maxTried = 40;

export interface MappedPlace extends Partial<Position> {
  readonly id: string;
  readonly name: string;
  readonly featureType?: string | undefined;
  readonly apiLink: string;
}

export type LocatedPlace = MappedPlace & Position;

export function hasPosition<Place extends Partial<Position>>(place: Place): place is Place & Position {
  return place.latitude !== undefined && place.longitude !== undefined;
}

export interface LocatedStop {
  readonly place: LocatedPlace;
  readonly remark: string;
}

export function JourneyLine({
  view,
  stops,
}: {
  readonly view: MapView;
  readonly stops: readonly LocatedStop[];
}) {
  const points = stops.map(({ place }) => pointOf(view, mapSize, place));
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

interface PlacesLayerProps {
  readonly view: MapView;
  readonly places: readonly LocatedPlace[];
  readonly others: readonly DatasetPlaceSummary[];
  readonly onOpen: (link: string) => void;
  readonly children: ComponentChildren;
}

export function PlacesLayer({ view, places, others, onOpen, children }: PlacesLayerProps) {
  const { named, points, bar, distance } = layoutOf(view, places, others);
  return (
    <>
      {named.map(({ id, x, y }) => (
        <circle key={id} class="other" cx={x} cy={y} r={1.3} />
      ))}
      {children}
      {named.map((point) => (
        <Name key={point.id} class="other" point={point} label={point.label} />
      ))}
      {points.map((point) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the list next to the map has buttons
        <g key={point.id} class="spot" onClick={() => onOpen(point.apiLink)}>
          <title>{point.name}</title>
          <circle class="reach" cx={point.x} cy={point.y} r={12} />
          <circle class={point.featureType === 'Region' ? 'wide' : ''} cx={point.x} cy={point.y} r={3.6} />
          <Name point={point} label={point.label} />
        </g>
      ))}
      <path class="scale" d={`M12 ${mapSize.height - 14}v4h${bar}v-4`} />
      <text class="scale" x={12 + bar / 2} y={mapSize.height - 15} text-anchor="middle">
        {mapText('kilometres', { number: distance })}
      </text>
    </>
  );
}

/**
 * The content of the map view: the places, the most frequent other places around them, and the scale bar. Names overlap
 * neither each other nor the bar and the buttons. Other places whose name does not fit are omitted.
 */
export function layoutOf(
  view: MapView,
  places: readonly LocatedPlace[],
  others: readonly DatasetPlaceSummary[],
) {
  const isInside = ({ x, y }: MapPoint) => x > 0 && x < mapSize.width && y > 0 && y < mapSize.height;
  const ids = new Set(places.map(({ id }) => id));
  const around = others
    .filter((place) => !ids.has(place.id) && hasPosition(place))
    .toSorted((a, b) => b.numberOfReferences - a.numberOfReferences)
    .map((place) => ({ id: place.id, name: place.name, ...pointOf(view, mapSize, place as Position) }))
    .filter(isInside);
  const points = places.map((place) => ({ ...place, ...pointOf(view, mapSize, place) })).filter(isInside);
  const perPixel = kilometresPerPixel(view);
  const distance = roundDistance(maxBar * perPixel);
  const bar = distance / perPixel;
  const scale = { left: 0, top: mapSize.height - 26, right: bar + 24, bottom: mapSize.height };
  const buttons = {
    left: mapSize.width - 132,
    top: mapSize.height - 50,
    right: mapSize.width,
    bottom: mapSize.height,
  };
  const frame = [scale, buttons];
  const labels = placeLabels(points, mapSize, frame);
  const taken = [
    ...frame,
    ...labels.flatMap((label, index) => (label ? [boxOf(label, points[index]!.name)] : [])),
  ];
  const spots = points.map(({ x, y }) => ({ left: x - 5, top: y - 5, right: x + 5, bottom: y + 5 }));
  const tried = around.slice(0, maxTried);
  const otherLabels = placeLabels(tried, mapSize, [...taken, ...spots]);
  const named = tried.flatMap((point, index) => {
    const label = otherLabels[index];
    return label ? [{ ...point, label }] : [];
  });
  return {
    ...{ bar, distance },
    points: points.map((point, index) => ({ ...point, label: labels[index] })),
    named: named.slice(0, maxOtherNames),
  };
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
