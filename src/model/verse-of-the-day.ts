/** Well-known verses in the order of the canon, in the English numbering (`eng`). */
const verses = `
  GEN 1:1; GEN 1:27; GEN 1:31; GEN 8:22; GEN 28:15; GEN 50:20; EXO 14:14; EXO 15:2; EXO 33:14; NUM 6:24-26;
  DEU 6:4-5; DEU 8:3; DEU 30:19; DEU 31:6; DEU 33:27; JOS 1:9; JOS 24:15; RUT 1:16; RUT 2:12; 1SA 16:7;
  2SA 22:31; 1KI 8:57; 1CH 16:34; 2CH 7:14; NEH 8:10; JOB 19:25; JOB 42:2; PSA 1:1-2; PSA 4:8; PSA 8:3-4;
  PSA 16:8; PSA 16:11; PSA 18:2; PSA 19:1; PSA 19:14; PSA 23:1; PSA 23:4; PSA 23:6; PSA 24:1; PSA 25:4-5;
  PSA 27:1; PSA 27:14; PSA 30:5; PSA 32:8; PSA 34:8; PSA 34:18; PSA 37:4-5; PSA 40:1; PSA 42:1; PSA 46:1;
  PSA 46:10; PSA 51:10; PSA 55:22; PSA 56:3; PSA 62:1-2; PSA 63:1; PSA 73:26; PSA 84:11; PSA 90:12;
  PSA 91:1-2; PSA 94:19; PSA 95:6-7; PSA 100:4-5; PSA 103:1-2; PSA 103:12; PSA 107:1; PSA 118:24;
  PSA 119:11; PSA 119:105; PSA 121:1-2; PSA 126:5; PSA 127:1; PSA 133:1; PSA 136:1; PSA 139:14;
  PSA 139:23-24; PSA 143:8; PSA 145:18; PSA 147:3; PSA 150:6; PRO 3:5-6; PRO 4:23; PRO 9:10; PRO 12:25;
  PRO 15:1; PRO 16:3; PRO 16:9; PRO 17:17; PRO 18:10; PRO 22:6; PRO 27:17; ECC 3:1; ECC 4:9-10; ECC 12:13;
  SNG 8:7; ISA 1:18; ISA 6:8; ISA 9:6; ISA 25:1; ISA 26:3; ISA 30:15; ISA 30:21; ISA 40:8; ISA 40:28;
  ISA 40:31; ISA 41:10; ISA 43:1-2; ISA 43:18-19; ISA 53:5; ISA 54:10; ISA 55:6; ISA 55:8-9; ISA 58:11;
  ISA 60:1; JER 17:7-8; JER 29:11; JER 29:13; JER 31:3; JER 33:3; LAM 3:22-23; EZK 36:26; DAN 2:20;
  HOS 6:6; AMO 5:24; MIC 6:8; MIC 7:8; NAM 1:7; HAB 3:17-18; ZEP 3:17; ZEC 4:6; MAL 3:6; MAT 4:4; MAT 5:3;
  MAT 5:6; MAT 5:9; MAT 5:14-16; MAT 6:9-10; MAT 6:21; MAT 6:33; MAT 6:34; MAT 7:7; MAT 7:12; MAT 11:28-30;
  MAT 16:24; MAT 18:20; MAT 19:26; MAT 22:37-39; MAT 28:19-20; MRK 9:23; MRK 10:27; MRK 10:45; MRK 11:24;
  MRK 12:30-31; LUK 1:37; LUK 2:10-11; LUK 6:31; LUK 6:37; LUK 9:23; LUK 11:9; LUK 12:32; LUK 15:10;
  LUK 19:10; JHN 1:1; JHN 1:5; JHN 1:14; JHN 3:16; JHN 3:17; JHN 4:14; JHN 6:35; JHN 8:12; JHN 8:31-32;
  JHN 10:10; JHN 10:11; JHN 10:27-28; JHN 11:25; JHN 13:34-35; JHN 14:1; JHN 14:6; JHN 14:27; JHN 15:5;
  JHN 15:12-13; JHN 16:33; JHN 17:3; JHN 20:29; ACT 1:8; ACT 2:42; ACT 4:12; ACT 16:31; ACT 17:28;
  ACT 20:35; ROM 1:16; ROM 3:23-24; ROM 5:1; ROM 5:8; ROM 6:23; ROM 8:1; ROM 8:18; ROM 8:28; ROM 8:31;
  ROM 8:38-39; ROM 10:9; ROM 10:17; ROM 12:2; ROM 12:12; ROM 12:21; ROM 15:13; 1CO 2:9; 1CO 6:19-20;
  1CO 10:13; 1CO 10:31; 1CO 13:4-5; 1CO 13:13; 1CO 15:57; 1CO 15:58; 1CO 16:13-14; 2CO 1:3-4; 2CO 4:16-18;
  2CO 5:7; 2CO 5:17; 2CO 9:7; 2CO 12:9; GAL 2:20; GAL 5:1; GAL 5:22-23; GAL 6:2; GAL 6:9; EPH 1:7;
  EPH 2:8-9; EPH 2:10; EPH 3:20-21; EPH 4:2; EPH 4:32; EPH 5:1-2; EPH 6:10-11; PHP 1:6; PHP 1:21;
  PHP 2:3-4; PHP 2:5; PHP 3:13-14; PHP 4:4; PHP 4:6-7; PHP 4:8; PHP 4:13; PHP 4:19; COL 1:16-17; COL 3:2;
  COL 3:12; COL 3:15; COL 3:23; 1TH 5:11; 1TH 5:16-18; 2TH 3:3; 1TI 4:12; 1TI 6:6-7; 2TI 1:7; 2TI 3:16-17;
  2TI 4:7; TIT 3:5; HEB 4:12; HEB 4:16; HEB 10:24-25; HEB 11:1; HEB 11:6; HEB 12:1-2; HEB 13:5; HEB 13:8;
  JAS 1:2-3; JAS 1:5; JAS 1:17; JAS 1:22; JAS 4:8; JAS 5:16; 1PE 2:9; 1PE 2:24; 1PE 3:15; 1PE 4:8;
  1PE 5:6-7; 2PE 1:3; 2PE 3:9; 1JN 1:5; 1JN 1:9; 1JN 3:1; 1JN 3:18; 1JN 4:7-8; 1JN 4:18; 1JN 4:19;
  1JN 5:14; 3JN 1:4; JUD 1:24-25; REV 3:20; REV 4:11; REV 21:4; REV 22:13
`
  .split(';')
  .map((reference) => reference.trim());

/** Shares no factor with the number of verses, so that neighbours of a book are far apart and all are shown. */
const step = 113;

/** The first is the verse of 1970-01-01. After the last one, the first returns. */
export const versesInOrderOfDays: readonly string[] = verses.map(
  (_, day) => verses[(day * step) % verses.length]!,
);

/**
 * The verse of a day, the same for everyone, such as `JHN 3:16` or `PSA 37:4-5`, in the numbering `eng`. Each
 * verse returns only after all others. If an edition lacks its book, the verse of a following day takes its
 * place; undefined if it lacks all of them.
 * @param date a calendar date, such as `2026-01-31`.
 */
export function verseOfTheDay(
  date: string,
  hasBook: (id: string) => boolean = () => true,
): string | undefined {
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
  if (Number.isNaN(day)) throw new RangeError(`"${date}" is not a date such as 2026-01-31.`);
  const { length } = versesInOrderOfDays;
  for (let later = 0; later < length; later++) {
    const verse = versesInOrderOfDays[(((day + later) % length) + length) % length]!;
    if (hasBook(verse.slice(0, 3))) return verse;
  }
  return undefined;
}
