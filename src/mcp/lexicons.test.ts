import { expect, test } from 'bun:test';
import { answerFrom } from '../questions/question.ts';
import { readEntries, readMorphology } from './lexicons.ts';

const entry = (id: string, gloss: string) => ({
  id,
  lemma: 'x',
  gloss,
  definition: `Definition of ${gloss}.`,
});
const documents: Readonly<Record<string, unknown>> = {
  '/api/x/lexicons.json': {
    lexicons: ['BRIEF', 'LONG'].map((id) => ({ id, numberOfHebrewEntries: 2, numberOfGreekEntries: 0 })),
  },
  '/api/x/lexicon/BRIEF/H430.json': entry('H430', 'God'),
  '/api/x/lexicon/BRIEF/H1254.json': entry('H1254', 'to create'),
  '/api/x/lexicon/LONG/H1254A.json': entry('H1254A', 'to shape'),
  '/api/x/morphology/oshb.json': {
    separator: '/',
    codes: { HC: 'conjunction', HTo: 'direct object marker', HNcmpa: 'noun, masculine plural absolute' },
  },
  '/api/x/morphology/robinson.json': { separator: null, codes: { 'V-PAI-3S': 'verb, present active' } },
  '/api/x/morphology/unfoldingword.json': {
    separator: ':',
    codes: { 'He,C': 'conjunction', 'He,To': 'marker' },
  },
};
const read = (path: string) => documents[path];

test('A number resolves to its entry in each lexicon, with or without its sense', () => {
  const { ofNumber, lexicons } = answerFrom(readEntries(['H0430', 'H1254a', 'H9999', 'd']), read);
  const glosses = [...ofNumber].map(([number, entries]) => [number, entries.map(({ gloss }) => gloss)]);
  expect(glosses).toEqual([
    ['H0430', ['God']],
    ['H1254a', ['to create', 'to shape']],
  ]);
  expect(lexicons.map(({ id }) => id)).toEqual(['BRIEF', 'LONG']);
});

test('A code is explained part by part, and left out where a part is not known', () => {
  const codes = ['HC/To', 'HNcmpa', 'HC/Vqp3ms', 'V-PAI-3S', 'He,C:To', '__proto__', ''];
  const meanings = answerFrom(readMorphology(codes), read);
  expect(Object.fromEntries(meanings)).toEqual({
    'HC/To': 'conjunction + direct object marker',
    HNcmpa: 'noun, masculine plural absolute',
    'V-PAI-3S': 'verb, present active',
    'He,C:To': 'conjunction + marker',
  });
});

test('A service without lexicons has no entries', () => {
  const nothing = () => undefined;
  expect(answerFrom(readEntries(['H430']), nothing).lexicons).toEqual([]);
  expect(answerFrom(readMorphology(['HC/To']), nothing).size).toBe(0);
});
