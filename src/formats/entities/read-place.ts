import type { Place } from '../../model/entities.ts';
import type { RowReader } from './row-reader.ts';

/** A row of the table of places. */
export function readPlace(row: RowReader): Place {
  return {
    ...row.entity,
    kjvName: row.text('kjvName'),
    esvName: row.text('esvName'),
    aliases: row.list('aliases'),
    featureType: row.text('featureType'),
    featureSubType: row.text('featureSubType'),
    ...coordinates(row),
    precision: row.text('precision'),
    description: row.paragraphs('dictText'),
    comment: row.text('comment'),
    rootPlace: row.reference('rootID', 'places'),
    duplicateOf: row.reference('duplicate_of', 'places'),
    people: row.references('hasBeenHere', 'people'),
    peopleBorn: row.references('peopleBorn', 'people'),
    peopleDied: row.references('peopleDied', 'people'),
    events: row.references('eventsHere', 'events'),
  };
}

/** Never the latitude of one source with the longitude of another: that is a third place. */
function coordinates(row: RowReader): Pick<Place, 'latitude' | 'longitude'> {
  const own = pair(row, 'latitude', 'longitude');
  if (own) return own;
  const openBible = pair(row, 'openBibleLat', 'openBibleLong');
  const [half] = ['latitude', 'longitude'].filter((column) => row.text(column) !== undefined);
  if (half) {
    const taken = openBible ? '"openBibleLat" and "openBibleLong" were taken' : 'it was left out';
    row.report('bad-cell', half, `"${half}" is of no use without the other coordinate; ${taken}`);
  }
  return openBible ?? { latitude: undefined, longitude: undefined };
}

function pair(row: RowReader, latitudeColumn: string, longitudeColumn: string) {
  const latitude = row.number(latitudeColumn, -90, 90);
  const longitude = row.number(longitudeColumn, -180, 180);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
