import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const texts: Readonly<Record<string, { readonly language: string; readonly verses: readonly string[] }>> = {
  DEU: {
    language: 'deu',
    verses: [
      'Am Anfang schuf Gott Himmel und Erde.',
      'Und die Erde war wüst und leer, und es war finster auf der Tiefe.',
      'Und Gott sprach: Es werde Licht! Und es ward Licht.',
      'Große Straßen, GROSSE STRASSEN, grosse Strassen; er grüßt die Größe.',
      'Vater-unser und Gottes’ Lämmer, des Lamm’s Schar; Lamm\u00ads.',
    ],
  },
  NOR: { language: 'nor', verses: ['Sønnen ble født; æren er hans.', 'SØNNEN OG ÆREN'] },
  VIE: { language: 'vie', verses: ['Ban đầu Đức Chúa Trời dựng nên trời đất.', 'ĐỨC CHÚA TRỜI phán rằng'] },
  GRK: {
    language: 'grc',
    verses: [
      'Ἐν ἀρχῇ ἦν ὁ λόγος, καὶ ὁ λόγος ἦν πρὸς τὸν θεόν, καὶ θεὸς ἦν ὁ λόγος.',
      'οὗτος ἦν ἐν ἀρχῇ πρὸς τὸν θεόν.',
      'ΠΑΝΤΑ ΔΙ’ ΑΥΤΟΥ ΕΓΕΝΕΤΟ, καὶ χωρὶς αὐτοῦ ἐγένετο οὐδὲ ἕν.',
      'ἡ ἀγάπη μακροθυμεῖ, χρηστεύεται ἡ ἀγάπη· οὐ ζηλοῖ',
    ],
  },
  HEB: {
    language: 'heb',
    verses: [
      'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים אֵ֥ת הַשָּׁמַ֖יִם וְאֵ֥ת הָאָֽרֶץ׃',
      'וְהָאָ֗רֶץ הָיְתָ֥ה תֹ֙הוּ֙ וָבֹ֔הוּ וְחֹ֖שֶׁךְ עַל־פְּנֵ֣י תְה֑וֹם וְר֣וּחַ אֱלֹהִ֔ים מְרַחֶ֖פֶת עַל־פְּנֵ֥י הַמָּֽיִם׃',
      'ויאמר אלהים יהי אור ויהי־אור׃',
      'שָׁלוֹם וּשְׁלוֹם־אָ֖ב מֶ֥לֶךְ מלכים כְּסֶף',
    ],
  },
  ARB: {
    language: 'arb',
    verses: [
      'فِي ٱلْبَدْءِ خَلَقَ ٱللهُ ٱلسَّمَاوَاتِ وَٱلْأَرْضَ.',
      'وَكَانَتِ الأَرْضُ خَرِبَةً وَخَالِيَةً، وَعَلَى وَجْهِ الْغَمْرِ ظُلْمَةٌ',
      'وقال الله: «ليكن نور»، فكان نور.',
      'الـكـتـاب الكتاب ﺍﻟﻜﺘﺎﺏ إله اله أله',
    ],
  },
  HIN: {
    language: 'hin',
    verses: [
      'आदि में परमेश्वर ने आकाश और पृथ्वी की सृष्टि की।',
      'पृथ्वी बेडौल और सुनसान पड़ी थी, और गहरे जल के ऊपर अन्धियारा था;',
      'तब परमेश्वर ने कहा, उजियाला हो, तो उजियाला हो गया।',
      'राज राजा राजाओं क़लम कलम क\u094d\u200dष',
    ],
  },
  CMN: {
    language: 'cmn',
    verses: [
      '起初，神創造天地。',
      '地是空虛混沌，淵面黑暗；神的靈運行在水面上。',
      '神說：「要有光」，就有了光。',
      '神看光是好的，就把光暗分開了。第１２章 chapter12 ＡＢＣ',
    ],
  },
  JPN: {
    language: 'jpn',
    verses: [
      'はじめに神は天と地とを創造された。',
      '「光あれ」と言われた。すると光があった。',
      'ガリラヤの人々、ﾊﾘﾗﾔ、パン',
    ],
  },
  THA: {
    language: 'tha',
    verses: [
      'ในปฐมกาลพระเจ้าทรงเนรมิตสร้างฟ้าและแผ่นดินโลก',
      'แผ่นดินโลกนั้นก็ปราศจากรูปร่างและว่างเปล่า',
      'พระเจ้าตรัสว่า "จงเกิดความสว่าง" แล้วความสว่างก็เกิดขึ้น น้ำ',
    ],
  },
  KHM: {
    language: 'khm',
    verses: ['កាល ដើម ដំបូង ឡើយ ព្រះ បាន បង្កើត ផ្ទៃ មេឃ និង ផែនដី', 'ព្រះបានបង្កើតផែនដី'],
  },
  AMH: {
    language: 'amh',
    verses: ['በመጀመሪያ እግዚአብሔር ሰማይንና ምድርን ፈጠረ።', 'ምድርም ባዶ ነበረች፥ አንዳችም አልነበረባትም።'],
  },
  KOR: {
    language: 'kor',
    verses: ['태초에 하나님이 천지를 창조하시니라', '하나님이 이르시되 빛이 있으라 하시니 빛이 있었고'],
  },
  HAW: {
    language: 'haw',
    verses: [
      'I kinohi hana ke Akua i ka lani a me ka honua: ʻo ka ʻōlelo.',
      'A ʻo ka honua, he ʻano ʻole ia',
    ],
  },
};

export function writeManyScripts(content: string): void {
  for (const [id, { language, verses }] of Object.entries(texts)) {
    const folder = join(content, 'translations', id);
    mkdirSync(folder, { recursive: true });
    const direction = ['HEB', 'ARB'].includes(id) ? 'rtl' : 'ltr';
    const address = 'https://example.org/';
    const names = { id, name: id, englishName: id };
    const metadata = { ...names, language, direction, website: address, licenseUrl: address };
    writeFileSync(join(folder, 'edition.json'), JSON.stringify(metadata));
    const lines = verses.map((text, index) => `\\v ${index + 1} ${text}`);
    writeFileSync(join(folder, 'gen.usfm'), `\\id GEN\n\\c 1\n\\p\n${lines.join('\n')}\n`);
  }
}
