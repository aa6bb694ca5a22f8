import { bookReferences, type ContractShape, chapterReferences, schemaOf } from './contract-shape.ts';
import type { ContractText } from './contract-text.ts';

const personRecord = ['DatasetPersonRecord', 'person'] as const;

export const datasetShapes: readonly ContractShape[] = [
  {
    name: 'Dataset',
    contract: (text) => text.table('2.9', 'Field'),
    schema: () => schemaOf('AvailableDatasets', 'datasets'),
    extra: ['licenseNotice'],
  },
  {
    name: 'DatasetBook',
    contract: (text) => text.sentence('2.9', '`DatasetBook`:'),
    schema: () => schemaOf('DatasetBooks', 'books'),
    extra: bookReferences,
  },
  {
    name: 'DatasetBookChapter',
    contract: (text) => text.sentence('2.9', '(`DatasetBookChapter`):').slice(0, -4),
    schema: () => schemaOf('DatasetBookChapter'),
    extra: chapterReferences,
  },
  {
    name: 'verse of a DatasetBookChapter',
    contract: (text) => text.sentence('2.9', '`content`: list of'),
    schema: () => schemaOf('DatasetBookChapter', 'chapter', 'content'),
  },
  {
    name: 'DatasetReference',
    contract: (text) => text.sentence('2.9', '`DatasetReference`:'),
    schema: () => schemaOf('DatasetBookChapter', 'chapter', 'content', 'references'),
    extra: ['endChapter'],
  },
  {
    name: 'DatasetEntityBookChapter',
    contract: (text) => text.sentence('2.9', '(`DatasetEntityBookChapter`):'),
    schema: () => schemaOf('DatasetEntityBookChapter'),
    extra: chapterReferences,
  },
  {
    name: 'chapter of a DatasetEntityBookChapter',
    contract: (text) => text.sentence('2.9', '`chapter` has'),
    schema: () => schemaOf('DatasetEntityBookChapter', 'chapter'),
  },
  ...(['person', 'place', 'event'] as const).map((type) => ({
    name: `${type} in a chapter`,
    contract: (text: ContractText) => text.row('2.9', 'Entity in chapter', type),
    schema: () => schemaOf('DatasetEntityBookChapter', 'chapter', type === 'person' ? 'people' : `${type}s`),
  })),
  {
    name: 'DatasetEntityRef',
    contract: (text) => text.sentence('2.9', '`DatasetEntityRef` ='),
    schema: () => schemaOf(...personRecord, 'father'),
    always: ['name', 'apiLink'],
  },
  {
    name: 'VerseRef',
    contract: (text) => text.sentence('2.9', '`VerseRef` ='),
    schema: () => schemaOf(...personRecord, 'references'),
  },
  {
    name: 'DatasetPersonSummary',
    contract: (text) => text.sentence('2.9', '(`DatasetPersonSummary`):'),
    schema: () => schemaOf('DatasetPeople', 'people'),
  },
  {
    name: 'person record response',
    contract: (text) => text.sentence('2.9', 'Person record response:'),
    schema: () => schemaOf('DatasetPersonRecord'),
  },
  {
    name: 'person',
    contract: (text) => text.sentence('2.9', '`person` fields:'),
    schema: () => schemaOf(...personRecord),
  },
];
