import { describe, expect, test } from 'bun:test';
import { marker } from './markers.ts';

/** Markers of the USFM 3.1 manual by chapter, with the number suffixes it lists. */
const manual: Readonly<Record<string, string>> = {
  identification: 'id usfm ide sts rem h toc1 toc2 toc3 toca1 toca2 toca3',
  introductions:
    'imt imt1 imt2 imt3 is is1 is2 ip ipi im imi ipq imq ipr iq iq1 iq2 ib ili ili1 ili2 iot io io1 io2 ior iqt iex imte imte1 ie',
  titles: 'mt mt1 mt2 mt3 mt4 mte mte1 mte2 ms ms1 ms2 mr s s1 s2 s3 s4 sr r rq d sp sd sd1 sd2 sd3 sd4',
  'chapters and verses': 'ca cl cp cd va vp',
  paragraphs: 'p m po cls pr pc pm pmo pmc pmr pi pi1 pi2 mi nb b lit',
  poetry: 'q q1 q2 q3 q4 qr qc qs qa qac qm qm1 qm2 qd',
  lists: 'lh li li1 li2 lf lim lim1 lim2 litl lik liv liv1 liv2',
  tables: 'tr th1 th2 thr1 thr2 thc1 tc1 tc2 tcr1 tcr2 tcc1 tc1-2 tcr3-4',
  footnotes: 'f fe fr fq fqa fk ft fl fw fp fv fdc fm',
  'cross references': 'x xo xop xk xq xt xta xot xnt xdc',
  'words and characters':
    'add addpn bk dc em jmp k nd ndx ord pn png pro qt rb sig sls tl w wa wg wh wj bd bdit it no sc sup',
  'special features': 'fig pb ref',
  milestones: 'qt-s qt-e qt1-s qt2-e ts ts-s ts-e',
  'study content': 'ef ex esb esbe cat periph',
};

describe.each(Object.entries(manual))('of the manual’s %s', (_chapter, names) => {
  test.each(names.split(' '))('\\%s is read or left out by a named rule', (name) => {
    const known = marker(name) ?? marker(name.replace(/-[se]$/, ''));
    expect(known).toBeDefined();
    if (known && 'role' in known && known.role === 'drop') expect(known.rule).toMatch(/^[a-z-]+$/);
  });
});

test('a name that the manual does not have is unknown', () => {
  for (const name of ['zz', 'foo', 'q1x', 'P', 'nd-', '', '1']) expect(marker(name)).toBeUndefined();
});

test('the level of a poetry line is its number, or 1 without a number', () => {
  const levels = ['q', 'q1', 'q3', 'qm2', 'qr', 'qc'].map((name) => marker(name));
  expect(levels.map((known) => known && 'level' in known && known.level)).toEqual([1, 1, 3, 2, 1, 1]);
});
