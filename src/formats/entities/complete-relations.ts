import { addToGroup } from '../../lib/group-by.ts';
import type { Entities, Entity, EntityReference, EntityType } from '../../model/entities.ts';

/**
 * Completes relations that are stored in two tables, such as a person's events and an event's participants.
 * The tables are not always equally current (People.csv has 291 of the 781 participations in Events.csv), so
 * each relation is applied to both sides.
 */
export function completeRelations(entities: Entities): Entities {
  const { people, places, events, groups } = entities;
  const members = referring(people, 'people', (person) => person.memberOf);
  const participants = referring(people, 'people', (person) => person.events);
  const born = referring(people, 'people', ({ birthPlace }) => (birthPlace ? [birthPlace] : []));
  const died = referring(people, 'people', ({ deathPlace }) => (deathPlace ? [deathPlace] : []));
  const locations = referring(places, 'places', (place) => place.events);
  const eventsOfPerson = referring(events, 'events', (event) => event.participants);
  const eventsAtPlace = referring(events, 'events', (event) => event.locations);
  const eventsOfGroup = referring(events, 'events', (event) => event.groups);
  const groupsOfPerson = referring(groups, 'groups', (group) => group.members);
  const groupsAtEvent = referring(groups, 'groups', (group) => group.events);
  return {
    people: people.map((person) => ({
      ...person,
      memberOf: union(person.memberOf, groupsOfPerson.get(person.id)),
      events: union(person.events, eventsOfPerson.get(person.id)),
    })),
    places: places.map((place) => ({
      ...place,
      peopleBorn: union(place.peopleBorn, born.get(place.id)),
      peopleDied: union(place.peopleDied, died.get(place.id)),
      events: union(place.events, eventsAtPlace.get(place.id)),
    })),
    events: events.map((event) => ({
      ...event,
      participants: union(event.participants, participants.get(event.id)),
      locations: union(event.locations, locations.get(event.id)),
      groups: union(event.groups, groupsAtEvent.get(event.id)),
    })),
    groups: groups.map((group) => ({
      ...group,
      members: union(group.members, members.get(group.id)),
      events: union(group.events, eventsOfGroup.get(group.id)),
    })),
  };
}

function referring<Kind extends Entity>(
  entities: readonly Kind[],
  type: EntityType,
  references: (entity: Kind) => readonly EntityReference[],
): ReadonlyMap<string, readonly EntityReference[]> {
  const found = new Map<string, EntityReference[]>();
  for (const entity of entities) {
    const { id, name } = entity;
    for (const reference of references(entity)) addToGroup(found, reference.id, { id, type, name });
  }
  return found;
}

function union(
  own: readonly EntityReference[],
  others: readonly EntityReference[] = [],
): readonly EntityReference[] {
  const known = new Set(own.map(({ id }) => id));
  return [...own, ...others.filter(({ id }) => !known.has(id))];
}
