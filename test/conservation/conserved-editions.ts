import { compiledOtherEditions, compiledSharedData, compiledStarter } from '../compiled.ts';
import { sharedData } from '../shared-data.ts';
import { stripOshb } from './strip-oshb.ts';
import { stripUsfm } from './strip-usfm.ts';
import { stripUsx } from './strip-usx.ts';

const usfm = { extension: '.usfm', strip: stripUsfm };
const usx = { extension: '.usx', strip: stripUsx };
const oshb = { extension: '.xml', strip: stripOshb };
const starter = { skip: false, compiled: compiledStarter };
const wide = { skip: !sharedData, compiled: compiledSharedData };
const other = { skip: !sharedData, compiled: compiledOtherEditions };

export const conservedEditions = [
  { folder: 'KJV', id: 'KJV', ...starter, ...usfm, droppedBy: ['identification', 'introduction'] },
  { folder: 'OSHB', id: 'OSHB', ...starter, ...oshb, droppedBy: [] },
  {
    folder: 'bsb',
    id: 'BSB',
    ...wide,
    ...usfm,
    droppedBy: ['identification', 'note origin', 'parallel passage'],
  },
  {
    folder: 'engwebp',
    id: 'ENGWEBP',
    ...wide,
    ...usfm,
    droppedBy: ['chapter label', 'cross-reference note', 'identification', 'introduction', 'note origin'],
  },
  { folder: 'hbomas', id: 'HBOMAS', ...wide, ...usfm, droppedBy: ['identification'] },
  {
    folder: 'aab',
    id: 'AAB',
    ...other,
    ...usx,
    droppedBy: ['identification', 'note origin', 'parallel passage'],
  },
  {
    folder: 'webp-usx',
    id: 'WEBPUSX',
    ...other,
    ...usx,
    droppedBy: ['cross-reference note', 'identification', 'note origin'],
  },
  { folder: 'ult-sample', id: 'ULT', ...other, ...usfm, droppedBy: ['identification'] },
  { folder: 'ust-sample', id: 'UST', ...other, ...usfm, droppedBy: ['identification'] },
  { folder: 'ugnt-sample', id: 'UGNT', ...other, ...usfm, droppedBy: ['identification'] },
  { folder: 'uhb-sample', id: 'UHB', ...other, ...usfm, droppedBy: ['identification'] },
] as const;
