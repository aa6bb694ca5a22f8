import type {
  ApiDatasetEntityBookChapter,
  ApiDatasetEvent,
  ApiDatasetEvents,
  ApiDatasetPeople,
  ApiDatasetPeopleGroup,
  ApiDatasetPeopleGroups,
  ApiDatasetPerson,
  ApiDatasetPlace,
  ApiDatasetPlaces,
} from 'free-use-bible-api';
import type {
  EntityChapter,
  EventRecord,
  EventsList,
  GroupRecord,
  GroupsList,
  PeopleList,
  PersonRecord,
  PlaceRecord,
  PlacesList,
} from './entity-schema.ts';

export type ClientShapes = [
  Fits<Served<EntityChapter>, Served<ApiDatasetEntityBookChapter>>,
  Fits<Served<PeopleList>, Served<ApiDatasetPeople>>,
  Fits<Served<PersonRecord>, Served<ApiDatasetPerson>>,
  Fits<Served<PlacesList>, Served<ApiDatasetPlaces>>,
  Fits<Served<PlaceRecord>, Served<ApiDatasetPlace>>,
  Fits<Served<EventsList>, Served<ApiDatasetEvents>>,
  Fits<Served<EventRecord>, Served<ApiDatasetEvent>>,
  Fits<Served<GroupsList>, Served<ApiDatasetPeopleGroups>>,
  Fits<Served<GroupRecord>, Served<ApiDatasetPeopleGroup>>,
];

type Fits<Document extends Declared, Declared> = Document;

/** JSON has no undefined. Book ids are strings in the schema but literals in the client. */
type Served<Value> = Value extends string
  ? string
  : Value extends (infer Item)[]
    ? Served<Item>[]
    : Value extends object
      ? { [Member in keyof Value]: Served<Exclude<Value[Member], undefined>> }
      : Value;
