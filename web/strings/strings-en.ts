/**
 * Every text of the reader, by its parts, in English. A name in braces is filled with a value; a text that depends on a number has a
 * form for each plural category. Scripts have only those parts that they use; the other languages are files of their own
 * (`strings-es.ts` ...), and the compiler refuses one that lacks a text.
 */
import { part } from './strings.ts';

/** What every part of the page may say. */
export const pageText = /* @__PURE__ */ part('page', {
  close: 'Close',
  loading: 'Loading…',
  licence: 'Licence',
  notLoaded: '{what} could not be loaded.',
  tryAgain: 'Try again',
  trying: 'Trying…',
  somethingWrong: 'Something went wrong in this page.',
  unreachable: 'The service cannot be reached. Check your connection.',
  tooSlow: 'The service takes too long to respond.',
  incomplete: 'The response was incomplete.',
  notThere: 'The service does not have this.',
  status: 'The service could not respond (status {status}).',
  scriptMissing: 'Check your connection, or load this page again.',
  listOfTranslations: 'The list of translations',
  listOfBooks: 'The list of books',
  nothingToRead: 'Nothing to read yet',
  emptyLibrary: 'This library has no translations. The {explorer} shows what else it has.',
  explorer: 'API explorer',
  searchResults: 'Search results',
  study: 'Study',
  kept: 'Kept',
  notKept: 'The device is offline, and this is not kept on it.',
  home: 'Home',
  welcome: 'Welcome',
  tagline: 'Read, compare and search.',
  whatIsHere: 'What is here',
});

/** The parts of the Bible. */
export const canonText = /* @__PURE__ */ part('canon', {
  oldTestament: 'Old Testament',
  newTestament: 'New Testament',
  deuterocanon: 'Deuterocanon',
  otherBooks: 'Other books',
});

/** The text of a chapter and what stands around it. */
export const readingText = /* @__PURE__ */ part('reading', {
  verse: 'Verse {number}',
  note: 'Note {caller}',
  chapters: 'Chapters',
  previousChapter: 'Previous chapter:',
  nextChapter: 'Next chapter:',
  aboutTranslation: 'About this translation',
  turnPage: 'Turn the page',
  previous: 'Previous: {place}',
  next: 'Next: {place}',
  word: 'Word “{text}”',
  explanation: 'The explanation of this word',
  explanations: 'The explanations of words',
  meanings: 'The meanings of words',
  findEveryPlace: 'Find every place',
  findEveryPlaceOf: 'Find every place of {word}',
});

/** In place of a text that is not there, and beside one. */
export const missingText = /* @__PURE__ */ part('missing', {
  chaptersOf: 'Chapters of {book}',
  noChapter: '{book} has no chapter {chapter} in this translation.',
  books: 'Books',
  booksOfTranslation: 'Books of this translation',
  translations: 'Translations',
});

/** A link to other verses. */
export const linkText = /* @__PURE__ */ part('link', {
  notInTranslation: 'Not in this translation',
  noSuchVerse: 'This translation does not have this verse.',
});

export const parallelText = /* @__PURE__ */ part('parallel', {
  sideBySide: 'Translations side by side',
  removeColumn: 'Remove this column',
});

/** What can be done with selected verses. */
export const verseText = /* @__PURE__ */ part('verse', {
  selected: '{reference} is selected',
  actions: 'Actions for {reference}',
  copy: 'Copy',
  copied: 'Copied',
  copyLink: 'Copy link',
  link: 'Link',
  linkCopied: 'Link copied',
  notAllowed: 'The browser did not allow copying',
  share: 'Share',
  compare: 'Compare',
  references: 'References',
  commentary: 'Commentary',
  listen: 'Listen',
  listenFromHere: 'Listen from here',
});

/** The card of a word. Its parsing and the lexicons are in English. */
export const wordText = /* @__PURE__ */ part('word', {
  aramaic: 'Aramaic:',
  lookingUp: 'Looking it up…',
  formsIn: 'Forms in {translation}',
  renderedIn: 'Rendered in {translation}',
  from: 'From:',
  alsoIn: 'Also in {lexicon}',
  lemma: 'Lemma',
  strongs: 'Strong’s',
  code: 'Code',
  morphology: 'Morphology',
  source: 'Source',
  occurrence: 'Occurrence',
  occurrenceOf: '{number} of {all} in the verse',
});

export const searchText = /* @__PURE__ */ part('search', {
  close: 'Close the search',
  everyPlaceOf: 'Every place of {word}',
  searching: 'Searching…',
  noVerse: 'No verse found',
  verses: { one: '{count} verse', other: '{count} verses' },
  inTranslations: { one: 'in {count} translation', other: 'in {count} translations' },
  inOldTestament: 'in the Old Testament',
  inNewTestament: 'in the New Testament',
  inOtherBooks: 'in other books',
  inBook: 'in {book}',
  as: 'as “{words}”',
  title: '{reference} (title)',
  notSearched: {
    one: 'Not searched, as it has no search index: {names}.',
    other: 'Not searched, as they have no search index: {names}.',
  },
  andMore: '{number} more',
  more: 'More ({number})',
  searchMore: { one: 'Search {count} more translation', other: 'Search {count} more translations' },
  open: 'Open {reference}',
  withoutFilters: 'Search without filters',
  wordsThatBegin: 'Words that begin with “{word}”',
  anyOrder: 'The words in any order',
  allInLanguage: 'Search all translations in {language}',
  noIndex: '{translation} cannot be searched: it was published without a search index.',
  all: 'All',
  partOfBible: 'Part of the Bible',
  books: { one: '{count} book', other: '{count} books' },
  versesByBook: 'Verses by book',
  howRenders: 'How {translation} renders {word}',
  renderedAs: 'Rendered in {translation} as',
  otherWays: { one: '(and {count} in another way)', other: '(and {count} in other ways)' },
  moreRenderings: { one: '{count} more rendering', other: '{count} more renderings' },
  order: 'Order',
  byBook: 'By book',
  bestFirst: 'Best first',
  searchIn: 'Search in',
  inOne: 'In {translation}',
  inAllOfLanguage: 'In all {number} in {language}',
  inAll: 'In all {number} translations',
});

/** The buttons that keep verses, and the signs of what is kept in the text. */
export const keepingText = /* @__PURE__ */ part('keeping', {
  highlight: 'Highlight',
  noHighlight: 'No highlight',
  gold: 'Gold',
  green: 'Green',
  blue: 'Blue',
  rose: 'Rose',
  violet: 'Violet',
  note: 'Note',
  noteWritten: 'Note, written',
  noteOn: 'Note on {title}',
  keptAsYouWrite: 'Kept on this device as you write.',
  anotherNote: 'Another note',
  done: 'Done',
  bookmark: 'Bookmark',
  bookmarked: 'Bookmarked',
  highlightedIn: 'Highlighted: {colour}',
  hasNote: 'Has a note',
  noStorage: 'This browser does not allow pages to keep anything on the device.',
  storageFull:
    'The storage of this browser for the reader is full. Export what is kept, then delete some of it.',
});

/** The panel of what is kept. */
export const keptText = /* @__PURE__ */ part('kept', {
  staysHere: 'All of this stays on this device.',
  home: 'Home',
  highlights: 'Highlights',
  notes: 'Notes',
  bookmarks: 'Bookmarks',
  plans: 'Plans',
  history: 'History',
  offline: 'Offline',
  backup: 'Backup',
  undo: 'Undo',
  delete: 'Delete',
  deleteItem: 'Delete {title}',
  noHighlights: 'Nothing is highlighted yet. Press a verse, then Highlight.',
  highlightDeleted: 'The highlight of {title} was deleted.',
  noNotes: 'You have no notes yet. Press a verse, then Note.',
  noteDeleted: 'The note on {title} was deleted.',
  noBookmarks: 'You have no bookmarks yet. Press a verse, then Bookmark.',
  bookmarkDeleted: 'The bookmark of {title} was deleted.',
  keepHistory: 'Keep the chapters that I read',
  noHistory: 'Nothing was read yet, or the history was cleared.',
  historyCleared: 'The history was cleared.',
  clearHistory: 'Clear the history',
  continue: 'Continue',
  today: 'Today',
  startPlan: 'Start a reading plan',
  readBefore: 'Read before',
  thisLibrary: 'This library',
  otherEditions: 'The other editions',
  translationsIn: '{translations} in {languages}',
  translations: { one: '{count} translation', other: '{count} translations' },
  languages: { one: '{count} language', other: '{count} languages' },
  moreLanguages: { one: '{count} more language', other: '{count} more languages' },
  toStudy: 'To study',
});

export const plansText = /* @__PURE__ */ part('plans', {
  bibleInYear: 'The Bible in a year',
  newTestamentIn90Days: 'The New Testament in 90 days',
  psalmsInMonth: 'The Psalms in a month',
  planDeleted: 'The plan was deleted.',
  deletePlan: 'Delete this plan',
  beginIn: 'Begin in {edition}',
  tooFewBooks: '{edition} has too few books for the plans of this reader.',
  thePlan: 'The plan',
  notAvailable: 'A plan that was begun in {edition} is not available any more.',
  daysDone: '{plan}: days done',
  allDone: { one: 'All {count} day is done.', other: 'All {count} days are done.' },
  day: 'Day {number}',
  dayOf: 'Day {number} of {all}',
  allDays: 'All days',
});

/** The file of all that is kept. What is wrong inside of a file is said in English, as its members are. */
export const backupText = /* @__PURE__ */ part('backup', {
  tooLarge: 'The file is larger than 20 MB.',
  nothingImported: 'Nothing was imported.',
  imported: {
    one: 'The file was imported: {count} thing was added.',
    other: 'The file was imported: {count} things were added.',
  },
  thisDeviceKeeps: 'This device keeps {things}.',
  highlights: { one: '{count} highlighted verse', other: '{count} highlighted verses' },
  notes: { one: '{count} note', other: '{count} notes' },
  bookmarks: { one: '{count} bookmark', other: '{count} bookmarks' },
  plans: { one: '{count} plan', other: '{count} plans' },
  exportOften: 'A browser deletes them when somebody clears its data, so export them from time to time.',
  export: 'Export a file',
  import: 'Import a file',
  deleteAll: 'Delete everything',
  allDeleted: 'Everything kept on this device was deleted.',
  importAdds: 'An import adds to what is here, and replaces nothing but older colours and places.',
});

/** Reading without a connection. */
export const offlineText = /* @__PURE__ */ part('offline', {
  offline: 'Offline',
  isOffline: 'The device is offline. What it keeps can be read.',
  notKept: '{passage} of {translation} is not kept on this device, and the device is offline.',
  nothingKept:
    'No other chapter is kept on this device. With a connection, open the list of translations to keep one for reading offline.',
  keptTranslations: 'Kept translations',
  keptHere: 'Kept on this device',
  chaptersRead: 'Chapters that were read',
  chaptersReadHere: 'Chapters that were read here',
  offlineOf: 'Offline: {translation}',
  notOffered: 'This service does not offer its texts for reading offline.',
  hint: 'A kept translation is read and searched without a connection: all its chapters with their notes. Chapters that you have read stay for a while by themselves.',
  keeping: 'Keeping {translation}',
  cancel: 'Cancel',
  deleteNow: 'Delete it now',
  onThisDevice: 'On this device: {size}, {date}.',
  updateIsThere: 'An update is there: {changes}, {size}.',
  changes: { one: '{count} changed part', other: '{count} changed parts' },
  update: 'Update',
  notFinished: 'Not finished.',
  notFinishedAt: 'Not finished: {percent} % is there.',
  goOn: 'Go on',
  keepForOffline: 'Keep {translation} for reading offline…',
  itsSize: 'Its size',
  takes:
    '{translation} takes {size} on this device, with its notes and what is needed to search it. Less than that is sent, as it is compressed.',
  keep: 'Keep {size}',
  notNow: 'Not now',
  storageHint:
    'When the device runs out of space, this browser may delete what is kept here. That can happen less where the reader is installed.',
  anotherTab: 'Another tab is keeping this translation.',
  gone: 'The service does not have this translation any more.',
  changed: 'The translation was changed while it was being kept. Try again in a moment.',
  noRoom:
    'The browser has no room left for {translation}, which takes {size}. Delete another translation here, or free space on the device.',
  needsHttps: 'Browsers keep texts for reading offline only for addresses that begin with https://.',
  cannotKeep: 'This browser cannot keep texts for reading offline.',
});

export const settingsText = /* @__PURE__ */ part('settings', {
  textSize: 'Text size',
  smaller: 'Smaller',
  larger: 'Larger',
  theme: 'Theme',
  auto: 'system',
  light: 'light',
  dark: 'dark',
  redLetters: 'Words of Jesus in red',
  verseNumbers: 'Verse numbers',
  notes: 'Notes',
  versePerLine: 'One verse per line',
  words: 'Explain words when pressed',
  interlinear: 'Meaning and form under each word',
  readingOn: 'Scroll on into the next chapter',
  swipe: 'Swipe to turn the page',
  plain: 'Screen reader: text without numbers and notes',
  language: 'Language of the interface',
  browserLanguage: 'as in the browser',
  apiForDevelopers: 'API for developers',
});

/** The controls above the text, at first. */
export const toolbarText = /* @__PURE__ */ part('toolbar', {
  skip: 'Skip to the text',
  bookAndChapter: 'Book and chapter',
  translations: 'Translations',
  andMore: 'and {number} more',
  textSettings: 'Text settings',
  findPassage: 'Find a passage or words',
  passageOrWords: 'Passage or words',
});

/** What the box for passages and words says. What is wrong in a reference is said in English. */
export const suggestionText = /* @__PURE__ */ part('suggestion', {
  suggestions: 'Suggestions',
  count: { one: '{count} suggestion', other: '{count} suggestions' },
  verses: { one: '{count} verse', other: '{count} verses' },
  clearRecent: 'Clear recent searches',
  searchFor: 'Search for “{words}”',
  stillLoading: 'The list of books is still loading.',
  notInTranslation: 'This translation does not have {book}.',
  hasChapters: { one: '{book} has {count} chapter.', other: '{book} has {count} chapters.' },
  hasChaptersFrom: {
    one: '{book} has {count} chapter: {first} to {last}.',
    other: '{book} has {count} chapters: {first} to {last}.',
  },
  didYouMean: 'Did you mean {names}?',
});

/** The choice of a book, a chapter and a verse, and of translations. */
export const pickersText = /* @__PURE__ */ part('pickers', {
  chooseTranslations: 'Choose translations',
  findTranslation: 'Find a translation by name or language',
  nameOrLanguage: 'Name or language',
  noTranslation: 'No translation matches.',
  compare: 'Compare',
  compareWith: 'Compare with {translation}',
  inUse: 'In use',
  moreMatch: {
    one: '{count} more matches. Type more of the name.',
    other: '{count} more match. Type more of the name.',
  },
  allBooks: '{part}: all books',
  someBooks: '{part}: {number} of {all} books',
  beyond66: { one: '{count} book beyond the 66', other: '{count} books beyond the 66' },
  hasAudio: 'Has recordings',
  hasWords: 'Words can be explained',
  hasNotes: 'Has footnotes',
  OT: 'OT',
  NT: 'NT',
  DC: 'DC',
  audio: 'audio',
  words: 'words',
  notes: 'notes',
  findBook: 'Find a book',
  book: 'Book',
  books: 'Books',
  chooseVerse: 'Choose a verse too',
  noBook: 'No book matches.',
  otherChapters: 'Other chapters:',
  wholeChapter: 'Whole chapter',
  versesOf: 'Verses of {book} {chapter}',
});

export const audioText = /* @__PURE__ */ part('audio', {
  audio: 'Audio',
  settings: 'Audio settings',
  play: 'Play',
  pause: 'Pause',
  backVerse: 'Back one verse',
  forwardVerse: 'Forward one verse',
  backSeconds: 'Back {seconds} seconds',
  forwardSeconds: 'Forward {seconds} seconds',
  position: 'Position',
  timeOf: '{time} of {duration}',
  timeInVerse: '{time} of {duration}, verse {verse}',
  reader: 'Reader',
  speed: 'Speed',
  goOn: 'Continue with the next chapter',
  notStarted: 'The browser does not start audio by itself. Press play.',
  itsServer: 'its server',
  lost: 'The connection to {host} was lost. Press play to try again.',
  damaged: 'The audio file from {host} is damaged at this position.',
  notLoaded:
    'The audio file could not be loaded from {host}. It may be missing, or there is no connection. Press play to try again.',
});

/** The panel of references, commentaries, people and places. */
export const studyText = /* @__PURE__ */ part('study', {
  references: 'References',
  commentary: 'Commentary',
  entities: 'People & places',
  nothing: 'There is no study material for this book.',
  wholeChapter: 'Whole chapter',
  selectVerse: 'Select a verse to see only that verse.',
  back: 'Back',
  people: 'People',
  places: 'Places',
  events: 'Events',
  verses: 'Verses',
  inTheText: 'In the text',
  readMore: 'Read more',
  introduction: 'Introduction to {book}',
  noReferencesInChapter: 'No cross references for this chapter.',
  noReferencesForVerses: 'No cross references for the selected verses.',
  noNotesInChapter: 'No notes for this chapter.',
  noNotesForVerses: 'No notes for the selected verses.',
  noEntitiesInChapter: 'No people, places or events for this chapter.',
  noEntitiesForVerses: 'No people, places or events for the selected verses.',
  moreOf: '{number} more of {all}',
  more: '{number} more',
});

/** Records of people, places and events, with their years. */
export const recordText = /* @__PURE__ */ part('record', {
  alsoCalled: 'Also called',
  lived: 'Lived',
  gender: 'Gender',
  bornIn: 'Born in',
  diedIn: 'Died in',
  father: 'Father',
  mother: 'Mother',
  partners: 'Partners',
  children: 'Children',
  siblings: 'Siblings',
  halfSiblingsOfMother: 'Half-siblings (same mother)',
  halfSiblingsOfFather: 'Half-siblings (same father)',
  memberOf: 'Member of',
  events: 'Events',
  kind: 'Kind',
  position: 'Position',
  partOf: 'Part of',
  sameAs: 'The same as',
  people: 'People',
  bornHere: 'Born here',
  diedHere: 'Died here',
  when: 'When',
  howLong: 'How long',
  who: 'Who',
  where: 'Where',
  groups: 'Groups',
  after: 'After',
  members: 'Members',
  before: '{year} BC',
  since: 'AD {year}',
  born: 'born {year}',
  died: 'died {year}',
  monthOf: '{month} {year}',
  mapOf: 'Map of {places}',
  kilometres: '{number} km',
});
