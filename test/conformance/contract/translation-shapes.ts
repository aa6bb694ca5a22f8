import { bookReferences, type ContractShape, chapterReferences, schemaOf } from './contract-shape.ts';
import type { ContractText } from './contract-text.ts';
import { memberSchema, optionOfType, optionWith } from './schema-members.ts';

const chapterContent = () => schemaOf('TranslationBookChapter', 'chapter', 'content');
const verseItem = () => memberSchema(optionOfType(chapterContent(), 'verse'), 'content');
const simpleContent = () => schemaOf('SimpleTranslationBookChapter', 'chapter', 'content');
const simpleVerse = (...members: readonly string[]) =>
  memberSchema(optionOfType(simpleContent(), 'verse'), ...members);

export const translationShapes: readonly ContractShape[] = [
  {
    name: 'Translation',
    contract: (text) => text.table('2.1', 'Field'),
    schema: () => schemaOf('AvailableTranslations', 'translations'),
    extra: ['licenseNotice', 'license'],
    optional: ['sha256'],
  },
  {
    name: 'TranslationBook',
    contract: (text) => text.table('2.2', 'Field'),
    schema: () => schemaOf('TranslationBooks', 'books'),
    extra: [...bookReferences, 'sha256'],
  },
  {
    name: 'TranslationBookChapter',
    contract: (text) => text.table('2.3', 'Field'),
    schema: () => schemaOf('TranslationBookChapter'),
    extra: chapterReferences,
  },
  {
    name: 'ChapterData',
    contract: (text) => text.sentence('2.3', '`ChapterData`:'),
    schema: () => schemaOf('TranslationBookChapter', 'chapter'),
  },
  ...['heading', 'verse', 'hebrew_subtitle'].map((type) => ({
    name: `chapter content of type ${type}`,
    contract: (text: ContractText) => ['type', ...text.row('2.3', 'type', `'${type}'`)],
    schema: () => optionOfType(chapterContent(), type),
  })),
  {
    name: 'FormattedText',
    contract: (text) => text.row('2.3', 'Item', 'FormattedText'),
    schema: () => optionWith(verseItem(), 'text'),
  },
  {
    name: 'InlineHeading',
    contract: (text) => text.row('2.3', 'Item', 'InlineHeading'),
    schema: () => optionWith(verseItem(), 'heading'),
  },
  {
    name: 'InlineLineBreak',
    contract: (text) => text.row('2.3', 'Item', 'InlineLineBreak'),
    schema: () => optionWith(verseItem(), 'lineBreak'),
  },
  {
    name: 'VerseFootnoteReference',
    contract: (text) => text.row('2.3', 'Item', 'VerseFootnoteReference'),
    schema: () => optionWith(verseItem(), 'noteId'),
  },
  {
    name: 'ChapterFootnote',
    contract: (text) => text.sentence('2.3', '`ChapterFootnote`:'),
    schema: () => schemaOf('TranslationBookChapter', 'chapter', 'footnotes'),
  },
  {
    name: 'SimpleTranslationBookChapter',
    contract: (text) => [...text.sentence('2.4', 'Fields:'), 'thisChapterWordsLink?'],
    schema: () => schemaOf('SimpleTranslationBookChapter'),
    extra: ['nextChapterWordsLink', 'previousChapterWordsLink'],
  },
  {
    name: 'SimpleChapterData',
    contract: (text) => ['number', ...text.sentence('2.4', '`SimpleChapterData`): `number`;')],
    schema: () => schemaOf('SimpleTranslationBookChapter', 'chapter'),
  },
  {
    name: 'simplified heading',
    contract: (text) => ['type', ...text.row('2.4', 'type', "'heading'")],
    schema: () => optionOfType(simpleContent(), 'heading'),
  },
  {
    name: 'simplified verse',
    contract: (text) => ['type', ...text.row('2.4', 'type', "'verse'")],
    schema: () => simpleVerse(),
  },
  {
    name: 'simplified subtitle',
    contract: (text) => ['type', ...text.row('2.4', 'type', "'verse'").filter((name) => name !== 'number')],
    schema: () => optionOfType(simpleContent(), 'hebrew_subtitle'),
  },
  {
    name: 'SimpleVerseFootnote',
    contract: (text) => text.row('2.4', 'Shape', 'SimpleVerseFootnote'),
    schema: () => simpleVerse('footnotes'),
  },
  {
    name: 'SimpleInlineHeading',
    contract: (text) => text.row('2.4', 'Shape', 'SimpleInlineHeading'),
    schema: () => simpleVerse('headings'),
  },
  {
    name: 'SimpleTextRange',
    contract: (text) => text.row('2.4', 'Shape', 'SimpleTextRange'),
    schema: () => simpleVerse('wordsOfJesus'),
  },
  {
    name: 'SimplePoemRange',
    contract: (text) => text.row('2.4', 'Shape', 'SimplePoemRange'),
    schema: () => simpleVerse('poem'),
  },
  {
    name: 'TranslationBookChapterAudioTimings',
    contract: (text) => text.table('2.5', 'Field'),
    schema: () => schemaOf('TranslationBookChapterAudioTimings'),
  },
  ...['TranslationBookChapterWords', 'SimpleTranslationBookChapterWords'].map((name) => ({
    name,
    contract: (text: ContractText) => text.table('2.6', 'Field | Type'),
    schema: () => schemaOf(name),
  })),
  {
    name: 'word of the simplified file',
    contract: (text) => text.table('2.6', 'Field | Type | Notes'),
    schema: () => schemaOf('SimpleTranslationBookChapterWords', 'verses'),
  },
  {
    name: 'word of the standard file',
    contract: (text) => ['contentIndex', ...text.table('2.6', 'Field | Type | Notes')],
    schema: () => schemaOf('TranslationBookChapterWords', 'verses'),
  },
  {
    name: 'TranslationComplete',
    contract: (text) => text.sentence('2.7', '(`TranslationComplete`):'),
    schema: () => schemaOf('TranslationComplete'),
  },
  {
    name: 'SimpleTranslationComplete',
    contract: (text) => text.sentence('2.7', '(`SimpleTranslationComplete`):'),
    schema: () => schemaOf('SimpleTranslationComplete'),
  },
  ...['TranslationComplete', 'SimpleTranslationComplete'].map((name) => ({
    name: `book of a ${name}`,
    contract: (text: ContractText) => text.sentence('2.7', 'Each book has'),
    schema: () => schemaOf(name, 'books'),
  })),
  {
    name: 'chapter of a TranslationComplete',
    contract: (text) => text.sentence('2.7', 'Each chapter entry holds'),
    schema: () => schemaOf('TranslationComplete', 'books', 'chapters'),
    extra: ['thisChapterWordsLink'],
  },
  {
    name: 'chapter of a SimpleTranslationComplete',
    contract: (text) => text.sentence('2.7', 'Each chapter entry has'),
    schema: () => schemaOf('SimpleTranslationComplete', 'books', 'chapters'),
  },
];
