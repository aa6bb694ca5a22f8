import type { Dataset, DatasetPlaces } from '../../../../client/src/documents.ts';
import { service } from '../../service/service.ts';
import { useDocument } from '../../service/use-document.ts';
import { hasPosition, type MappedPlace, PlaceMap } from '../map/place-map.tsx';

interface ChapterMapProps {
  readonly dataset: Dataset;
  readonly places: readonly (Omit<MappedPlace, 'latitude' | 'longitude'> & Partial<MappedPlace>)[];
  readonly onOpen: (link: string) => void;
}

const none: DatasetPlaces['places'] = [];

/** A map of those places whose position is known; nothing where none is. */
export function ChapterMap({ dataset, places, onOpen }: ChapterMapProps) {
  const mapped = places.filter(hasPosition);
  const link = mapped.length > 0 ? dataset.listOfPlacesApiLink : undefined;
  const all = useDocument(link, (signal) => service.get<DatasetPlaces>(link!, { signal }));
  if (mapped.length === 0) return null;
  return <PlaceMap places={mapped} others={all.document?.places ?? none} onOpen={onOpen} />;
}
