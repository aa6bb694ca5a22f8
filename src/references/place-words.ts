/**
 * Words and signs between the numbers of references, in the languages with known book names. Source of the
 * words: npm bible-passage-reference-parser (MIT). Words with another meaning in a second language are
 * omitted.
 */

/**
 * Matches one of the words at an offset, case-insensitively, with an optional dot and spaces.
 * @param words `*` is any ending
 * @param others alternatives that letters may follow
 */
function oneOf(before: string, words: string, others: string): RegExp {
  const letter = '[\\p{L}\\p{M}]';
  const all = words.replace(/\s+/g, '|').replaceAll('*', `${letter}*`);
  return new RegExp(`${before}(?:(?:${all})(?!${letter})\\.?|${others})[ ]*`, 'iuy');
}

export const chapterWord = oneOf(
  '',
  `chap(?:t(?:er)?|it(?:re)?)?s? chp?s? [kc]ap(?:[ií]t*|ut|[sp])? kafl[ai] hoofdstuk* hfst lu[kv]u* fejezet rozdz* [hg]lav[aey]
  poglavlj* погла* гл(?:ав*)? розд* pasal ba[bp] sura(?:\\sya)? mlango penn?od* cutub* kreu bölüm* kabanata ch[uư][oơ]ng đoạn κεφ*
  פרק* (?:ال)?(?:[اأإ]صحاح*|فصل|باب) فصول ابواب अध्याय ଅଧ୍ୟାୟ ਅਧਿਆਇ அதிகாரம் அதி`,
  '[第제]|บท(?:ที่)?(?=[ ]*\\d)',
);

/** In Arabic, `العدد` is a verse, and the book of Numbers after a comma or before a chapter and verse. */
export const verseWord = oneOf(
  '[ ,]*',
  `vers[a-z]?[a-z]? ver(?=\\.) vers(?:et|[íi]cul)* verzen verš* wi?ers* varg* stih* redak redci стих* ст вірш* a?aya* ayet*
  mi?stari(?:\\swa)? bersikulo talata adnod* jae jakee?t στ(?:ίχο*)? פסוק* (?:ال)?(?:[آا]ي(?:ات|[ةه])|[اأ]عداد) آی[هةت] آیات
  पद वचन आयत ਪਦ ਆਇਤ ପଦ வசனம் câu vv? vss? v[eè]s[eè]`,
  '(?<!,[ ]*)(?:ال)?عدد(?=[ ]*\\d+(?![\\d:]))|ข้อ(?:ที่)?',
);

/** Separator between references. Capitals as in `PHLM 2 AND 6`; a single capital letter may be a Roman numeral. */
export const separator =
  /[ ]*(?:[;,&.、]|(?:see also|and|und|et|y|e|i|og|och|oraz|ug|iyo|și|şi|si|và|va|ja|и|і|also|AND|UND|ET|OG|OCH)(?= )|與|和|及)[ ]*/y;
export const rangeSign =
  /[ ]*(?:-+|(?:to|through|thru|until|bis|al|au|ad|do|až|az|hasta|até|ate|till|til|tot|sampai|hadi|до|по|تا|TO|BIS|THROUGH)(?= )|至|到|から)[ ]*/y;

/** `f` means one more verse or chapter, `ff` all to the end. */
export const followingSign =
  /[ ]?(ff?|ss?|f\.f|sqq?|nn?|dst|ecc|et suivants?|et seq(?:uentes)?|y sig(?:uientes)?|en volgende(?: verzen)?|и далее|и сл)(?![\p{L}\p{N}])\.?/iuy;

export function isOneFollowing(sign: string): boolean {
  return /^(?:[fsn]|sq)\.?$/i.test(sign);
}

export const lastVerse = /end(?!\p{L})/iuy;

export const titleWord =
  /[ :,]*(?:title|titel|t[ií]tulo|titre|titolo|tytuł|titulus|rubrik|opschrift|overskrift|judul|надписание)(?!\p{L})\.?/iuy;
