import { editionJson } from './small-edition-json.ts';

const notes = `Book,Chapter,VERSE / INTRODUCTION,COMMENTARIES
GEN,,INTRODUCTION,"On beginnings.

The book has two parts."
GEN,1,INTRODUCTION,Six days.
GEN,1,1,Heaven and earth are all that is.
GEN,1,1,"A second note, in two paragraphs.

Here is the other."
GEN,1,3,Light comes first.
EXO,,INTRODUCTION,On the way out.
EXO,,INTRODUCTION SUMMARY,Out of Egypt (12:31).
PSA,3,1,David speaks (v. 4).
`;

const profiles = `Id,Subject,Reference,Content
adam,Adam,GEN 2:7-8,"The first man.

He named the animals (2:19)."
jesse,Jesse,,The father of David.
`;

export const smallCommentary = {
  'commentaries/small/edition.json': {
    ...editionJson('SMALLNOTES', 'Small Notes'),
    licenseNotice: 'Notes by hand',
  },
  'commentaries/small/notes.csv': notes,
  'commentaries/small/profiles.csv': profiles,
};
