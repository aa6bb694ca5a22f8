import type { PeopleGroup, Person, ScriptureEvent, ScripturePlace } from '../../model/entities.ts';
import type { Dataset } from '../dataset/dataset-schema.ts';
import { links } from '../links.ts';
import type { EventsList, GroupsList, PeopleList, PlacesList } from './entity-schema.ts';

export function peopleList(dataset: Dataset, people: readonly Person[]): PeopleList {
  return {
    dataset,
    people: people.map(({ id, name, isProperName, gender, verses }) => ({
      id,
      name,
      isProperName,
      gender,
      numberOfReferences: verses.length,
      thisPersonApiLink: links.entity(dataset.id, 'people', id),
    })),
  };
}

export function placesList(dataset: Dataset, places: readonly ScripturePlace[]): PlacesList {
  return {
    dataset,
    places: places.map(({ id, name, featureType, latitude, longitude, verses }) => ({
      id,
      name,
      featureType,
      latitude,
      longitude,
      numberOfReferences: verses.length,
      thisPlaceApiLink: links.entity(dataset.id, 'places', id),
    })),
  };
}

export function eventsList(dataset: Dataset, events: readonly ScriptureEvent[]): EventsList {
  return {
    dataset,
    events: events.map(({ id, name, startDate, verses }) => ({
      id,
      name,
      startDate,
      numberOfReferences: verses.length,
      thisEventApiLink: links.entity(dataset.id, 'events', id),
    })),
  };
}

export function groupsList(dataset: Dataset, groups: readonly PeopleGroup[]): GroupsList {
  return {
    dataset,
    groups: groups.map(({ id, name, members }) => ({
      id,
      name,
      numberOfMembers: members.length,
      thisPeopleGroupApiLink: links.entity(dataset.id, 'groups', id),
    })),
  };
}
