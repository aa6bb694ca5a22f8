import { describe, expect, test } from 'bun:test';
import { readBook } from '../../formats/builder/read-books.ts';
import { readOsisBooks } from '../../formats/osis/read-osis.ts';
import { readUsfm } from '../../formats/usfm/read-usfm.ts';
import { readUsj } from '../../formats/usj/read-usj.ts';
import { readUsx } from '../../formats/usx/read-usx.ts';
import type { BookText } from '../../model/book-text.ts';
import { missingSpaces, spacesOf } from './word-spaces.ts';

const evidence = (book: BookText) => missingSpaces([spacesOf(book)]);

const verse = 'Paul an apostle of Jesus Christ by the will of God'.split(' ');
const usx = (gap: string, style = 'style="w" strong="G1"') =>
  `<usx version="3.0"><book code="EPH" style="id"/><chapter number="1" style="c"/><para style="p"><verse number="1" style="v"/>${verse.map((word) => `<char ${style}>${word}</char>`).join(gap)}</para></usx>`;
const usj = (gap: readonly string[]) =>
  JSON.stringify({
    type: 'USJ',
    version: '3.1',
    content: [
      { type: 'book', marker: 'id', code: 'EPH' },
      { type: 'chapter', marker: 'c', number: '1' },
      {
        type: 'para',
        marker: 'p',
        content: [
          { type: 'verse', marker: 'v', number: '1' },
          ...verse.flatMap((word) => [{ type: 'char', marker: 'w', strong: 'G1', content: [word] }, ...gap]),
        ],
      },
    ],
  });
const osis = (gap: string) =>
  `<osis><osisText><div type="book" osisID="Eph"><chapter osisID="Eph.1"><verse osisID="Eph.1.1">${verse.map((word) => `<w lemma="strong:G1">${word}</w>`).join(gap)}</verse></chapter></div></osisText></osis>`;
const usfm = (text: string) => `\\id EPH\n\\c 1\n\\p\n\\v 1 ${text}\n`;
const ignore = () => {};

describe('words whose white space a converter dropped', () => {
  test.each([
    ['USX', (gap: string) => readBook(readUsx, usx(gap), ignore)],
    ['USJ', (gap: string) => readBook(readUsj, usj(gap === '' ? [] : [gap]), ignore)],
    ['OSIS', (gap: string) => readOsisBooks(osis(gap), ignore)[0]!],
    [
      'USFM',
      (gap: string) => readBook(readUsfm, usfm(verse.map((word) => `\\w ${word}|G1\\w*`).join(gap)), ignore),
    ],
  ])('are found in %s', (_format, read) => {
    expect(evidence(read(''))).toMatch(/10 of 10 annotated words touch the next one.*“Paulan” in EPH 1:1/);
    expect(evidence(read(' '))).toBeUndefined();
    expect(evidence(read('\n'))).toBeUndefined();
  });

  test('are found without annotations, by their length', () => {
    const phrases = [verse, verse.toReversed(), [...verse.slice(5), ...verse.slice(0, 5)]];
    const text = (gap: string) => phrases.map((words) => `${words.join(gap)}.`).join(' ');
    const read = (gap: string) => evidence(readBook(readUsfm, usfm(text(gap)), ignore));
    expect(read('')).toMatch(/3 words have more than 30 letters, such as “PaulanapostleofJesus/);
    expect(read(' ')).toBeUndefined();
  });
});

test.each([
  [
    'Finnish',
    'Lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilas tuli kotiin, ja he iloitsivat suuresti.',
  ],
  [
    'German',
    'Die Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft war groß.',
  ],
  [
    'Greenlandic',
    'Naalagaq uumasunik tamanik pinngortitsisoq ullullu unnuallu nunarsuarmi inunnut tunniuppai.',
  ],
  ['Inuktitut', 'ᐱᒋᐊᕐᓂᖓᓂ ᒎᑎ ᓴᓇᓚᐅᖅᐳᖅ ᕿᓚᖕᒥᒃ ᓄᓇᒥᒡᓗ ᐃᓄᖕᓂᒡᓗ ᐃᓅᓯᖃᕐᓂᐊᖅᑐᓂᒃ'],
  ['Turkish', 'Çekoslovakyalılaştıramadıklarımızdanmışsınız gibi konuştular ve sonra evlerine döndüler.'],
  ['Sanskrit', 'आदौ वाद आसीत् स च वाद ईश्वरेण सार्धमासीत् स वादः स्वयमीश्वर एव परमेश्वरस्वरूपानन्तगुणसम्पन्नः'],
  ['Malayalam', 'ആദിയിൽ വചനം ഉണ്ടായിരുന്നു; വചനം ദൈവത്തോടുകൂടെ ആയിരുന്നു; വചനം ദൈവം ആയിരുന്നു'],
  ['Thai', 'ในปฐมกาลพระเจ้าทรงเนรมิตสร้างฟ้าและแผ่นดินแผ่นดินก็ว่างเปล่าอยู่'],
  ['Khmer', 'កាលពីដើមដំបូងព្រះជាម្ចាស់បានបង្កើតផ្ទៃមេឃនិងផែនដី'],
  ['Burmese', 'အစအဦး၌ဘုရားသခင်သည်ကောင်းကင်နှင့်မြေကြီးကိုဖန်ဆင်းတော်မူ၏'],
  ['Chinese', '起初神创造天地地是空虚混沌渊面黑暗神的灵运行在水面上神说要有光就有了光神看光是好的'],
  [
    'Japanese',
    'はじめに神は天と地とを創造された地は形なくむなしくやみが淵のおもてにあり神の霊が水のおもてをおおっていた',
  ],
  ['Tibetan', 'ཐོག་མར་དཀོན་མཆོག་གིས་གནམ་ས་བཀོད་པར་མཛད་དོ'],
])('%s is written as it should be', (_language, sentence) => {
  const annotated = sentence.replace(/[\p{L}\p{M}]+/gu, (word) => `\\w ${word}|G1\\w*`);
  for (const text of [sentence, annotated])
    expect(evidence(readBook(readUsfm, usfm(`${text} `.repeat(40)), ignore))).toBeUndefined();
});

test('morphemes may be annotated one by one, and Chinese words side by side', () => {
  const morphemes =
    '\\w ev|a\\w*\\w ler|b\\w*\\w imiz|c\\w*\\w de|d\\w*\\w ki|e\\w* \\w ler|a\\w*\\w den|b\\w* ';
  expect(evidence(readBook(readUsfm, usfm(morphemes.repeat(60)), ignore))).toBeUndefined();
  const chinese = '\\w 起初|G1\\w*\\w 神|G1\\w*\\w 创造|G1\\w*';
  expect(evidence(readBook(readUsfm, usfm(chinese.repeat(60)), ignore))).toBeUndefined();
});
