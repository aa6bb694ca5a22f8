/**
 * Differences between two formats of an edition from the same publisher. Words of Jesus are in brackets. The
 * reasons describe how the USX differs from the USFM.
 */
export const sameEditionDifferences: readonly {
  readonly reason: string;
  readonly verses: readonly (readonly [verse: string, usx: string, usfm: string])[];
}[] = [
  {
    reason: 'the question mark stands after the quotation, since the question is around it',
    verses: [
      ['MAT 9:5', 'Get up, and walk’?', 'Get up, and walk?’'],
      ['MAT 19:5', 'one flesh’?', 'one flesh?’'],
      ['MAT 21:16', 'perfected praise’?”', 'perfected praise?’”'],
      ['MAT 22:32', 'the God of Jacob’?', 'the God of Jacob?’'],
      ['JHN 4:35', 'until the harvest’?', 'until the harvest?’'],
      ['JHN 6:42', 'out of heaven’?”', 'out of heaven?’”'],
      ['JHN 10:34', 'you are gods’?', 'you are gods?’'],
      ['JHN 10:36', 'the Son of God’?', 'the Son of God?’'],
      ['JHN 12:27', 'from this time’?', 'from this time?’'],
      ['JHN 14:9', 'Show us the Father’?', 'Show us the Father?’'],
      ['JHN 16:19', 'you will see me’?', 'you will see me?’'],
      ['1SA 21:11', 'his ten thousands’?”', 'his ten thousands?’”'],
      ['1SA 24:9', 'to harm you’?', 'to harm you?’'],
      ['1SA 29:5', 'his ten thousands’?”', 'his ten thousands?’”'],
    ],
  },
  {
    reason: 'the same, and so the mark is not among the words of Jesus that are quoted',
    verses: [['JHN 12:34', 'be lifted up’]?', 'be lifted up?’]']],
  },
  {
    reason: 'no question',
    verses: [['MAT 23:18', 'on it, he is obligated.’', 'on it, he is obligated?’']],
  },
  {
    reason: 'another genitive',
    verses: [['JHN 12:3', 'anointed Jesus’ feet', 'anointed Jesus’s feet']],
  },
  {
    reason: 'a space between closing quotation marks',
    verses: [['JHN 5:11', 'mat and walk.’] ”', 'mat and walk.’]”']],
  },
];
