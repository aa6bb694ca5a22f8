import type { Place } from '../../model/entities.ts';
import type { Dataset } from '../dataset/dataset-schema.ts';
import { links } from '../links.ts';
import type { PlacesList } from './places-list-schema.ts';

/** `places.json`, in the order of the source. */
export function placesList(dataset: Dataset, places: readonly Place[]): PlacesList {
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
