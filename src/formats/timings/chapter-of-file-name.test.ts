import { expect, test } from 'bun:test';
import { chapterOfFileName } from './timing-labels.ts';

test.each([
  ['C01-08-RUT-01-timing.txt', 'RUT', 1],
  ['RUT_01.vtt', 'RUT', 1],
  ['08-RUT-001.srt', 'RUT', 1],
  ['08RUT004.txt', 'RUT', 4],
  ['ENG_BSB_1SA_031.mp3.vtt', '1SA', 31],
  ['091SA31.txt', '1SA', 31],
  ['psa-119.txt', 'PSA', 119],
  ['1JN.ch2.json', '1JN', 2],
  ['C02-3JN-timing.txt', '3JN', 1],
  ['A08___01_Ruth________ENGWEBO2DA.txt', 'RUT', 1],
  ['B27___22_Revelation__ENGWEBN2DA.json', 'REV', 22],
  ['bsb/timings/hays/MAT/05.vtt', 'MAT', 5],
  ['bsb/timings/ACT/MAT-5.vtt', 'MAT', 5],
])('%s is %s %d', (name, book, chapter) => {
  expect(chapterOfFileName(name)).toEqual({ book, chapter });
});

test.each([
  ['genesis.txt', {}],
  ['MAT.vtt', { book: 'MAT' }],
  ['MAT-0.vtt', { book: 'MAT' }],
  ['GLO-1.vtt', {}],
  ['timing-12.txt', {}],
  ['B28___01_Nothing.txt', {}],
  ['A08___Ruth.txt', {}],
  ['', {}],
])('%s is incomplete', (name, told) => {
  expect(chapterOfFileName(name)).toEqual(told);
});
