import type { Place } from '../../model/entities.ts';
import type { Dataset } from '../dataset/dataset-schema.ts';
import { links } from '../links.ts';
import type { PlaceRecord } from './place-record-schema.ts';
import { recordMembers } from './record-members.ts';
import { verseReferences } from './verse-references.ts';

/** `places/{id}.json`. */
export function placeRecord(dataset: Dataset, place: Place): PlaceRecord {
  const { reference, references, texts } = recordMembers(dataset.id);
  return {
    dataset,
    place: {
      id: place.id,
      name: place.name,
      kjvName: place.kjvName,
      esvName: place.esvName,
      aliases: texts(place.aliases),
      featureType: place.featureType,
      featureSubType: place.featureSubType,
      latitude: place.latitude,
      longitude: place.longitude,
      precision: place.precision,
      description: texts(place.description),
      comment: place.comment,
      rootPlace: reference(place.rootPlace),
      duplicateOf: reference(place.duplicateOf),
      people: references(place.people),
      peopleBorn: references(place.peopleBorn),
      peopleDied: references(place.peopleDied),
      events: references(place.events),
      references: verseReferences(place.verses),
    },
    thisPlaceApiLink: links.entity(dataset.id, 'places', place.id),
  };
}
