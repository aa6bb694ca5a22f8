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
      `chap(?:t(?:er)?|itre|it)?s? chp?s? [kc]ap(?:[ií]t[a-zéí]+|ut|[sp])? kafl[ai] hoofdstuk(?:ken)? hfst luku luvu[nt] fejezet
      rozdz(?:ia[łl][óowy]*)? [hg]lav[aey] poglavlj[ea] гл(?:ав[аыие]?)? погла[вј][а-яљј]* розд(?:іли?)? pasal ba[bp] sura(?:\\sya)? mlango
      pennod penodau cutub(?:ka)? kreu bölüm kabanata ch[uư][oơ]ng đoạn κεφ(?:[άα]λαι[οα]ν?)? פרק(?:ים)?
      (?:ال)?(?:[اأإ]صحاح(?:ات)?|فصل|باب) فصول ابواب अध्याय ଅଧ୍ୟାୟ ਅਧਿਆਇ அதிகாரம் அதி`,
    ).source
  }|[第제]|บท(?:ที่)?[ ]*(?=\\d)`,
  'iuy',
);

/** In Arabic, `العدد` is a verse, and the book of Numbers after a comma or before a chapter and verse. */
export const verseWord = new RegExp(
  `${
    oneOf(
      `vers[a-z]{0,2} ver(?=\\.) verset[a-z]* vers[íi]cul(?:os?|us) verzen verš[eovůch]* wiersz[ey]? wers(?:et[a-zó]*)? varg(?:u|jet)?
      stih(?:ovi)? redak redci стих[иовае]* ст вірш[аіив]* a?aya[a-z]* ayet mi?stari(?:\\swa)? bersikulo talata adnod(?:au)? jakee?t jae
      στίχο[ςι] στ פסוק(?:ים)? (?:ال)?(?:[آا]ي[ةه]|[آا]يات|[اأ]عداد) آی[هةت] آیات पद वचन आयत ਪਦ ਆਇਤ ପଦ வசனம் câu vv? vss? v[eè]s[eè]`,
      '[ ,]*',
    ).source
  }|[ ]*(?:ال)?عدد[ ]*(?=\\d+(?![\\d:]))|[ ,]*ข้อ(?:ที่)?[ ]*`,
  'iuy',
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
