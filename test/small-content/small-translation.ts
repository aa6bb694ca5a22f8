import { editionJson } from './small-edition-json.ts';

const audio = {
  audioUrl: 'https://audio.example.org',
  readers: {
    anna: {
      url: '{audio_url}/anna/{BOOK}-{chapter3}.mp3',
      books: ['GEN', 'PSA', 'MAT'],
      timings: ['timings/anna.json'],
    },
    'b.r.2': { urls: { 'GEN 1': 'https://example.org/b/genesis-1.mp3' } },
  },
};
const timings = [
  { translationId: 'SMALL', bookId: 'GEN', chapterNumber: 1, reader: 'anna', verses: [1.5, 6.25, 12] },
  { translationId: 'SMALL', bookId: 'GEN', chapterNumber: 2, reader: 'anna', verses: [0.75] },
  { translationId: 'SMALL', bookId: 'MAT', chapterNumber: 5, reader: 'anna', verses: [2, 4.5] },
];

const files = {
  'edition.json': { ...editionJson('SMALL', 'Small Bible'), shortName: 'SB' },
  'audio.json': audio,
  'timings/anna.json': timings,
  'custom.vrs': '# Versification "Small"\n-GEN 1:31\n',
  '01-GEN.usfm': `\\id GEN
\\h Genesis
\\toc1 The Book of Genesis
\\toc2 Genesis
\\mt2 The Book of
\\mt1 Genesis
\\c 1
\\s1 The Creation
\\r (John 1:1)
\\p
\\v 1 In the beginning God created\\f + \\fr 1:1 \\ft Or formed\\f* the heavens and the earth.
\\v 2 And the earth was formless, \\f - \\fr 1:2 \\ft Or void\\f* and dark.
\\p
\\v 3 And God said, “Let there be light”;
\\m and there was light.
\\c 2
\\p
\\v 1 \\vp 2\\vp* \\va 3\\va* So the heavens were finished.
`,
  '19-PSA.usfm': `\\id PSA
\\h Psalms
\\mt1 Psalms
\\c 3
\\d A Psalm of David.\\f a \\fr 3:0 \\ft When he fled\\f*
\\q1
\\v 1 Lord, how they are increased
\\q2 that trouble me!
\\b
\\q1
\\v 2-3 There is no help for him in God. \\qs Selah\\qs*
\\s2 The Answer
\\q1 But you are a shield.
`,
  '40-MAT.usfm': `\\id MAT
\\h Matthew
\\mt1 Matthew
\\c 5
\\p
\\v 1 \\w Seeing|strong="G3708" lemma="ὁράω" x-morph="Gr,V" srcloc="gnt5:40.5.1.1" x-occurrence="1" x-occurrences="1"\\w* the \\w crowds|strong="G3793"\\w*, he spoke.
\\v 2 \\wj “Blessed are the poor,\\wj* he said, \\wj “for theirs\\f + \\ft Or to them\\f* is the kingdom.”\\wj*
`,
  '68-TOB.usfm': `\\id TOB
\\h Tobit
\\c 1
\\p
\\v 1 The book of the \\w words|strong="G3056"\\w* of Tobit.
`,
};

/** The edition SMALL: GEN, PSA, MAT and the deuterocanonical TOB; words are annotated in MAT and TOB. */
export const smallTranslation = Object.fromEntries(
  Object.entries(files).map(([name, content]) => [`translations/small/${name}`, content]),
);
