import { expect, test } from 'bun:test';
import { links } from '../../documents/links.ts';
import { answerFrom, QuestionError } from '../../questions/question.ts';
import { nameDocuments } from '../../search/lexicon-names.ts';
import { getWord } from './get-word.ts';

const entries = [
  { id: 'G25', lemma: 'ἀγαπάω', gloss: 'to love', definition: 'to love' },
  { id: 'G26', lemma: 'ἀγάπη', gloss: 'love', definition: 'love, goodwill' },
];
const names = nameDocuments('brief', entries);
const lexicon = {
  id: 'brief',
  name: 'Brief',
  licenseUrl: '',
  numberOfHebrewEntries: 0,
  numberOfGreekEntries: 2,
  nameParts: names.parts,
};
const documents = new Map<string, unknown>([
  [links.lexicons, { lexicons: [lexicon] }],
  [links.availableTranslations, { translations: [] }],
  ...names.documents.map(([path, json]) => [path, JSON.parse(json)] as const),
  ...entries.map((entry) => [links.lexiconEntry('brief', entry.id), entry] as const),
]);

const ask = (word: string, note: (sentence: string) => void = () => {}) =>
  answerFrom(getWord.ask(getWord.input.parse({ word }), { preferred: undefined, note }), (path) =>
    documents.get(path),
  );

test.each([['agape'], ['ἀγάπη'], ['ΑΓΑΠΗ'], ['G26'], ['goodwill']])('%s is a name of the word', (word) => {
  expect(ask(word).members.entries).toMatchObject([{ number: 'G26', lemma: 'ἀγάπη' }]);
});

test('a name of several words also lists the others', () => {
  expect(ask('love').text).toContain('Similar: G26 ἀγάπη "love"');
});

test('a word that only sounds like it is named as such', () => {
  expect(ask('agappe').text).toStartWith('No word is spelled “agappe”. This one sounds like it (agape)');
  expect(ask('agape').text).not.toContain('sounds like');
});

test('an unknown word is refused with the names that are accepted', () => {
  expect(() => ask('xyzzy')).toThrow(QuestionError);
});

test('of several words the first is explained, and a note says so', () => {
  const notes: string[] = [];
  const { entries } = ask('G25, agape; G1', (note) => notes.push(note)).members;
  expect(entries).toMatchObject([{ number: 'G25' }]);
  expect(notes).toEqual(['This tool explains one word, so "G25" was used.']);
});
