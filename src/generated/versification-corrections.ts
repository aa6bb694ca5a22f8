/**
 * Corrections to the files of the standard versifications, made before the table is generated. Each group has its reason.
 * Lines are written as in those files: `GEN 31:55 = GEN 32:1`; a verse may have several.
 */
export interface SchemeCorrection {
  readonly scheme: 'org' | 'eng' | 'lxx' | 'vul' | 'rsc' | 'rso';
  readonly why: string;
  /** Left sides whose lines do not count. */
  readonly remove?: readonly string[];
  readonly add?: readonly string[];
  /** Verses of each chapter. */
  readonly counts?: Readonly<Record<string, readonly number[]>>;
  /** Letters of parts of a verse, in addition to those of the file. */
  readonly parts?: Readonly<Record<string, string>>;
  /** A book whose lines are those of another scheme, after its corrections. */
  readonly linesOf?: { readonly scheme: SchemeCorrection['scheme']; readonly book: string };
  /** A book whose parts are those of another scheme, after its corrections. */
  readonly partsOf?: { readonly scheme: SchemeCorrection['scheme']; readonly book: string };
}

/** The files are JSON, where a key has one value: of several lines for one verse only the last was kept. */
const lostLine = 'The file keeps only the last of several lines for one verse.';
const spelling = 'The range is misspelled.';
const greekBooks = 'The Greek book says in Greek what the Hebrew one says.';

export const schemeCorrections: readonly SchemeCorrection[] = [
  {
    scheme: 'org',
    why: 'The verses of Greek Esther beyond the Hebrew are letters (1:1a) in every line that leads there, not numbers.',
    counts: { ESG: [22, 23, 15, 17, 14, 14, 10, 17, 32, 3] },
    partsOf: { scheme: 'lxx', book: 'ESG' },
  },
  { scheme: 'org', why: 'Its lines name verse 68.', counts: { S3Y: [68] } },
  {
    scheme: 'org',
    why: greekBooks,
    add: lines(
      'ESG 1:1-22 = EST 1:1-22; ESG 2:1-23 = EST 2:1-23; ESG 3:1-15 = EST 3:1-15; ESG 4:1-17 = EST 4:1-17; ESG 5:1-14 = EST 5:1-14; ESG 6:1-14 = EST 6:1-14; ESG 7:1-10 = EST 7:1-10; ESG 8:1-17 = EST 8:1-17; ESG 9:1-32 = EST 9:1-32; ESG 10:1-3 = EST 10:1-3',
    ),
  },
  {
    scheme: 'org',
    why: 'The Apocalypse of Ezra is chapters 3 to 14 of 2 Esdras; schemes name either.',
    add: lines(
      'EZA 1:1-36 = 2ES 3:1-36; EZA 2:1-52 = 2ES 4:1-52; EZA 3:1-56 = 2ES 5:1-56; EZA 4:1-59 = 2ES 6:1-59; EZA 5:1-35 = 2ES 7:1-35; EZA 5:36-70 = 2ES 7:106-140; EZA 6:1-63 = 2ES 8:1-63; EZA 7:1-47 = 2ES 9:1-47; EZA 8:1-60 = 2ES 10:1-60; EZA 9:1-46 = 2ES 11:1-46; EZA 10:1-51 = 2ES 12:1-51; EZA 11:1-58 = 2ES 13:1-58; EZA 12:1-48 = 2ES 14:1-48',
    ),
  },
  {
    scheme: 'eng',
    why: lostLine,
    add: lines(
      'NUM 26:1 = NUM 25:19; NUM 26:1 = NUM 26:1; 1SA 20:42 = 1SA 20:42; 1KI 22:43 = 1KI 22:43; 1CH 12:4 = 1CH 12:4; PSA 51:0 = PSA 51:1; PSA 52:0 = PSA 52:1; PSA 54:0 = PSA 54:1; PSA 60:0 = PSA 60:1',
    ),
  },
  {
    scheme: 'eng',
    why: 'Without a line it would stand for the verse of the same number, which says something else.',
    add: lines(
      'NEH 7:68 = NEH 7:67; ISA 64:1 = ISA 63:19; ACT 19:41 = ACT 19:40; 2CO 13:13 = 2CO 13:12; 2CO 13:14 = 2CO 13:13; DAG 13:64 = SUS 1:64',
    ),
  },
  {
    scheme: 'eng',
    why: greekBooks,
    add: lines(
      'DAG 1:1-21 = DAN 1:1-21; DAG 2:1-49 = DAN 2:1-49; DAG 3:1-23 = DAN 3:1-23; DAG 3:91-97 = DAN 3:24-30; DAG 4:1-3 = DAN 3:31-33; DAG 4:4-37 = DAN 4:1-34; DAG 5:1-30 = DAN 5:1-30; DAG 5:31 = DAN 6:1; DAG 6:1-28 = DAN 6:2-29; DAG 7:1-28 = DAN 7:1-28; DAG 8:1-27 = DAN 8:1-27; DAG 9:1-27 = DAN 9:1-27; DAG 10:1-21 = DAN 10:1-21; DAG 11:1-45 = DAN 11:1-45; DAG 12:1-13 = DAN 12:1-13',
    ),
  },
  {
    scheme: 'lxx',
    why: lostLine,
    add: lines('NUM 26:1 = NUM 25:19; NUM 26:1 = NUM 26:1'),
  },
  {
    scheme: 'lxx',
    why: 'The two chapters change places; the file has one half.',
    add: lines('1KI 20:1-29 = 1KI 21:1-29; JER 46:4-13 = JER 39:4-13'),
  },
  {
    scheme: 'lxx',
    why: 'The file has no lines for most of Exodus 36 to 39, whose order is another in Greek: the verse of the same number says something else.',
    add: lines(
      'EXO 36:8 = EXO 36:8; EXO 36:8 = EXO 39:1; EXO 36:18-19 = EXO 39:11-12; EXO 36:24 = EXO 39:16; EXO 37:1-2 = EXO 36:8-9; EXO 37:3-6 = EXO 36:35-38; EXO 37:7-21 = EXO 38:9-23; EXO 38:1-3 = EXO 37:1-3; EXO 38:4 = EXO 37:5; EXO 38:5-9 = EXO 37:6-10; EXO 38:10 = EXO 37:13; EXO 38:11-14 = EXO 37:15-18; EXO 38:15-16 = EXO 37:19-20; EXO 38:17 = EXO 37:23; EXO 38:18 = EXO 36:34; EXO 38:21 = EXO 38:20; EXO 38:22 = EXO 38:1; EXO 38:23-24 = EXO 38:3-4; EXO 38:25 = EXO 37:29; EXO 38:26 = EXO 38:8; EXO 38:27 = EXO 40:31; EXO 39:1-7 = EXO 38:24-30; EXO 39:8 = EXO 38:31; EXO 39:9 = EXO 38:30; EXO 39:10 = EXO 39:32; EXO 39:12 = EXO 39:1; EXO 39:13 = EXO 39:33; EXO 39:14 = EXO 39:35; EXO 39:15 = EXO 39:38; EXO 39:16 = EXO 39:37; EXO 39:17 = EXO 39:36; EXO 39:18 = EXO 39:41; EXO 39:19-20 = EXO 39:40; EXO 39:21 = EXO 39:34; EXO 39:22-23 = EXO 39:42-43',
    ),
  },
  {
    scheme: 'lxx',
    why: 'Editions with these verses count from 1 what others count from 15.',
    add: lines('JER 32:1-12 = JER 25:15-26; JER 32:14 = JER 25:28'),
  },
  {
    scheme: 'lxx',
    why: 'Lines for the other numbering of Daniel 5 and 6.',
    remove: ['DAG 5:1-31', 'DAG 6:1-28'],
  },
  {
    scheme: 'lxx',
    why: 'The lines of other schemes lead to letters that are left out.',
    parts: { 'ESG 1:1': 'a', 'ESG 8:12': 'y' },
  },
  {
    scheme: 'vul',
    why: lostLine,
    add: lines(
      'GEN 49:31 = GEN 49:31; GEN 50:22 = GEN 50:22; EXO 40:13 = EXO 40:13; EXO 40:13 = EXO 40:14; LEV 26:45 = LEV 26:45; NUM 11:34 = NUM 11:34; NUM 26:1 = NUM 25:19; JOS 21:36 = JOS 21:36; JOS 21:37 = JOS 21:38; JDG 21:24 = JDG 21:24; 1CH 11:46 = 1CH 11:46; 1CH 12:4 = 1CH 12:4; 1CH 20:7 = 1CH 20:7; NEH 3:30 = NEH 3:30; NEH 12:33 = NEH 12:33; JOB 42:16 = JOB 42:16; PSA 15:10 = PSA 16:10; PSA 43:22 = PSA 44:22; PSA 55:11 = PSA 56:11; ISA 8:22 = ISA 8:22; JER 37:4 = JER 37:4; EZK 2:9 = EZK 2:9; MIC 5:11 = MIC 5:10; MAT 17:14 = MAT 17:14; MAT 17:14 = MAT 17:15; MRK 4:40 = MRK 4:40; ACT 7:55 = ACT 7:55; ACT 14:6 = ACT 14:6; WIS 19:12 = WIS 19:12; WIS 19:20 = WIS 19:21; 1MA 1:36 = 1MA 1:34; 1ES 1:10 = 1ES 1:10; 1ES 2:13 = 1ES 2:9; 1ES 2:26 = 1ES 2:20; 1ES 2:30 = 1ES 2:25; 1ES 3:17 = 1ES 3:16; 1ES 4:10 = 1ES 4:10; 1ES 4:33 = 1ES 4:33; 1ES 5:58 = 1ES 5:56; 1ES 5:73 = 1ES 5:70; 1ES 8:50 = 1ES 8:49; 1ES 8:86 = 1ES 8:83',
    ),
  },
  {
    scheme: 'vul',
    why: 'These psalms begin with verses 10 and 12. Editions with the verses before count from 1.',
    add: lines('PSA 115:1-9 = PSA 116:10-18; PSA 147:1-9 = PSA 147:12-20; PSA 147:10-11 = PSA 147:20'),
  },
  {
    scheme: 'vul',
    why: 'The counts of Jonah are those of the Hebrew, the lines those of English Bibles.',
    remove: ['JON 1:17', 'JON 2:1-10'],
  },
  {
    scheme: 'vul',
    why: 'In the Song of the Three, `org` counts one verse as two: the lines lead one verse too far.',
    remove: lines(
      'DAN 3:24-90; DAG 3:24-52; DAG 3:52-23; DAG 3:54; DAG 3:55; DAG 3:56-57; DAG 3:58; DAG 3:59; DAG 3:60-90; S3Y 1:1-29; S3Y 1:30-31; S3Y 1:33; S3Y 1:32; S3Y 1:34-35; S3Y 1:37; S3Y 1:36; S3Y 1:38-68',
    ),
    add: ['DAN 3:24-90 = DAG 3:24-90', 'S3Y 1:1-67 = DAG 3:24-90'],
  },
  {
    scheme: 'vul',
    why: spelling,
    remove: ['DAG 13:1-63', 'DAG 14:1-42'],
    add: ['DAG 13:1-64 = SUS 1:1-64', 'DAG 14:1-42 = BEL 1:1-42'],
  },
  {
    scheme: 'vul',
    why: 'Its Greek Daniel has the chapters of English Bibles.',
    remove: ['DAG 5:1-31', 'DAG 6:1-28'],
    add: lines(
      'DAG 3:1-23 = DAN 3:1-23; DAG 5:1-30 = DAN 5:1-30; DAG 5:31 = DAN 6:1; DAG 6:1-28 = DAN 6:2-29; DAG 11:1-45 = DAN 11:1-45',
    ),
  },
  {
    scheme: 'vul',
    why: 'Its Greek Esther has the counts of English Bibles, and no lines.',
    linesOf: { scheme: 'eng', book: 'ESG' },
  },
  ...(['rsc', 'rso'] as const).map((scheme) => ({
    scheme,
    why: lostLine,
    add: lines(
      'LEV 14:55 = LEV 14:55; NUM 26:1 = NUM 25:19; 1KI 22:43 = 1KI 22:43; 1CH 12:4 = 1CH 12:4; ISA 3:19 = ISA 3:19; 2CO 11:32 = 2CO 11:32; REV 13:1 = REV 12:18',
    ),
  })),
  { scheme: 'rso', why: lostLine, add: ['PSA 141:0 = PSA 142:1'] },
  {
    scheme: 'rso',
    why: spelling,
    remove: ['ISA 3:20-25'],
    add: ['ISA 3:20-25 = ISA 3:21-26'],
  },
  {
    scheme: 'rso',
    why: 'Daniel 5 and 6 have the counts of English Bibles, and no lines.',
    add: ['DAN 5:31 = DAN 6:1', 'DAN 6:1-28 = DAN 6:2-29'],
  },
  {
    scheme: 'rso',
    why: 'Its Greek Esther has the counts of the Septuagint, but the lines of English Bibles.',
    linesOf: { scheme: 'lxx', book: 'ESG' },
    partsOf: { scheme: 'lxx', book: 'ESG' },
  },
];

/**
 * Verses that manuscripts have in two places of a book, such as the doxology of Romans. In the place on the left, all of them
 * are one deviation from a scheme without them.
 */
export const versesInTwoPlaces: readonly string[] = ['ROM 14:24-26 = ROM 16:25-27'];

function lines(written: string): string[] {
  return written.split('; ');
}
