import { bookReferences, type ContractShape, chapterReferences, schemaOf } from './contract-shape.ts';

export const commentaryShapes: readonly ContractShape[] = [
  {
    name: 'Commentary',
    contract: (text) => text.table('2.8', 'Field'),
    schema: () => schemaOf('AvailableCommentaries', 'commentaries'),
    extra: ['licenseNotes', 'licenseNotice', 'listOfProfilesApiLink', 'sha256', 'totalNumberOfProfiles'],
  },
  {
    name: 'CommentaryBook',
    contract: (text) => text.sentence('2.8', '`CommentaryBook`:'),
    schema: () => schemaOf('CommentaryBooks', 'books'),
    extra: [...bookReferences, 'introductionSummary', 'sha256'],
  },
  {
    name: 'CommentaryBookChapter',
    contract: (text) => text.sentence('2.8', '`CommentaryBookChapter`:'),
    schema: () => schemaOf('CommentaryBookChapter'),
    extra: chapterReferences,
  },
  {
    name: 'chapter of a CommentaryBookChapter',
    contract: (text) => text.sentence('2.8', '`chapter` has'),
    schema: () => schemaOf('CommentaryBookChapter', 'chapter'),
  },
  {
    name: 'verse of a commentary',
    contract: () => ['type', 'number', 'content'],
    schema: () => schemaOf('CommentaryBookChapter', 'chapter', 'content'),
  },
];
