import { describe, expect, test } from 'bun:test';
import { readCrossReferences } from './read-cross-references.ts';
import { isTreasury, treasuryRows } from './treasury-rows.ts';

const rows = (text: string) => [...treasuryRows(text)].map(({ source, target }) => `${source} ${target}`);

describe('the numeric Treasury of Scripture Knowledge', () => {
  test('lists the places of each word', () => {
    const text =
      '1\t1\t1\t1\tbeginning\tpr 8:22-24,30;16:4;mr 13:19\r\n65\t1\t3\t2\tthe common\tga 1:8-2:1;jude 1:5;2jo 1\r\n';
    expect(isTreasury(text)).toBe(true);
    expect(rows(text)).toEqual([
      'GEN.1.1 PRO.8.22-PRO.8.24',
      'GEN.1.1 PRO.8.30',
      'GEN.1.1 PRO.16.4',
      'GEN.1.1 MRK.13.19',
      'JUD.1.3 GAL.1.8-GAL.2.1',
      'JUD.1.3 JUD.1.5',
      'JUD.1.3 2JN.1.1',
    ]);
  });

  test('has abbreviations of its own', () => {
    expect(rows('7\t2\t16\t1\tjudges\tjud 3:9;jude 1:4\n65\t1\t4\t1\tcertain\tjude 1:8;2pe 2:1\n')).toEqual([
      'JDG.2.16 JDG.3.9',
      'JDG.2.16 JUD.1.4',
      'JUD.1.4 JUD.1.8',
      'JUD.1.4 2PE.2.1',
    ]);
  });

  test('may write verses as numbers', () => {
    const text = 'vid,r,sv,ev\n01001001,1,43001001,43001003\n1001001,2,58011003,0\n';
    expect(isTreasury(text)).toBe(true);
    expect(rows(text)).toEqual(['GEN.1.1 JHN.1.1-JHN.1.3', 'GEN.1.1 HEB.11.3']);
  });

  test('is read as a dataset, and reports rows that cannot be read', () => {
    const text = '1\t1\t1\t1\tbeginning\tpr 8:22;xx 1:1\n99\t1\t1\t1\tword\tge 1:1\n';
    const { tally, diagnostics } = readCrossReferences([
      { file: 'tsk.txt', bytes: new TextEncoder().encode(text) },
    ]);
    expect(tally).toEqual({ references: 1, referencesLeftOut: 2 });
    expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([
      ['bad-reference', 1],
      ['bad-reference', 2],
    ]);
  });

  test('reports a whole chapter or book, which is not a verse of chapter 1', () => {
    const text = '19\t33\t6\t1\tword\tps 104;1jo 3;jude;jude 3;ge 1:1\n';
    const { tally, diagnostics } = readCrossReferences([
      { file: 'tsk.txt', bytes: new TextEncoder().encode(text) },
    ]);
    expect(rows(text).slice(3)).toEqual(['PSA.33.6 JUD.1.3', 'PSA.33.6 GEN.1.1']);
    expect(diagnostics.map(({ code }) => code)).toEqual(Array(3).fill('bad-reference'));
    expect(tally).toEqual({ references: 2, referencesLeftOut: 3 });
  });

  test('is not recognized in other tables', () => {
    expect(isTreasury('From Verse\tTo Verse\tVotes\nGen.1.1\tPs.96.5\t59\n')).toBe(false);
    expect(isTreasury('Gen.1.1,Ps.96.5,59\n')).toBe(false);
    expect(isTreasury('')).toBe(false);
  });
});
