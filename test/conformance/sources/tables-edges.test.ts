import { describe } from 'bun:test';
import type { Library } from '../../../src/library/library.ts';
import { readDocument } from '../../read-document.ts';
import { type EditionRow, testEditions, usfm } from './edition-rows.ts';

const note = (library: Library, id: string) => {
  const { chapter } = readDocument<{ chapter: { content: { content: string[] }[] } }>(
    library,
    `/api/c/${id}/GEN/1.json`,
  );
  return chapter.content.flatMap(({ content }) => content).join(' ');
};
const people = (library: Library, id: string) =>
  readDocument<{ people: { name: string }[] }>(library, `/api/d/${id}/people.json`)
    .people.map(({ name }) => name)
    .join(' ');
const referring = (library: Library, id: string) =>
  readDocument<{ books: { id: string }[] }>(library, `/api/d/${id}/books.json`)
    .books.map((book) => book.id)
    .join(' ');

const csv = 'Book,Chapter,Verse,Commentaries\nGEN,1,1,word\n';
const table = 'From Verse\tTo Verse\tVotes\nGen.1.1\tPs.96.5\t58\n';
const persons = 'personLookup,displayTitle,verses\nadam_1,Adam,Gen.2.20\n';

const rows: EditionRow[] = [
  ...['notes.csv', 'notes.txt', 'notes.tab', 'notes'].map(
    (name): EditionRow => ({
      title: `notes as ${name}`,
      room: 'commentaries',
      files: { [name]: csv, 'about.txt': 'Words about it.', '._notes.csv': '\0' },
      served: note,
      words: 'word',
      told: [],
    }),
  ),
  {
    title: 'notes in a sub-folder',
    room: 'commentaries',
    files: { 'notes/GEN.csv': csv, 'README.md': '' },
    served: note,
    words: 'word',
    told: [],
  },
  {
    title: 'a spreadsheet beside notes is named',
    room: 'commentaries',
    files: { 'notes.csv': csv, 'more.xlsx': 'PK\0', 'GEN.usfm': usfm('GEN', 'x') },
    served: note,
    words: 'word',
    told: ['unread-file more.xlsx'],
  },
  {
    title: 'a table of unknown columns beside notes is named',
    room: 'commentaries',
    files: { 'notes.csv': csv, 'more.txt': 'a\tb\n1\t2\n' },
    served: note,
    words: 'word',
    told: ['unknown-format more.txt:1'],
  },
  {
    title: 'notes under a name of another kind are named',
    room: 'commentaries',
    files: { 'notes.csv': csv, 'more.old': '$$$Genesis 1:2\nMore.' },
    served: note,
    words: 'word',
    told: ['unread-file more.old'],
  },
  ...['references.txt', 'references.tsv', 'references'].map(
    (name): EditionRow => ({
      title: `cross references as ${name}`,
      room: 'datasets',
      files: { [name]: table, 'about.txt': 'Words, about it.' },
      served: referring,
      words: 'GEN',
      told: [],
    }),
  ),
  {
    title: 'a table of people under any name',
    room: 'datasets',
    files: { 'Biblical figures.csv': persons },
    served: people,
    words: 'Adam',
    told: [],
  },
  {
    title: 'tables beside people that are not read are named',
    room: 'datasets',
    files: {
      'People.csv': persons,
      'Books.csv': 'osisName,bookOrder\nGen,1\n',
      'Places.tsv': 'placeLookup\tverses\n',
      LICENSE: '',
    },
    served: people,
    words: 'Adam',
    told: ['unread-file Places.tsv', 'unread-file Books.csv'],
  },
];

describe('Files of a commentary or a dataset:', () => {
  testEditions(rows);
});
