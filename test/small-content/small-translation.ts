import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hand-written books that hold one of every thing a chapter document can show. */
const files: Record<string, string> = {
  'edition.json': JSON.stringify({
    id: 'SMALL',
    name: 'Small Bible',
    englishName: 'Small Bible',
    shortName: 'SB',
    language: 'eng',
    direction: 'ltr',
    website: 'https://example.org/small',
    licenseUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
    licenseNotes: 'Public domain.',
  }),
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
\\v 1 So the heavens were finished.
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
\\v 2 There is no help for him in God. \\qs Selah\\qs*
\\s2 The Answer
\\q1 But you are a shield.
`,
  '40-MAT.usfm': `\\id MAT
\\h Matthew
\\mt1 Matthew
\\c 5
\\p
\\v 1 Seeing the crowds, he spoke.
\\v 2 \\wj “Blessed are the poor,\\wj* he said, \\wj “for theirs\\f + \\ft Or to them\\f* is the kingdom.”\\wj*
`,
  '68-TOB.usfm': `\\id TOB
\\h Tobit
\\c 1
\\p
\\v 1 The book of the words of Tobit.
`,
};

/** Writes a content folder with the edition SMALL: GEN, PSA, MAT and the deuterocanonical TOB. */
export function writeSmallContent(content: string): void {
  const folder = join(content, 'translations', 'small');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}
