import { expect, test } from 'bun:test';
import { isClutter } from './clutter.ts';

test.each([
  '__MACOSX/._GEN.usfm',
  'KJV/__MACOSX/GEN.usfm',
  '._GEN.usfm',
  '.DS_Store',
  'KJV/.DS_Store',
  '.git/GEN.usfm',
  'Thumbs.db',
  'thumbs.db',
  'Desktop.ini',
  'Icon\r',
  'GEN.usfm~',
  '#GEN.usfm#',
  '~$notes.docx',
  '.#GEN.usfm',
  'GEN.usfm.bak',
  'GEN.BAK',
  '.GEN.usfm.swp',
  'GEN.swo',
  'GEN.usfm.tmp',
  'GEN.usfm.orig',
])('%p is clutter', (path) => {
  expect(isClutter(path)).toBe(true);
});

test.each([
  'GEN.usfm',
  'KJV/GEN.usfm',
  'a~b.usfm',
  'bak/GEN.usfm',
  'KJV.orig/GEN.usfm',
  'MACOSX/GEN.usfm',
  '#1.usfm',
  'x.backup',
  '',
])('%p is not', (path) => {
  expect(isClutter(path)).toBe(false);
});
