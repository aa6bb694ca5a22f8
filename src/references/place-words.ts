/**
 * Words and signs between the numbers of references, in the languages with known book names. Source of the
 * words: npm bible-passage-reference-parser (MIT). Words with another meaning in a second language are
 * omitted.
 */

/** Matches one of the words at an offset, case-insensitively, with an optional dot and spaces. */
function oneOf(words: string, before = ''): RegExp {
  const sorted = words.split(/\s+/).sort((a, b) => b.length - a.length);
  return new RegExp(`${before}(?:${sorted.join('|')})(?![\\p{L}\\p{M}])\\.?[ ]*`, 'iuy');
}

export const chapterWord = new RegExp(
  `${
    oneOf(
      `chapt(?:er)?s? cha?ps? chs? kap kapit[a-zéí]+ kafl[ai] cap[ií]tul[a-z]+ capitol[a-z]+ caput caps? capp chapitres?
      hoofdstuk(?:ken)? luku luvu[nt] fejezet rozdz rozdzia[łl][óowy]* hlav[ay] глав[аыи]? гл розд розділи? pasal bab sura pennod
      kabanata ch[uư][oơ]ng κεφάλαιο κεφ פרק(?:ים)? فصل فصول باب ابواب अध्याय அதிகாரம் அதி`,
    ).source
  }|第|บทที่?[ ]*`,
  'iuy',
);

export const verseWord = oneOf(
  `vers[eionrt]? verses ver(?=\\.) verset[a-z]* vers[íi]culos? versus verzen verš[eov]* wers(?:et[a-zó]*)? стих[иов]* ст вірші?
  ayat mistari adnod(?:au)? jakee?t στίχο[ςι] στ آي[ةه] آیت آیات पद ਪਦ câu vv? vss? vese`,
  '[ ,]*',
);

/**
 * Separator between references. Capitals as in `PHLM 2 AND 6`; a single capital letter may be a Roman
 * numeral.
 */
export const separator =
  /[ ]*(?:[;,&.、]|(?:see also|and|und|et|y|e|i|og|och|oraz|ug|iyo|și|şi|si|và|va|ja|и|і|also|AND|UND|ET|OG|OCH)(?= )|與|和|及)[ ]*/y;
export const rangeSign =
  /[ ]*(?:-+|(?:to|through|thru|until|bis|al|au|ad|do|až|az|hasta|até|ate|till|til|tot|sampai|hadi|до|по|تا|TO|BIS|THROUGH)(?= )|至|到|から)[ ]*/y;

/** `f` means one more verse or chapter, `ff` all to the end. */
export const followingSign =
  /[ ]?(ff?|ss?|f\.f|sqq?|nn?|dst|ecc|et suivants?|et seq(?:uentes)?|y sig(?:uientes)?|en volgende(?: verzen)?|и далее|и сл)(?![\p{L}\p{N}])\.?/iuy;

export function isOneFollowing(sign: string): boolean {
  return /^(?:f|s|sq|n)\.?$/i.test(sign);
}

export const lastVerse = /end(?![\p{L}])/iuy;

export const titleWord =
  /[ :,]*(?:title|titel|t[ií]tulo|titre|titolo|tytuł|titulus|rubrik|opschrift|overskrift|judul|надписание)(?![\p{L}])\.?/iuy;
