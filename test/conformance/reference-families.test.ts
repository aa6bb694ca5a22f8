import { describe, expect, test } from 'bun:test';
import { BookNameLookup } from '../../src/references/book-names.ts';
import { detectReferences } from '../../src/references/detect-references.ts';
import { namesOfAllLanguages, namesOfLanguage } from '../../src/references/names-of-languages.ts';
import { parseReferences } from '../../src/references/parse-references.ts';
import type { ReferenceOptions } from '../../src/references/place-reader.ts';
import { Versification } from '../../src/references/versification/versification.ts';
import { formatReference, verseCommaOf } from '../../src/references/write-references.ts';

const english = Versification.standard('eng');

function optionsFor(language: string): ReferenceOptions {
  return {
    names: new BookNameLookup([namesOfLanguage(language)!], namesOfAllLanguages),
    hasVerseComma: verseCommaOf(language),
    extent: english.extent,
  };
}

/**
 * Each row: language, the reference in USFM notation, and spellings that are parsed and detected as exactly
 * that reference.
 */
const families: Readonly<Record<string, readonly (readonly [string, string, ...string[]])[]>> = {
  'ordinal numbers of books': [
    [
      'eng',
      '1JN 4:8',
      '1st John 4:8',
      'First John 4:8',
      'I John 4:8',
      'I. John 4:8',
      '1. John 4:8',
      '1John 4:8',
    ],
    ['eng', '2KI 2:1', '2nd Kgs 2:1', 'II Kings 2:1', 'Second Kings 2:1'],
    ['eng', '3JN 1:4', 'III Jhn. 4', '3rd John 4', 'Third Jn 4'],
    ['fra', '1JN 4:8', '1re Jean 4:8', '1ère Jean 4:8', 'Première Jean 4:8', '1 Jean 4.8'],
    ['spa', '1JN 4:8', '1ª Juan 4:8', '1.ª Juan 4:8', '1a Juan 4:8', 'Primera de Juan 4:8', '1a de Juan 4:8'],
    ['por', '1JN 4:8', '1ª João 4:8', '1 João 4.8'],
    ['rus', '1JN 4:8', '1-е Иоанна 4:8', '1-е Послание Иоанна 4:8', '1 Ин 4:8', 'Первое Иоанна 4:8'],
    ['nld', '1JN 4:8', '1e Johannes 4:8', 'Eerste Johannes 4:8'],
    ['vie', '1CO 13:4', '1 Cô-rinh-tô 13:4'],
    ['nor', '1CO 13:4', '1. korinterbrev 13,4', '1. Kor 13,4'],
  ],
  'numbers of books in letters and words': [
    ['heb', '1SA 3:10', "שמואל א' 3:10", 'שמואל א׳ 3:10', 'שמואל א 3:10', '1 שמואל 3:10'],
    ['heb', '2KI 2:11', "מלכים ב' 2:11"],
    ['grc', '1JN 4:8', "Α' Ιωάννη 4:8", 'Α΄ Ιωάννη 4:8', "Ιωάννου Α' 4:8", '1 Ιωάννη 4:8'],
    ['ell', '1CO 13:4', "Α' Κορινθίους 13:4"],
    ['kor', '1JN 4:8', '요한1서 4:8', '요한 1서 4:8', '요한일서 4:8'],
    ['ara', '1JN 4:8', 'رسالة يوحنا 1 4:8', '١ يوحنا ٤:٨'],
    ['urd', '1JN 4:8', '۱۔یوحنا ۴:۸', '1 ۔یوحنا 4:8'],
    ['zho', '1JN 4:8', '约翰一书4:8'],
  ],
  'letters with their full names': [
    [
      'eng',
      '1JN 4:8',
      'First Letter of John 4:8',
      '1st epistle of John 4:8',
      'The 1st Epistle General of St. John 4:8',
      '1 Apostle John 4:8',
      'One John 4:8',
    ],
    ['fra', '1JN 4:8', 'Première épître de Jean 4.8', '1re lettre de saint Jean 4, 8'],
    ['spa', '1JN 4:8', 'Primera carta de Juan 4:8', '1.ª Epístola del apóstol San Juan 4:8'],
    ['por', '1JN 4:8', 'Primeira epístola de São João 4:8'],
    ['ita', '1CO 13:4', 'Prima lettera ai Corinzi 13,4'],
    ['deu', '1JN 4:8', 'Erster Brief des Johannes 4,8', '1. Johannesbrief 4,8'],
    ['deu', 'ROM 8:28', 'Römerbrief 8,28'],
    ['nld', '1JN 4:8', 'Eerste brief van de apostel Johannes 4:8'],
    ['rus', '1CO 13:4', 'Первое послание к Коринфянам 13:4', '1-е послание к Коринфянам 13:4'],
    ['rus', '1JN 4:8', 'Первое соборное послание апостола Иоанна 4:8'],
    ['ukr', '2JN 1:6', 'Друге послання Івана 6', 'Друге соборне послання Івана 6'],
    ['mkd', '1JN 4:8', 'Првото послание на Јован 4:8'],
    ['ron', '2JN 1:6', 'A doua epistolă a lui Ioan 6', '2 Epistola lui Ioan 6'],
    ['hun', '1JN 4:8', 'János első levele 4,8'],
    ['dan', '1JN 4:8', 'Johannes første brev 4,8'],
    ['cym', '3JN 1:4', 'Trydydd Llythyr Ioan 4'],
    ['ind', '1JN 4:8', 'Surat pertama Yohanes 4:8'],
    ['tgl', '1JN 4:8', 'Unang Sulat ni Juan 4:8'],
    ['swa', '1JN 4:8', 'Waraka wa kwanza wa Yohana 4:8'],
    ['vie', '1JN 4:8', 'Thư thứ nhất của Giăng 4:8'],
    ['hin', '1JN 4:8', 'पहला यूहन्ना 4:8'],
    ['urd', '1JN 4:8', 'پہلا یوحنا 4:8'],
    ['heb', '1JN 4:8', 'האיגרת הראשונה של יוחנן 4:8'],
    ['tha', '1JN 4:8', 'จดหมายฉบับที่หนึ่งของยอห์น 4:8'],
    ['zho', '1JN 4:8', '约翰第一书 4:8'],
    ['jpn', '1CO 13:4', 'コリント人への手紙第一 13:4', 'Ⅰコリント 13:4', '第一コリント13:4'],
  ],
  'books of Moses by their number': [
    ['deu', 'DEU 6:4', '5. Mose 6,4', '5 Mose 6,4', '5. Buch Mose 6,4'],
    ['nld', 'DEU 6:4', '5 Mozes 6:4', '5e Mozes 6:4'],
    ['dan', 'DEU 6:4', '5. Mosebog 6,4'],
    ['swe', 'DEU 6:4', '5 Mos 6:4'],
    ['nob', 'DEU 6:4', '5. Mos 6,4'],
    ['isl', 'DEU 6:4', '5. Mós 6:4'],
    ['fin', 'DEU 6:4', '5. Moos. 6:4'],
    ['pol', 'DEU 6:4', '5 Mojż 6,4'],
    ['ces', 'DEU 6:4', '5. Mojžíšova 6,4'],
    ['slk', 'DEU 6:4', '5. Mojžišova 6,4'],
    ['hun', 'DEU 6:4', '5 Mózes 6,4', '5Móz 6,4'],
    ['hrv', 'DEU 6:4', '5. Mojsijeva 6,4'],
    ['srp', 'DEU 6:4', '5. Мојсијева 6:4'],
    ['ron', 'DEU 6:4', '5 Moise 6:4'],
    ['bul', 'DEU 6:4', '5 Моисеева 6:4'],
    ['ukr', 'DEU 6:4', '5 Мойсеєва 6:4'],
    ['rus', 'DEU 6:4', '5-я Моисеева 6:4'],
    ['mkd', 'DEU 6:4', '5. Мојсеева 6:4'],
  ],
  'names in Hindi and other scripts of India': [
    ['hin', '1CO 13:4', '1 कुरिन्थियों 13:4', '१ कुरिन्थियों १३:४'],
    ['hin', '1TH 4:13', '1 थिस्सलुनीकियों 4:13'],
    ['hin', '2TI 3:16', '2 तीमुथियुस 3:16', '2 तिमुथियुस 3:16'],
    ['npi', 'GEN 1:1', 'उत्पत्ति 1:1', 'उत्पत्तिको पुस्तक 1:1'],
  ],
  'brackets around names': [
    [
      'cmn',
      'JHN 3:16',
      '《约翰福音》3:16',
      '（约翰福音）3:16',
      '〈约翰福音〉3:16',
      '【约翰福音】3:16',
      '「約翰福音」3:16',
    ],
    ['jpn', 'JHN 3:16', '『ヨハネ』3:16'],
    ['eng', 'JHN 3:16', '«John» 3:16', '“John” 3:16', '(John) 3:16', '[John 3:16]'],
  ],
  'chapters in Roman numbers, and psalms by number': [
    ['eng', 'PSA 119:105', 'Ps. cxix. 105', 'Ps. CXIX. 105', 'Ps cxix, 105'],
    ['eng', 'JHN 3:16', 'John iii. 16', 'John iii, 16'],
    ['eng', 'MAT 5:3', 'Matt. v. 3'],
    ['eng', 'JUD 1:3', 'Jude v. 3'],
    ['eng', 'PSA 23', '23rd Psalm', '23rd Psalms'],
    ['eng', 'PSA 3:0', 'Ps 3:0', 'Psalm 3:0', 'Ps 3 title'],
  ],
  'books of one chapter': [
    ['eng', 'PHM 1:2; PHM 1:6', 'Phlm 2; 6', 'Phlm 2, 6', 'Phlm 2 and 6', 'Phlm 2 AND 6'],
    ['eng', 'JUD 1:1-2', 'Jude 1f', 'Jude 1f.', 'Jude 1-2'],
    ['eng', 'JUD 1:3-4', 'Jude 3f'],
    ['eng', 'JUD 1', 'Jude 1'],
  ],
  'what follows the last verse': [
    ['eng', 'GEN 1:31-2:1', 'Gen 1:31f', 'Gen. 1:31 f.'],
    ['eng', 'GEN 50:26', 'Gen 50:26f'],
    ['eng', 'REV 22:21', 'Rev 22:21f'],
  ],
  'words that name chapters and verses': [
    ['eng', 'TIT 1:1; TIT 2', 'Titus 1:1, chapter 2', 'Titus 1:1; ch. 2'],
    ['deu', 'TIT 1:1; TIT 2', 'Titus 1,1, Kapitel 2'],
    ['nld', 'TIT 1:1; TIT 2', 'Titus 1:1, hoofdstuk 2'],
    ['ind', 'TIT 1:1; TIT 2', 'Titus 1:1, pasal 2'],
    ['eng', 'EXO 1:1; EXO 1:3', 'Exod 1:1, verse 3', 'Exod 1:1 and 3'],
    ['swa', 'EXO 1:1; EXO 1:3', 'Kutoka 1:1, mistari 3'],
  ],
  'references in a row': [
    ['eng', 'LUK 24:1; JHN 20:1', 'Luke 24:1 John 20:1', 'Luke 24:1; John 20:1'],
    ['eng', 'PSA 119; 1JN 4:8', 'Psalm 119 1 John 4:8'],
    ['eng', 'EZR 2; 1KI 3:4', 'Ezra 2 1 Kings 3:4'],
    ['eng', 'MAT 5; JHN 3', 'Matt5John3'],
  ],
};

for (const [family, rows] of Object.entries(families)) {
  describe(family, () => {
    for (const [language, expected, ...written] of rows) {
      test(`${expected} in ${language}`, () => {
        const options = optionsFor(language);
        for (const text of written) {
          const parsed = parseReferences(text, options).references ?? [];
          const sentence = `… ${text}.`;
          const detected = detectReferences(sentence, options);
          const list = (references: typeof parsed) =>
            references.map((each) => formatReference(each)).join('; ');
          expect([text, list(parsed), list(detected)]).toEqual([text, expected, expected]);
        }
      });
    }
  });
}

test('words of a language are not names of books', () => {
  const sentences = {
    ind: ['Kejadian 1:1 dan 18:5', 'dan 18:5 adalah'],
    eng: ['it is 5:3 now', 'so 3:4', 'as we are, am 5:2', 'in 4:1 John 3:16'],
    deu: ['Am 3. Mai', 'am 3,4', 'Am 3.12.2020'],
    por: ['Os 3 filhos', 'os 3:4'],
    spa: ['es 3:4', 'Es 3 veces'],
  };
  const found = Object.entries(sentences).flatMap(([language, texts]) =>
    texts.flatMap((text) =>
      detectReferences(text, optionsFor(language)).map((each) => `${text} = ${formatReference(each)}`),
    ),
  );
  expect(found).toEqual(['Kejadian 1:1 dan 18:5 = GEN 1:1', 'in 4:1 John 3:16 = JHN 3:16']);
});

test('the bare name of a numbered book right after a number is not a reference', () => {
  const texts = [
    '4 John 3:16',
    '1xx. John 4:8',
    'Acts of John 4:8',
    '3 Enoch 4:5',
    'the Son of Man.” 2',
    'Samuel 3:10',
  ];
  expect(texts.filter((text) => detectReferences(text, optionsFor('eng')).length > 0)).toEqual([]);
  const found = (text: string, language: string) =>
    detectReferences(text, optionsFor(language)).map((each) => formatReference(each));
  expect(found('1ste John 4:8; Lamentations of Jeremiah 3:22', 'eng')).toEqual(['1JN 4:8', 'LAM 3:22']);
  expect(found('1ra Juan 4:8', 'spa')).toEqual(['1JN 4:8']);
});

test('a number of the previous reference is not part of a name', () => {
  const found = {
    'Luke 24:1-2 John 20:2': 'LUK 24:1-2; JHN 20:2',
    'Phlm 1:2-3) John 1:4-5': 'PHM 1:2-3; JHN 1:4-5',
    'Jonah 1:4, 6/Ezra 9:2': 'JON 1:4; JON 1:6; EZR 9:2',
    'Isaiah 66:1, 3 & John 3:3': 'ISA 66:1; ISA 66:3; JHN 3:3',
    'James 3:1-2 — John 5:4': 'JAS 3:1-2; JHN 5:4',
    '1 John 5:21-2 John 1:3': '1JN 5:21-2JN 1:3',
    '1 Samuel 31:13-2 Samuel 1:1': '1SA 31:13-2SA 1:1',
    '1) John 3:16 2) Luke 5:1': 'JHN 3:16; LUK 5:1',
    '1 Enoch 1:9': 'ENO 1:9',
  };
  for (const [text, expected] of Object.entries(found)) {
    const references = detectReferences(`See ${text}.`, optionsFor('eng'));
    expect([text, references.map((each) => formatReference(each)).join('; ')]).toEqual([text, expected]);
  }
});

test('a single Chinese or Korean letter in a word is not the name of a book', () => {
  const texts = {
    zho: ['约翰福音书 3:16', '希伯莱书 3:1', '大约3:16', '日出 3:16'],
    kor: ['의사 3:1', '천사 5:2'],
  };
  const found = Object.entries(texts).flatMap(([language, written]) =>
    written.flatMap((text) => detectReferences(text, optionsFor(language))),
  );
  expect(found).toEqual([]);
  expect(
    detectReferences('见书3:16；约3:16', optionsFor('zho')).map((each) => formatReference(each)),
  ).toEqual(['JOS 3:16', 'JHN 3:16']);
});

test('a single short word is a reference only if it is written as one', () => {
  const read = (text: string) =>
    parseReferences(text, optionsFor('eng')).references?.map((each) => formatReference(each));
  expect(['is', 'so', 'am', 'es', 're'].map(read)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(['Is', 'Am', 'jn', 'is 5', 'john'].map((text) => read(text)?.join())).toEqual([
    'ISA',
    'AMO',
    'JHN',
    'ISA 5',
    'JHN',
  ]);
});

test('an edition after references is returned with its offsets', () => {
  const editionIn = (text: string) => {
    const { edition, problem } = parseReferences(text, optionsFor('eng'));
    return problem
      ? problem.code
      : edition && [edition.name, text.slice(edition.start, edition.end)].join('=');
  };
  expect(['John 3:16 NIV', 'John 3:16 (KJV)', 'Jude 3, RVR1960', 'Jn 3; 5 [NRSVue]'].map(editionIn)).toEqual([
    'NIV=NIV',
    'KJV=KJV',
    'RVR1960=RVR1960',
    'NRSVue=NRSVue',
  ]);
  expect(['John 3:16', 'John 3:16 says', 'John NIV', 'NIV'].map(editionIn)).toEqual([
    undefined,
    'not_a_place',
    'NIV=NIV',
    'unknown_book',
  ]);
});
