import type { PeopleGroup, Person, ScriptureEvent, ScripturePlace } from '../../model/entities.ts';
import type { RowReader } from './row-reader.ts';

export function readPerson(row: RowReader): Person {
  return {
    ...row.entity,
    alsoCalled: otherNames(row),
    isProperName: row.flag('isProperName'),
    gender: row.text('gender'),
    description: row.paragraphs('dictText'),
    birthYear: row.number('birthYear'),
    deathYear: row.number('deathYear'),
    minYear: row.number('minYear'),
    maxYear: row.number('maxYear'),
    birthPlace: row.reference('birthPlace', 'places'),
    deathPlace: row.reference('deathPlace', 'places'),
    father: row.references('father', 'people'),
    mother: row.references('mother', 'people'),
    partners: row.references('partners', 'people'),
    children: row.references('children', 'people'),
    siblings: row.references('siblings', 'people'),
    halfSiblingsSameMother: row.references('halfSiblingsSameMother', 'people'),
    halfSiblingsSameFather: row.references('halfSiblingsSameFather', 'people'),
    memberOf: row.references('memberOf', 'groups'),
    events: row.references('events', 'events'),
  };
}

/** Adds the plain name if the title spells it differently: "Baal-hanan" for "Baalhanan". */
function otherNames(row: RowReader): string[] {
  const plain = row.text('name');
  const others = row.list('alsoCalled');
  return plain === undefined || row.text('displayTitle')?.includes(plain) !== false
    ? others
    : [...new Set([plain, ...others])];
}

export function readPlace(row: RowReader): ScripturePlace {
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
    comment: row.prose('comment'),
    rootPlace: row.reference('rootID', 'places'),
    duplicateOf: row.reference('duplicate_of', 'places'),
    people: row.references('hasBeenHere', 'people'),
    peopleBorn: row.references('peopleBorn', 'people'),
    peopleDied: row.references('peopleDied', 'people'),
    events: row.references('eventsHere', 'events'),
  };
}

/** Never combines the latitude of one source with the longitude of another: that would be a third place. */
function coordinates(row: RowReader): Pick<ScripturePlace, 'latitude' | 'longitude'> {
  const own = pair(row, 'latitude', 'longitude');
  if (own) return own;
  const openBible = pair(row, 'openBibleLat', 'openBibleLong');
  const [half] = ['latitude', 'longitude'].filter((column) => row.text(column) !== undefined);
  if (half) {
    const taken = openBible ? '"openBibleLat" and "openBibleLong" were taken' : 'it was left out';
    row.report('bad-cell', half, `"${half}" has no second coordinate; ${taken}`);
  }
  return openBible ?? { latitude: undefined, longitude: undefined };
}

function pair(row: RowReader, latitudeColumn: string, longitudeColumn: string) {
  const latitude = row.number(latitudeColumn, -90, 90);
  const longitude = row.number(longitudeColumn, -180, 180);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

export function readEvent(row: RowReader): ScriptureEvent {
  return {
    ...row.entity,
    startDate: row.text('startDate'),
    duration: row.text('duration'),
    participants: row.references('participants', 'people'),
    locations: row.references('locations', 'places'),
    groups: row.references('groups', 'groups'),
    partOf: row.reference('partOf', 'events'),
    predecessor: row.reference('predecessor', 'events'),
  };
}

export function readGroup(row: RowReader): PeopleGroup {
  return {
    ...row.entity,
    members: row.references('members', 'people'),
    events: row.references('events', 'events'),
  };
}
