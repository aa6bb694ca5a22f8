/** Well-known verses in the order of the canon, one book per line, in the English numbering (`eng`). */
const verses = `
  GEN 1:1 1:27 1:31 8:22 28:15 50:20
  EXO 14:14 15:2 33:14
  NUM 6:24-26
  DEU 6:4-5 8:3 30:19 31:6 33:27
  JOS 1:9 24:15
  RUT 1:16 2:12
  1SA 16:7
  2SA 22:31
  1KI 8:57
  1CH 16:34
  2CH 7:14
  NEH 8:10
  JOB 19:25 42:2
  PSA 1:1-2 4:8 8:3-4 16:8 16:11 18:2 19:1 19:14 23:1 23:4 23:6 24:1 25:4-5 27:1 27:14 30:5 32:8 34:8 34:18 37:4-5 40:1 42:1 46:1 46:10 51:10 55:22 56:3 62:1-2 63:1 73:26 84:11 90:12 91:1-2 94:19 95:6-7 100:4-5 103:1-2 103:12 107:1 118:24 119:11 119:105 121:1-2 126:5 127:1 133:1 136:1 139:14 139:23-24 143:8 145:18 147:3 150:6
  PRO 3:5-6 4:23 9:10 12:25 15:1 16:3 16:9 17:17 18:10 22:6 27:17
  ECC 3:1 4:9-10 12:13
  SNG 8:7
  ISA 1:18 6:8 9:6 25:1 26:3 30:15 30:21 40:8 40:28 40:31 41:10 43:1-2 43:18-19 53:5 54:10 55:6 55:8-9 58:11 60:1
  JER 17:7-8 29:11 29:13 31:3 33:3
  LAM 3:22-23
  EZK 36:26
  DAN 2:20
  HOS 6:6
  AMO 5:24
  MIC 6:8 7:8
  NAM 1:7
  HAB 3:17-18
  ZEP 3:17
  ZEC 4:6
  MAL 3:6
  MAT 4:4 5:3 5:6 5:9 5:14-16 6:9-10 6:21 6:33 6:34 7:7 7:12 11:28-30 16:24 18:20 19:26 22:37-39 28:19-20
  MRK 9:23 10:27 10:45 11:24 12:30-31
  LUK 1:37 2:10-11 6:31 6:37 9:23 11:9 12:32 15:10 19:10
  JHN 1:1 1:5 1:14 3:16 3:17 4:14 6:35 8:12 8:31-32 10:10 10:11 10:27-28 11:25 13:34-35 14:1 14:6 14:27 15:5 15:12-13 16:33 17:3 20:29
  ACT 1:8 2:42 4:12 16:31 17:28 20:35
  ROM 1:16 3:23-24 5:1 5:8 6:23 8:1 8:18 8:28 8:31 8:38-39 10:9 10:17 12:2 12:12 12:21 15:13
  1CO 2:9 6:19-20 10:13 10:31 13:4-5 13:13 15:57 15:58 16:13-14
  2CO 1:3-4 4:16-18 5:7 5:17 9:7 12:9
  GAL 2:20 5:1 5:22-23 6:2 6:9
  EPH 1:7 2:8-9 2:10 3:20-21 4:2 4:32 5:1-2 6:10-11
  PHP 1:6 1:21 2:3-4 2:5 3:13-14 4:4 4:6-7 4:8 4:13 4:19
  COL 1:16-17 3:2 3:12 3:15 3:23
  1TH 5:11 5:16-18
  2TH 3:3
  1TI 4:12 6:6-7
  2TI 1:7 3:16-17 4:7
  TIT 3:5
  HEB 4:12 4:16 10:24-25 11:1 11:6 12:1-2 13:5 13:8
  JAS 1:2-3 1:5 1:17 1:22 4:8 5:16
  1PE 2:9 2:24 3:15 4:8 5:6-7
  2PE 1:3 3:9
  1JN 1:5 1:9 3:1 3:18 4:7-8 4:18 4:19 5:14
  3JN 1:4
  JUD 1:24-25
  REV 3:20 4:11 21:4 22:13
`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [book, ...places] = line.trim().split(' ');
    return places.map((place) => `${book} ${place}`);
  });

/** Shares no factor with the number of verses, so that neighbours of a book are far apart and all are shown. */
const step = 113;

/** A testament alone then has each verse once in 54 days, one with four gospels once in 23. */
const replacementStep = 54;

/** Index 0 is the verse of 1970-01-01. The list repeats after the last verse. */
export const versesInOrderOfDays: readonly string[] = verses.map(
  (_, day) => verses[(day * step) % verses.length]!,
);

/**
 * The verse of a day, the same for everyone, such as `JHN 3:16` or `PSA 37:4-5`, in the numbering `eng`. No
 * verse recurs before all others have been shown. If an edition lacks it, a verse of another week takes its place;
 * undefined if it lacks all of them.
 * @param date a calendar date, such as `2026-01-31`.
 */
export function verseOfTheDay(
  date: string,
  hasVerse: (reference: string) => boolean = () => true,
): string | undefined {
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
  if (Number.isNaN(day)) throw new RangeError(`"${date}" is not a date such as 2026-01-31.`);
  const { length } = versesInOrderOfDays;
  for (let later = 0; later < length; later++) {
    const verse = versesInOrderOfDays[(((day + later * replacementStep) % length) + length) % length]!;
    if (hasVerse(verse)) return verse;
  }
  return undefined;
}
