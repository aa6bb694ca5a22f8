import { compiledOtherEditions, compiledSharedData, compiledStarter } from '../compiled.ts';
import { sharedData } from '../shared-data.ts';
import { oshbWords } from './oshb-words.ts';
import { usfmWords } from './usfm-words.ts';
import { usxWords } from './usx-words.ts';

const usfm = { extension: '.usfm', sourceWords: usfmWords };
const wide = { skip: !sharedData, compiled: compiledSharedData };
const other = { skip: !sharedData, compiled: compiledOtherEditions };

export const annotatedEditions = [
  {
    folder: 'OSHB',
    id: 'OSHB',
    skip: false,
    compiled: compiledStarter,
    extension: '.xml',
    sourceWords: oshbWords,
    inVerses: 305_507,
    elsewhere: 1_278,
  },
  { folder: 'engwebp', id: 'ENGWEBP', ...wide, ...usfm, inVerses: 697_997, elsewhere: 5 },
  {
    folder: 'webp-usx',
    id: 'WEBPUSX',
    ...other,
    extension: '.usx',
    sourceWords: usxWords,
    inVerses: 64_579,
    elsewhere: 0,
  },
  { folder: 'ult-sample', id: 'ULT', ...other, ...usfm, inVerses: 3_994, elsewhere: 0 },
  { folder: 'ust-sample', id: 'UST', ...other, ...usfm, inVerses: 5_213, elsewhere: 0 },
  { folder: 'ugnt-sample', id: 'UGNT', ...other, ...usfm, inVerses: 878, elsewhere: 0 },
  { folder: 'uhb-sample', id: 'UHB', ...other, ...usfm, inVerses: 1_293, elsewhere: 14 },
];
