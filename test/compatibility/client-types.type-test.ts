/**
 * Checked only by tsc. Our documents are valid by their schemas (test/end-to-end/contract.test.ts checks
 * samples of every kind), and the types inferred from the schemas are assignable to the types of the public
 * client (below). So the client's types accept every document.
 */
import type * as client from 'free-use-bible-api';
import type {
  AvailableCommentaries,
  CommentaryBooks,
  CommentaryChapter,
  SimpleCommentaryChapter,
} from '../../src/documents/commentary/commentary-schema.ts';
import type { CrossReferenceChapter } from '../../src/documents/cross-references/cross-reference-chapter-schema.ts';
import type { AvailableDatasets, DatasetBooks } from '../../src/documents/dataset/dataset-schema.ts';
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
} from '../../src/documents/entities/entity-schema.ts';
import type { TranslationBookChapterAudioTimings } from '../../src/documents/translation/audio-timings-schema.ts';
import type {
  SimpleTranslationBookChapter,
  TranslationBookChapter,
} from '../../src/documents/translation/chapter-schema.ts';
import type {
  SimpleTranslationComplete,
  TranslationComplete,
} from '../../src/documents/translation/complete-schema.ts';
import type {
  AvailableTranslations,
  TranslationBooks,
} from '../../src/documents/translation/translation-schema.ts';
import type {
  SimpleTranslationBookChapterWords,
  TranslationBookChapterWords,
} from '../../src/documents/translation/words-schema.ts';

type Served<T> = T extends (infer Item)[]
  ? Served<Item>[]
  : T extends object
    ? { [Name in keyof T]: Served<Exclude<T[Name], undefined>> }
    : T;

type Client<T> = T extends client.BookId
  ? // The contract has any id of the USFM standard; book-ids.test.ts lists those that the client lacks
    string
  : T extends (infer Item)[]
    ? Client<Item>[]
    : T extends client.ScoredVerseRef
      ? // In the contract, the score of a reference is optional
        ClientMembers<Omit<T, 'score'>> & { score?: number }
      : T extends object
        ? ClientMembers<T>
        : T;

type ClientMembers<T> = {
  // The contract also allows 'usfm' for datasets; the served documents only contain 'json'
  [Name in keyof T]: Name extends 'availableFormats' ? ('json' | 'usfm')[] : Client<T[Name]>;
};

type Accepts<Theirs, Ours extends Theirs> = [Theirs, Ours];

export type EveryDocumentIsAccepted = [
  Accepts<Client<client.ApiAvailableTranslations>, Served<AvailableTranslations>>,
  Accepts<Client<client.ApiTranslationBooks>, Served<TranslationBooks>>,
  Accepts<Client<client.ApiTranslationBookChapter>, Served<TranslationBookChapter>>,
  Accepts<Client<client.ApiSimpleTranslationBookChapter>, Served<SimpleTranslationBookChapter>>,
  Accepts<Client<client.ApiTranslationBookChapterAudioTimings>, Served<TranslationBookChapterAudioTimings>>,
  Accepts<Client<client.ApiTranslationBookChapterWords>, Served<TranslationBookChapterWords>>,
  Accepts<Client<client.ApiSimpleTranslationBookChapterWords>, Served<SimpleTranslationBookChapterWords>>,
  Accepts<Client<client.ApiTranslationComplete>, Served<TranslationComplete>>,
  Accepts<Client<client.ApiSimpleTranslationComplete>, Served<SimpleTranslationComplete>>,
  Accepts<Client<client.ApiAvailableCommentaries>, Served<AvailableCommentaries>>,
  Accepts<Client<client.ApiCommentaryBooks>, Served<CommentaryBooks>>,
  Accepts<Client<client.ApiCommentaryBookChapter>, Served<CommentaryChapter>>,
  Accepts<Client<client.ApiSimpleCommentaryBookChapter>, Served<SimpleCommentaryChapter>>,
  Accepts<Client<client.ApiAvailableDatasets>, Served<AvailableDatasets>>,
  Accepts<Client<client.ApiDatasetBooks>, Served<DatasetBooks>>,
  Accepts<Client<client.ApiDatasetBookChapter>, Served<CrossReferenceChapter>>,
  Accepts<Client<client.ApiDatasetEntityBookChapter>, Served<EntityChapter>>,
  Accepts<Client<client.ApiDatasetPeople>, Served<PeopleList>>,
  Accepts<Client<client.ApiDatasetPerson>, Served<PersonRecord>>,
  Accepts<Client<client.ApiDatasetPlaces>, Served<PlacesList>>,
  Accepts<Client<client.ApiDatasetPlace>, Served<PlaceRecord>>,
  Accepts<Client<client.ApiDatasetEvents>, Served<EventsList>>,
  Accepts<Client<client.ApiDatasetEvent>, Served<EventRecord>>,
  Accepts<Client<client.ApiDatasetPeopleGroups>, Served<GroupsList>>,
  Accepts<Client<client.ApiDatasetPeopleGroup>, Served<GroupRecord>>,
];

type Without<T, Name extends keyof T> = Omit<T, Name>;
export type WrongDocumentsAreRefused = [
  // @ts-expect-error: a member is missing
  Accepts<Client<client.ApiTranslationBooks>, Without<Served<TranslationBooks>, 'books'>>,
  // @ts-expect-error: null where the client expects a string
  Accepts<Client<client.ApiDatasetPerson['thisPersonApiLink']>, string | null>,
];
