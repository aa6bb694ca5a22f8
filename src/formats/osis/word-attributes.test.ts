import { expect, test } from 'bun:test';
import { wordAttributes } from './word-attributes.ts';

const cases: [
  what: string,
  attributes: Record<string, string>,
  expected: Record<string, string> | undefined,
][] = [
  ['a Strong’s number as written', { lemma: 'strong:H07225' }, { strong: 'H07225' }],
  ['numbers without a prefix', { lemma: 'H853 h8064' }, { strong: 'H853 h8064' }],
  ['several numbers', { lemma: 'strong:H853 strong:H8064' }, { strong: 'H853 H8064' }],
  ['numbers in the older spelling', { lemma: 'x-Strongs:G976|x-Strongs:G1078' }, { strong: 'G976 G1078' }],
  ['a number without its letter', { lemma: '430' }, { strong: 'H430' }],
  ['a number with its augment', { lemma: '1254 a' }, { strong: 'H1254a' }],
  ['a number after prefixes', { lemma: 'c/d/776' }, { strong: 'H776' }],
  ['a number that goes on in the next word', { lemma: 'l/1035+' }, { strong: 'H1035' }],
  ['a prefixed number under its work', { lemma: 'strong:b/1254 a' }, { strong: 'H1254a' }],
  ['a prefix alone', { lemma: 'l', morph: 'HR/Sp3ms' }, { 'x-morph': 'HR/Sp3ms' }],
  ['a dictionary form', { lemma: 'lemma.TR:ἐν ἀρχή' }, { lemma: 'ἐν ἀρχή' }],
  ['a dictionary form without a work', { lemma: 'λόγος' }, { lemma: 'λόγος' }],
  ['a saved lemma', { savlm: 'strong:G746' }, { strong: 'G746' }],
  ['morphology of several words', { morph: 'robinson:T-NSF robinson:N-NSF' }, { 'x-morph': 'T-NSF N-NSF' }],
  ['the place in the source text', { src: '3 4' }, { srcloc: '3 4' }],
  ['nothing', { lemma: ' ', morph: '', id: '01xeN' }, undefined],
];

test.each(cases)('%s', (_what, attributes, expected) => {
  expect(wordAttributes(attributes, 'H')).toEqual(expected);
});
