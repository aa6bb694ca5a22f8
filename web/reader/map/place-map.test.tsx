import '../../location.fixture.ts';
import { describe, expect, test } from 'bun:test';
import { renderToString } from 'preact-render-to-string';
import type { DatasetPlaceSummary } from '../../../client/src/documents.ts';
import { elementsOf, fire } from '../../rendered.fixture.ts';
import { JourneyLine, type LocatedPlace, layoutOf, PlacesLayer } from './map-layers.tsx';
import { fitMap, mapSize } from './map-view.ts';
import { MapButtons, Stops } from './place-map.tsx';

const place = (id: string, latitude: number, longitude: number, featureType = 'City'): LocatedPlace => ({
  ...{ id, name: `Name of ${id}`, latitude, longitude, featureType, apiLink: `/${id}` },
});
const places = [
  place('jerusalem', 31.78, 35.23),
  place('bethlehem', 31.7, 35.2),
  place('moab', 31.5, 35.8, 'Region'),
];
const other = (id: string, numberOfReferences: number, latitude?: number, longitude?: number) =>
  ({ id, name: id, numberOfReferences, latitude, longitude }) as unknown as DatasetPlaceSummary;
const view = fitMap(places, mapSize);

describe('the view of a map', () => {
  test('has the other places around, the most frequent first, without the ones of the chapter', () => {
    const others = [
      other('rare', 1, 31.6, 35.4),
      other('often', 9, 31.6, 35.3),
      other('moab', 5, 31.5, 35.8),
      other('far', 7, 45, 20),
      other('unknown', 8),
    ];
    expect(layoutOf(view, places, others).named.map(({ id }) => id)).toEqual(['often', 'rare']);
  });

  test('has at most ten other places, and only those whose name can be read', () => {
    const apart = Array.from({ length: 30 }, (_, index) =>
      other(`p${index}`, index, 31.35 + 0.05 * (index % 10), 35.1 + 0.2 * (index % 3)),
    );
    const { named } = layoutOf(view, places, apart);
    expect(named.length).toBeGreaterThan(3);
    expect(named.length).toBeLessThanOrEqual(10);
    expect(named[0]!.id).toBe('p29');
    const together = Array.from({ length: 30 }, (_, index) => other(`p${index}`, index, 31.6, 35.3));
    expect(layoutOf(view, places, together).named.length).toBeLessThan(10);
  });

  test('has a scale bar of a round length that fits', () => {
    const { bar, distance } = layoutOf(view, places, []);
    expect(bar).toBeGreaterThan(30);
    expect(bar).toBeLessThanOrEqual(90);
    expect(String(distance)).toMatch(/^[125]0*$/);
  });
});

test('places are drawn as spots with names, and regions as wide ones', () => {
  const html = renderToString(
    <svg aria-hidden="true">
      <PlacesLayer {...{ view, places }} others={[other('near', 1, 31.6, 35.4)]} onOpen={() => {}}>
        <path class="between" />
      </PlacesLayer>
    </svg>,
  );
  const titles = [...html.matchAll(/<title>([^<]*)/g)].map(([, title]) => title);
  expect(titles).toEqual(places.map(({ name }) => name));
  expect(html.match(/class="wide"/g)).toHaveLength(1);
  expect(html.indexOf('class="other"')).toBeLessThan(html.indexOf('class="between"'));
  expect(html).toContain('km</text>');
});

test('a journey has an arrow between each stop and the next', () => {
  const stops = places.map((each) => ({ place: each, remark: '' }));
  const html = renderToString(
    <svg aria-hidden="true">
      <JourneyLine {...{ view, stops }} />
    </svg>,
  );
  expect(html.match(/<g><path/g)).toHaveLength(2);
  expect(html.match(/class="arrow"/g)?.length).toBeGreaterThanOrEqual(1);
});

test('the stops of a journey are counted and listed with their remarks', () => {
  const stops = [{ place: places[1]!, remark: 'Ruth 1:1' }];
  const html = renderToString(<Stops stops={stops} onOpen={() => {}} />);
  expect(html).toContain('<summary>1 stop</summary>');
  expect(html).toContain('Name of bethlehem</button> <span class="remark">Ruth 1:1</span>');
});

test('the button for all places is disabled while all of them are in view', () => {
  const buttons = (isFitted: boolean) =>
    renderToString(<MapButtons isFitted={isFitted} show={() => {}} onFit={() => {}} />);
  expect(buttons(true)).toMatch(/disabled[^>]*>⤢/);
  expect(buttons(false)).not.toContain('disabled');
});

test('a stop opens its place, and the buttons change the view', () => {
  const opened: string[] = [];
  const stops = [{ place: places[1]!, remark: '' }];
  fire(<Stops stops={stops} onOpen={(link) => opened.push(link)} />, 'Name of bethlehem', 'onClick');
  expect(opened).toEqual(['/bethlehem']);
  const scales: number[] = [];
  const buttons = (
    <MapButtons
      isFitted={false}
      show={(change) => scales.push(change(view).pixelsPerDegree / view.pixelsPerDegree)}
      onFit={() => scales.push(0)}
    />
  );
  for (const { props } of elementsOf(buttons, 'button')) (props.onClick as () => void)();
  expect(scales).toEqual([0.5, 2, 0]);
});
