import { zipOf } from '../zip-of.ts';

const genesis = (words: string) => `\\id GEN\n\\h Genesis\n\\c 1\n\\p\n\\v 1 ${words}\n`;

export function ebibleArchive(words = 'In the beginning.'): Promise<Uint8Array> {
  return zipOf({
    '02-GENengtest.usfm': genesis(words),
    'copr.htm':
      '<html><head><title>Test English Bible</title></head><body><p>Public Domain &amp; free</p></body></html>',
    'keys.asc': 'a key',
  });
}

export const openbibleArchive = await zipOf({
  'cross_references.txt':
    'From Verse\tTo Verse\tVotes\t#www.openbible.info CC-BY 2024-01-15\nGen.1.1\tJohn.1.1-John.1.3\t300\n',
});

export const theographicArchive = await zipOf({
  'theographic-bible-metadata-master/LICENSE': 'Attribution-ShareAlike 4.0 International',
  'theographic-bible-metadata-master/README.md': 'Words',
  'theographic-bible-metadata-master/CSV/People.csv':
    'personLookup,personID,name,verses\nadam_1,1,Adam,"Gen.2.20,Gen.3.17"\n',
  'theographic-bible-metadata-master/CSV/Places.csv': 'placeLookup,placeID\neden_1,1\n',
  'theographic-bible-metadata-master/json/people.json': '[]',
});

export const ownArchive = await zipOf({
  'my-text/edition.json': JSON.stringify({
    id: 'OWN',
    name: 'Own',
    englishName: 'Own',
    language: 'eng',
    website: '',
    licenseUrl: 'https://example.org/licence',
  }),
  'my-text/GEN.usfm': genesis('Own words.'),
  'my-text/.DS_Store': 'clutter',
  '__MACOSX/my-text/._GEN.usfm': 'clutter',
});

export const namelessArchive = await zipOf({ 'old/GEN.usfm': genesis('Old.'), 'new/README.txt': 'Words' });
