import { editionJson } from '../small-content/small-edition-json.ts';

const verses = (count: number, text: (verse: number) => string) =>
  Array.from({ length: count }, (_, index) => `\\v ${index + 1} ${text(index + 1)}\n`).join('');

const psalms = (title: string, count: number) =>
  `\\id PSA\n\\h Psalms\n\\c 3\n${title}\\q1\n${verses(count, (verse) => `Psalm verse ${verse}.`)}`;

const acrostic = '\\c 117\n\\d ALEPH\n\\q1\n\\v 1 Praise.\n\\d BETH\n\\q1\n\\v 2 Love.\n\\d The end.\n';

export const vectorContent = {
  'translations/eng/edition.json': {
    ...editionJson('ENG', 'English Sample'),
    versification: 'eng',
    licenseNotice: 'The notice of the English sample.',
  },
  'translations/eng/01-GEN.usfm': `\\id GEN\n\\h Genesis\n\\c 1\n\\s1 The Creation\n\\p\n\\v 1 In the beginning\\f + \\fr 1:1 \\ft Or at first\\f* God created.\n\\v 2-3 The earth was empty, and there was light.\n\\p\n\\v 5 Day and night.\n\\c 2\n\\p\n${verses(3, (verse) => `The second chapter, verse ${verse}.`)}`,
  'translations/eng/19-PSA.usfm': psalms('\\d A Psalm of David.\n', 8) + acrostic,
  'translations/eng/29-JOL.usfm': `\\id JOL\n\\h Joel\n\\c 2\n\\p\n${verses(32, (verse) => `Joel two, ${verse}.`)}\\c 3\n\\p\n${verses(21, (verse) => `Joel three, ${verse}.`)}`,
  'translations/eng/43-JHN.usfm': `\\id JHN\n\\h John\n\\c 3\n\\p\n\\v 16 \\wj For God so loved the world 🌍\\wj*, he said.\n\\v 17 Not to judge.\n\\v 18 Whoever believes.\n\\c 4\n\\p\n\\v 1 Then he left.\n\\v 2 He did not baptize.\n`,
  'translations/eng/65-JUD.usfm': `\\id JUD\n\\h Jude\n\\c 1\n\\p\n${verses(5, (verse) => `Jude verse ${verse}.`)}`,
  'translations/org/edition.json': { ...editionJson('ORG', 'Hebrew Sample'), versification: 'org' },
  'translations/org/19-PSA.usfm': psalms('', 9) + acrostic,
  'translations/org/29-JOL.usfm': `\\id JOL\n\\h Joel\n\\c 2\n\\p\n${verses(27, (verse) => `Joel two, ${verse}.`)}\\c 3\n\\p\n${verses(5, (verse) => `Joel three, ${verse}.`)}\\c 4\n\\p\n${verses(21, (verse) => `Joel four, ${verse}.`)}`,
};

const cases = (written: string, editions: string) =>
  written.split(' | ').map((ref) => ({ ref, in: editions }));

export const passageQuestions: readonly Readonly<Record<string, string>>[] = [
  ...cases(
    'John 3:16 | John 3:16-17; Jude 3 | Jn 3,16-4,1 | JHN 3:18-4:2 | John 3 | Gen 1:1 | Gen 1:2 | Gen 1:3-5 | Genesis | Gen 2:2ff | Jude | Psalm 3 | Psalm 117 | Ps 117:1 | Ps 117:2 | Ps 117:3 | Ps 3:1-2 | Joel 2:30-3:2 | Gen 2:3-Psalm 3:1 | Gen 1:4-99',
    'ENG',
  ),
  ...['headings', 'footnotes', 'headings,footnotes'].map((include) => ({
    ref: 'Gen 1:1-3',
    in: 'ENG',
    include,
  })),
  ...cases(
    'Ps 3:1 | Ps 3:2-3 | Psalm 3 | Psalm 117 | Ps 117:1-2 | Ps 117:2 | Joel 2:27-29 | Joel 3:1 | Joel 3',
    'ENG,ORG',
  ),
  ...cases(
    'Ps 3:1-2 | Joel 3:5-4:1 | Joel 4:21-John 3:17 | Joel 4:21-John 4:1 | John 3-Jude | John 3:16 | John 3:35-40 | Gen 1:4-5 | Ps 3:0 | Ps 3:10 | Jude 9',
    'ORG,ENG',
  ),
  ...cases('Ps 3:0 | Ps 117:0', 'ORG'),
  { ref: 'Ps 3:0', in: 'ENG' },
  { ref: 'Joel 2:1', in: 'ENG,ORG,ENG' },
  { ref: 'Gen 1:1', in: 'ENG', include: 'Footnotes' },
  { ref: 'Joel 2-Gen 1', in: 'ENG' },
  { ref: 'John 3:16x', in: 'ENG' },
  ...['John, 3:16 - eng', 'John 3:16 (English Sample)'].map((ref) => ({ ref, in: 'ORG' })),
  { ref: 'Foo 3', in: 'ENG' },
  { ref: 'Rom 8', in: 'ENG' },
  { ref: 'Gen 3', in: 'ENG' },
  { ref: 'Gen 1:9', in: 'ENG' },
  { ref: 'John 3:16', in: 'NONE' },
];

const from = (here: string, there: string, places: string) =>
  places.split(', ').map((place) => {
    const [book, chapter, verse] = place.split(/[ :]/) as [string, string, string];
    return { from: here, to: there, book, chapter: Number(chapter), verse: Number(verse) };
  });

export const mappedVerses = [
  ...from(
    'ENG',
    'ORG',
    'GEN 1:1, PSA 3:0, PSA 3:1, PSA 3:8, PSA 51:0, PSA 51:1, JOL 2:27, JOL 2:28, JOL 2:32, JOL 3:1, JOL 3:21',
  ),
  ...from(
    'ORG',
    'ENG',
    'PSA 3:1, PSA 3:2, PSA 3:9, PSA 51:1, PSA 51:2, PSA 51:3, JOL 2:27, JOL 3:1, JOL 3:5, JOL 4:1, JOL 4:21, JHN 3:16',
  ),
];

export const texts: readonly string[] = [
  '',
  'In the beginning God created the heaven and the earth.',
  'The Lamb’s wife; daughter-in-law’s — 3:16 (1st)',
  'Élie dit: « Où est-il ? » ŒUVRE Straße İstanbul Łódź Þorn ĐÀ NẴNG',
  'soft\u00adhyphen and zero\u200dwidth\u200b joiner\u00ad',
  'ἐν ἀρχῇ ἦν ὁ λόγος, ΛΌΓΟΣ',
  'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים אֵ֥ת הַשָּׁמַ֖יִם עַל־פְּנֵי',
  'فِي الْبَدْءِ خَلَقَ اللهُ السَّمَاوَاتِ وَالأَرْضَ ٱلکتاب مـحـبـة',
  'Въ началѣ сотвори Богъ небо и землю. Ёлка',
  'आदि में परमेश्वर ने आकाश और पृथ्वी की सृष्टि की।',
  '起初，神創造天地。太初有道',
  '元始に神天地を創造たまへり。ガラテヤ ｶﾞﾗﾃﾔ',
  'ในเริ่มแรกนั้นพระเจ้าทรงเนรมิตฟ้าและแผ่นดิน',
  'ត្រាតែបង្អស់ និង ພະເຈົ້າ',
  'በመጀመሪያ እግዚአብሔር ሰማይንና ምድርን ፈጠረ።',
  '태초에 하나님이 천지를 창조하시니라',
  'ＡＢＣ １２３ ﬁre ½ x² ʻokina ʼaleph',
  'emoji 🌍 and 𐤀𐤁 letters outside the basic plane',
  `a${'b'.repeat(80)}c`,
];
