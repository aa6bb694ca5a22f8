import { beforeAll, describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { searchAnswerSchema } from '../../src/documents/openapi/search-answer-schema.ts';
import { searchRootSchema } from '../../src/documents/search/search-schema.ts';
import type { Library } from '../../src/library/library.ts';
import { answerFrom, QuestionError } from '../../src/questions/question.ts';
import { questions } from '../../src/questions/questions.ts';
import type { SearchAnswer } from '../../src/questions/search/search-answer.ts';
import { compileContent, compiledStarter } from '../compiled.ts';
import { runs } from '../long-tests.ts';
import { readDocument } from '../read-document.ts';
import { writeManyScripts } from './many-scripts.ts';
import {
  anyOf,
  lemma,
  morph,
  type OracleQuery,
  phrase,
  prefix,
  starred,
  strong,
  tokensByOracle,
  word,
} from './search-oracle.ts';
import { SearchedLibrary } from './searched-library.ts';

let starter: SearchedLibrary;
let scripts: SearchedLibrary;

beforeAll(async () => {
  starter = new SearchedLibrary((await compiledStarter()).library);
  scripts = new SearchedLibrary((await compileContent(writeManyScripts)).library);
}, 600_000);

const all = (...clauses: OracleQuery['all'][number][]): OracleQuery => ({ all: clauses });
type Row = [translation: string, q: string, query: OracleQuery, isFound?: boolean];

const english: Row[] = [
  ['KJV', 'living water', all(word('living'), word('water'))],
  ['KJV', '"living water"', all(phrase('living', 'water'))],
  ['KJV', 'LIVING Waters', all(word('living'), word('waters'))],
  ['KJV', 'lamb', all(word('lamb'))],
  ['KJV', "lamb's", all(phrase('lamb', 's'))],
  ['KJV', 'lamb’s', all(phrase('lamb', 's'))],
  ['KJV', 'charity', all(word('charity'))],
  ['KJV', 'love | charity', { all: [anyOf(word('love'), word('charity'))] }],
  ['KJV', 'be strong: fear not', all(word('be'), word('strong'), word('fear'), word('not'))],
  ['KJV', 'love || charity', { all: [anyOf(word('love'), word('charity'))] }],
  ['KJV', 'love|charity', { all: [anyOf(word('love'), word('charity'))] }],
  ['KJV', 'faith hope | charity', all(word('faith'), anyOf(word('hope'), word('charity')))],
  [
    'KJV',
    'faith | hope | charity now',
    all(anyOf(word('faith'), word('hope'), word('charity')), word('now')),
  ],
  ['KJV', 'shepherd -sheep', { all: [word('shepherd')], none: word('sheep') }],
  ['KJV', '-sheep shepherd', { all: [word('shepherd')], none: word('sheep') }],
  [
    'KJV',
    'shepherd -"the sheep" -flock',
    { all: [word('shepherd')], none: anyOf(phrase('the', 'sheep'), word('flock')) },
  ],
  ['KJV', 'shepherd*', all(prefix('shepherd'))],
  ['KJV', 'shep* -sheph*', { all: [prefix('shep')], none: prefix('sheph') }, false],
  ['KJV', 'sh* flocks', all(prefix('sh'), word('flocks'))],
  ['KJV', '"in the beg*"', all(prefix('in', 'the', 'beg'))],
  ['KJV', '"In the beginning"', all(phrase('in', 'the', 'beginning'))],
  ['KJV', '“In the beginning”', all(phrase('in', 'the', 'beginning'))],
  ['KJV', '"in the beginning was the Word"', all(phrase('in', 'the', 'beginning', 'was', 'the', 'word'))],
  ['KJV', '"the the"', all(phrase('the', 'the')), false],
  ['KJV', '"verily, verily"', all(phrase('verily', 'verily'))],
  ['KJV', '"holy holy holy"', all(phrase('holy', 'holy', 'holy'))],
  ['KJV', 'O Absalom', all(word('o'), word('absalom'))],
  [
    'KJV',
    'my son Absalom "would God"',
    all(word('my'), word('son'), word('absalom'), phrase('would', 'god')),
  ],
  ['KJV', 'the', all(word('the'))],
  ['KJV', 'the and of', all(word('the'), word('and'), word('of'))],
  ['KJV', 'beth-el', all(phrase('beth', 'el'))],
  ['KJV', 'Bethlehem', all(word('bethlehem'))],
  ['KJV', 'Mahershalalhashbaz', all(word('mahershalalhashbaz')), false],
  ['KJV', 'zzz', all(word('zzz')), false],
  ['KJV', 'Jesus wept', all(word('jesus'), word('wept'))],
  ['KJV', '"Jesus wept"', all(phrase('jesus', 'wept'))],
  ['KJV', 'love "one another" -hate', { all: [word('love'), phrase('one', 'another')], none: word('hate') }],
  ['KJV', '(grace, truth)', all(word('grace'), word('truth'))],
  ['KJV', 'grace — truth .', all(word('grace'), word('truth'))],
  ['KJV', 'ｇｒａｃｅ ＴＲＵＴＨ', all(word('grace'), word('truth'))],
  ['KJV', 'gráce', all(word('grace'))],
  [
    'KJV',
    '"lord of hosts" | "king of glory" who',
    all(anyOf(phrase('lord', 'of', 'hosts'), phrase('king', 'of', 'glory')), word('who')),
  ],
  ['KJV', '"psalm of David"', all(phrase('psalm', 'of', 'david'))],
  ['KJV', '"of the"', all(phrase('of', 'the'))],
  ['KJV', '"and he said"', all(phrase('and', 'he', 'said'))],
  ['KJV', '"and it came to pass"', all(phrase('and', 'it', 'came', 'to', 'pass'))],
  ['KJV', '"the temple of"', all(phrase('the', 'temple', 'of'))],
  ['KJV', '"of the temple"', all(phrase('of', 'the', 'temple'))],
  ['KJV', '"temple of the"', all(phrase('temple', 'of', 'the'))],
  ['KJV', '"fine flour mingled"', all(phrase('fine', 'flour', 'mingled'))],
  ['KJV', '"flour and of the"', all(phrase('flour', 'and', 'of', 'the')), false],
  ['KJV', '"in th*"', all(starred('in', 'th*'))],
  ['KJV', '"th* lord"', all(starred('th*', 'lord'))],
  ['KJV', '"th* wh*"', all(starred('th*', 'wh*'))],
  ['KJV', '"of th* tem*"', all(starred('of', 'th*', 'tem*'))],
  ['KJV', '"tem* of th* lo*"', all(starred('tem*', 'of', 'th*', 'lo*'))],
  ['KJV', '"liv* water"', all(starred('liv*', 'water'))],
  ['KJV', '"an* th* sa* un*"', all(starred('an*', 'th*', 'sa*', 'un*'))],
  ['KJV', 'lord -"the lord"', { all: [word('lord')], none: phrase('the', 'lord') }],
];

const hebrew: Row[] = [
  ['OSHB', 'ברא', all(word('ברא'))],
  ['OSHB', 'בָּרָ֣א', all(word('ברא'))],
  ['OSHB', 'בראשית', all(word('בראשית'))],
  ['OSHB', '"בראשית ברא אלהים"', all(phrase('בראשית', 'ברא', 'אלהים'))],
  ['OSHB', 'על־פני', all(phrase('על', 'פני'))],
  ['OSHB', 'שלום*', all(prefix('שלום'))],
  ['OSHB', 'מלכ* ירושלם', all(prefix('מלכ'), word('ירושלמ'))],
  ['OSHB', 'שמע ישראל', all(word('שמע'), word('ישראל'))],
  ['OSHB', 'strong:H430', all(strong('H430'))],
  ['OSHB', 'strong:h0430', all(strong('H430'))],
  ['OSHB', 'strong:H1254', all(strong('H1254'))],
  ['OSHB', 'strong:H1254 strong:H8064', all(strong('H1254'), strong('H8064'))],
  ['OSHB', 'strong:H7965 -strong:H3068', { all: [strong('H7965')], none: strong('H3068') }],
  ['OSHB', 'strong:H2617 | strong:H571 דוד', all(anyOf(strong('H2617'), strong('H571')), word('דוד'))],
  ['OSHB', 'strong:H1', all(strong('H1'))],
  ['OSHB', 'strong:G26', all(strong('G26')), false],
  ['OSHB', 'morph:HVqp3ms strong:H1254', all(morph('HVqp3ms'), strong('H1254'))],
  ['OSHB', 'morph:HR/Ncfsa', all(morph('HR/Ncfsa'))],
  ['HEB', 'אלהים', all(word('אלהים'))],
  ['HEB', 'אֱלֹהִ֑ים', all(word('אלהים'))],
  ['HEB', 'שלום', all(word('שלומ'))],
  ['HEB', 'מלך', all(word('מלכ'))],
  ['HEB', 'מלכ*', all(prefix('מלכ'))],
  ['HEB', 'על פני', all(word('על'), word('פני'))],
  ['HEB', '"ויהי אור"', all(phrase('ויהי', 'אור'))],
  ['HEB', 'כסף', all(word('כספ'))],
];

const others: Row[] = [
  ['DEU', 'straße', all(word('strasse')), false],
  ['DEU', 'Straßen', all(word('strassen'))],
  ['DEU', 'STRASSEN', all(word('strassen'))],
  ['DEU', 'wust', all(word('wust'))],
  ['DEU', 'WÜST', all(word('wust'))],
  ['DEU', 'gott licht', all(word('gott'), word('licht'))],
  ['DEU', '"es ward Licht"', all(phrase('es', 'ward', 'licht'))],
  ['DEU', 'gro*', all(prefix('gro'))],
  ['DEU', 'Vater-unser', all(phrase('vater', 'unser'))],
  ['DEU', 'Gottes', all(word('gottes'))],
  ['DEU', 'Lamms', all(word('lamms'))],
  ['DEU', 'und -Gott', { all: [word('und')], none: word('gott') }],
  ['GRK', 'λόγος', all(word('λογος'))],
  ['GRK', 'λογος', all(word('λογος'))],
  ['GRK', 'ΛΟΓΟΣ', all(word('λογος'))],
  ['GRK', 'ἀρχῇ', all(word('αρχη'))],
  ['GRK', 'αρχη', all(word('αρχη'))],
  ['GRK', 'παντα δι’ αυτου', all(word('παντα'), word('δι'), word('αυτου'))],
  ['GRK', '"θεὸς ἦν ὁ λόγος"', all(phrase('θεος', 'ην', 'ο', 'λογος'))],
  ['GRK', 'αγαπ*', all(prefix('αγαπ'))],
  ['GRK', 'ην -λογος', { all: [word('ην')], none: word('λογος') }],
  ['GRK', 'εν', all(word('εν'))],
  ['ARB', 'الله', all(word('الله'))],
  ['ARB', 'اللَّهُ', all(word('الله'))],
  ['ARB', 'الارض | والأرض', all(anyOf(word('الارض'), word('والارض')))],
  ['ARB', 'الكتاب', all(word('الكتاب'))],
  ['ARB', 'الكـــتاب', all(word('الكتاب'))],
  ['ARB', '"فكان نور"', all(phrase('فكان', 'نور'))],
  ['ARB', 'إله', all(word('اله'))],
  ['ARB', 'نور -الله', { all: [word('نور')], none: word('الله') }, false],
  ['HIN', 'परमेश्वर', all(word('परमेश्वर'))],
  ['HIN', 'राजा', all(word('राजा'))],
  ['HIN', 'राज', all(word('राज'))],
  ['HIN', 'राज*', all(prefix('राज'))],
  ['HIN', '"परमेश्वर ने"', all(phrase('परमेश्वर', 'ने'))],
  ['HIN', 'क़लम', all(word('क़लम'))],
  ['HIN', 'कलम', all(word('कलम'))],
  ['HIN', 'क्ष', all(word('क्ष'))],
  ['HIN', 'पृथ्वी -सृष्टि', { all: [word('पृथ्वी')], none: word('सृष्टि') }],
  ['NOR', 'sonnen aeren', all(word('sonnen'), word('aeren'))],
  ['NOR', 'fø*', all(prefix('fø'))],
  ['VIE', 'duc', all(word('duc'))],
  ['VIE', '"đất"', all(word('dat'))],
  ['ARB', 'والارض', all(word('والأرض'))],
  ['ARB', 'خربه', all(word('خربة'))],
  ['CMN', '创造', all(phrase('創', '造'))],
  ['CMN', '神的灵', all(phrase('神', '的', '靈'))],
  ['CMN', '神', all(word('神'))],
  ['CMN', '創造', all(phrase('創', '造'))],
  ['CMN', '天地', all(phrase('天', '地'))],
  ['CMN', '神說要有光', all(phrase('神', '說', '要', '有', '光'))],
  ['CMN', '光 神', all(word('光'), word('神'))],
  ['CMN', '神 -光', { all: [word('神')], none: word('光') }],
  ['CMN', '水面*', all(phrase('水', '面'))],
  ['CMN', 'abc', all(word('abc'))],
  ['CMN', '12', all(word('12'))],
  ['CMN', '光暗 | 水面', all(anyOf(phrase('光', '暗'), phrase('水', '面')))],
  ['JPN', '光', all(word('光'))],
  ['JPN', 'ガリラヤ', all(phrase('ガ', 'リ', 'ラ', 'ヤ'))],
  ['JPN', 'か', all(word('か')), false],
  ['JPN', '人々', all(phrase('人', '々'))],
  ['THA', 'พระเจ้า', all(phrase(...'พระเจ้า'))],
  ['THA', 'สว่าง', all(phrase(...'สว่าง'))],
  ['THA', 'แผ่นดินโลก', all(phrase(...'แผ่นดินโลก'))],
  ['THA', 'พระเจ้า -สว่าง', { all: [phrase(...'พระเจ้า')], none: phrase(...'สว่าง') }],
  ['THA', 'พระ แผ่นดิน', all(phrase(...'พระ'), phrase(...'แผ่นดิน'))],
  ['KHM', 'ព្រះ', all(phrase(...'ព្រះ'))],
  ['KHM', 'បង្កើត', all(phrase(...'បង្កើត'))],
  ['AMH', 'እግዚአብሔር', all(word('እግዚአብሔር'))],
  ['AMH', 'ምድር*', all(prefix('ምድር'))],
  ['KOR', '하나님이', all(word('하나님이'))],
  ['KOR', '하나*', all(prefix('하나'))],
  ['HAW', 'ʻo', all(word('ʻo'))],
  ['HAW', 'ʻolelo', all(word('ʻolelo'))],
  ['HAW', 'o', all(word('o')), false],
];

describe('a query finds what looking at every verse finds, and marks it', () => {
  test.each([...english, ...hebrew, ...others])('%s: %s', (translation, q, query, isFound = true) => {
    const searched = ['KJV', 'OSHB'].includes(translation) ? starter : scripts;
    expect(searched.expectFound(translation, q, query) > 0).toBe(isFound);
  });

  test('some hundred of them', () => {
    expect(english.length + hebrew.length + others.length).toBeGreaterThan(130);
  });
});

test('any word of any verse finds the verse: single, with another, as a prefix and in a phrase', () => {
  const translations = [
    'KJV',
    'OSHB',
    'DEU',
    'GRK',
    'HEB',
    'ARB',
    'HIN',
    'CMN',
    'JPN',
    'THA',
    'KHM',
    'AMH',
    'KOR',
    'HAW',
  ];
  const number = fc.nat(1_000_000);
  fc.assert(
    fc.property(fc.constantFrom(...translations), number, number, number, (translation, a, b, c) => {
      const searched = ['KJV', 'OSHB'].includes(translation) ? starter : scripts;
      const verses = searched.verses(translation);
      const { place, text } = verses[a % verses.length]!;
      const tokens = tokensByOracle(text);
      if (tokens.length === 0) return;
      const written = ({ start, end }: (typeof tokens)[number]) => text.slice(start, end);
      const [one, other] = [tokens[b % tokens.length]!, tokens[c % tokens.length]!];
      const next = tokens[(b % tokens.length) + 1] ?? one;
      const together =
        next === one ? written(one) : text.slice(one.start, next.end).replaceAll(/["“”„‟«»]/g, ' ');
      const queries = [written(one), `${written(one)} ${written(other)}`, `"${together}"`];
      if (one.folded.length > 3 && one.end - one.start === one.folded.length)
        queries.push(`${written(one).slice(0, 3)}*`);
      for (const q of queries) {
        const [book, chapter] = place.split(/[ :]/);
        const found = searched.results({ q, in: translation, books: `${book} ${chapter}` });
        expect([q, found.map((each) => `${each.book} ${each.chapter}:${each.verse}`)]).toEqual([
          q,
          expect.arrayContaining([place]),
        ]);
      }
    }),
    { numRuns: runs(300) },
  );
}, 300_000);

test('random queries of occurring words find the same verses as the oracle', () => {
  const verses = starter.verses('KJV');
  const number = fc.nat(1_000_000);
  fc.assert(
    fc.property(number, number, number, fc.boolean(), (a, b, c, isExcluded) => {
      const tokens = tokensByOracle(verses[a % verses.length]!.text).map(({ folded }) => folded);
      const pick = (at: number) => tokens[at % tokens.length]!;
      if (pick(b) === pick(c)) return;
      const q = `${pick(b)} ${isExcluded ? '-' : ''}${pick(c)}`;
      const query = isExcluded
        ? { all: [word(pick(b))], none: word(pick(c)) }
        : all(word(pick(b)), word(pick(c)));
      starter.expectFound('KJV', q, query);
    }),
    { numRuns: 15 },
  );
}, 300_000);

test.each(['KJV', 'OSHB', 'CMN'])(
  'random phrases of %s find the same verses as the oracle',
  (translation) => {
    const searched = translation === 'CMN' ? scripts : starter;
    const verses = searched.verses(translation);
    const number = fc.nat(1_000_000);
    fc.assert(
      fc.property(number, number, fc.integer({ min: 2, max: 6 }), number, (a, b, length, stars) => {
        const words = tokensByOracle(verses[a % verses.length]!.text).map(({ folded }) => folded);
        const at = b % Math.max(1, words.length - length + 1);
        const picked = words.slice(at, at + length);
        if (picked.length < 2) return;
        const written = picked.map((each, index) =>
          ((stars >> index) & 3) === 0 && each.length > 3 ? `${each.slice(0, 3)}*` : each,
        );
        searched.expectFound(translation, `"${written.join(' ')}"`, all(starred(...written)));
      }),
      { numRuns: 12 },
    );
  },
  300_000,
);

describe('an answer', () => {
  const fault = (parameters: Record<string, string>) => {
    try {
      starter.ask(parameters);
    } catch (error) {
      if (error instanceof QuestionError) return error.fault;
      throw error;
    }
    throw new Error(`${JSON.stringify(parameters)} was answered`);
  };

  test.each<[string, Record<string, string>]>([
    ['several translations', { q: 'Ruth | רות', in: 'KJV,OSHB' }],
    ['every translation', { q: '"living water" | strong:H430', in: '*', limit: '3' }],
    ['a language', { q: 'love', in: 'lang:eng', sort: 'relevance' }],
    ['a part of the canon', { q: 'love', in: 'KJV', books: 'NT', offset: '40', limit: '7' }],
    ['nothing', { q: 'xyzzy', in: 'KJV' }],
  ])('to a search of %s is as the schema says', (_, parameters) => {
    const answer = starter.ask(parameters);
    expect(searchAnswerSchema.parse(answer) as unknown).toEqual(answer);
  });

  test('reports if a query is also a reference', () => {
    expect(starter.ask({ q: 'John 3:16', in: 'KJV' }).reference).toBe('JHN 3:16');
    expect(starter.ask({ q: 'Ruth', in: 'KJV' })).toMatchObject({
      reference: 'RUT',
      total: expect.any(Number),
    });
    expect(starter.ask({ q: 'living water', in: 'KJV' }).reference).toBeNull();
  });

  test('returns and counts only verses of the requested books', () => {
    const places = (books: string) =>
      starter.results({ q: 'love', in: 'KJV', books }).map(({ book, chapter }) => `${book} ${chapter}`);
    const everywhere = starter.results({ q: 'love', in: 'KJV' });
    const inIsaiah = everywhere.filter(({ book, chapter }) => book === 'ISA' && chapter >= 40);
    expect(places('ISA 40-66')).toEqual(inIsaiah.map(({ book, chapter }) => `${book} ${chapter}`));
    expect(places('OT').length + places('NT').length).toBe(everywhere.length);
    expect(new Set(places('GEN-DEU').map((place) => place.slice(0, 3)))).toEqual(
      new Set(
        everywhere
          .map(({ book }) => book)
          .filter((book) => ['GEN', 'EXO', 'LEV', 'NUM', 'DEU'].includes(book)),
      ),
    );
    expect(places('MAT, 1JN').length).toBe(places('MAT').length + places('1JN').length);
    expect(places('GEN-MAL,MAT-REV').length).toBe(everywhere.length);
    expect(places('Torah, Gospels').length).toBe(places('Torah').length + places('Gospels').length);
  });

  test('continues where it ended, over several translations', () => {
    const found = starter.results({ q: 'Boaz | בעז', in: 'KJV,OSHB', limit: '7' });
    expect(found.length).toBe(starter.ask({ q: 'Boaz | בעז', in: '*' }).total);
    const keys = found.map(
      ({ translation, book, chapter, verse }) => `${translation} ${book} ${chapter}:${verse}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(
      starter.ask({ q: 'Boaz', in: '*', from: 'OSHB' }).editions.map(({ translation }) => translation),
    ).not.toContain('KJV');
  });

  test('sorted by relevance has the same verses, those with more rare words first', () => {
    const parameters = { q: 'holy lord', in: 'KJV' };
    const key = ({ book, chapter, verse }: { book: string; chapter: number; verse: number }) =>
      `${book} ${chapter}:${verse}`;
    const canon = starter.results(parameters).map(key);
    const ranked = starter.results({ ...parameters, sort: 'relevance' }).map(key);
    expect(ranked.toSorted()).toEqual(canon.toSorted());
    expect(ranked).not.toEqual(canon);
    expect(ranked.slice(0, 10)).toContain('ISA 6:3');
  });

  test.each([
    ['KJV', 'strong:H430', ['KJV']],
    ['KJV,OSHB', 'strong:H430', ['KJV']],
    ['OSHB', 'strong:H430', undefined],
    ['OSHB', 'strong:G26', undefined],
    ['KJV', 'love | morph:V', ['KJV']],
    ['KJV', 'love -strong:H430', undefined],
  ])('in %s, %s names those whose words are not annotated', (of, q, names) => {
    expect(starter.ask({ q, in: of }).notAnnotated).toEqual(names);
  });

  test('counts which words carry a Strong’s number', () => {
    const { renderings, total } = starter.ask({ q: 'strong:H430', in: 'OSHB', books: 'GEN' });
    const [of] = renderings!;
    expect(of).toMatchObject({ translation: 'OSHB', of: 'strong:H430' });
    const expected = new Map<string, number>();
    for (const { place, text, words } of starter.verses('OSHB')) {
      if (!place.startsWith('GEN ')) continue;
      for (const { start, end, strongs = [] } of words) {
        if (!strongs.includes('H430')) continue;
        const form = tokensByOracle(text).filter((token) => token.start < end && token.end > start);
        const key = form
          .map(({ folded }) => folded)
          .join(' ')
          .replace(/[כמנפצ]$/, (letter) => 'ךםןףץ'['כמנפצ'.indexOf(letter)]!);
        expected.set(key, (expected.get(key) ?? 0) + 1);
      }
    }
    expect(new Map(of!.renderings.map(({ words, count }) => [words, count]))).toEqual(expected);
    expect(total).toBeGreaterThan(100);
  });

  test.each<[Record<string, string>, Record<string, unknown>]>([
    [
      { q: '', in: 'KJV' },
      { code: 'bad_parameter', parameter: 'q', at: 0 },
    ],
    [
      { q: '...', in: 'KJV' },
      { code: 'bad_parameter', parameter: 'q' },
    ],
    [
      { q: '-love', in: 'KJV' },
      { code: 'bad_parameter', parameter: 'q' },
    ],
    [
      { q: 'love "of God', in: 'KJV' },
      { code: 'bad_parameter', parameter: 'q', at: 5 },
    ],
    [
      { q: 'love |', in: 'KJV' },
      { code: 'bad_parameter', parameter: 'q', at: 5 },
    ],
    [
      { q: '| love', in: 'KJV' },
      { code: 'bad_parameter', parameter: 'q', at: 0 },
    ],
    [
      { q: 'love | -hate', in: 'KJV' },
      { code: 'bad_parameter', parameter: 'q', at: 7 },
    ],
    [
      { q: 'a*', in: 'KJV' },
      { code: 'bad_parameter', parameter: 'q' },
    ],
    [
      { q: 'l*ve', in: 'KJV' },
      { code: 'bad_parameter', parameter: 'q' },
    ],
    [
      { q: '*', in: 'KJV' },
      { code: 'bad_parameter', parameter: 'q' },
    ],
    [
      { q: 'strong:', in: 'KJV' },
      { code: 'bad_parameter', parameter: 'q' },
    ],
    [
      { q: 'strong:love', in: 'KJV' },
      { code: 'bad_parameter', parameter: 'q' },
    ],
    [
      { q: 'love '.repeat(120), in: 'KJV' },
      { code: 'bad_parameter', parameter: 'q' },
    ],
    [
      { q: 'x '.repeat(41), in: 'KJV' },
      { code: 'bad_parameter', parameter: 'q' },
    ],
    [{ q: 'love' }, { code: 'bad_parameter', parameter: 'in' }],
    [
      { q: 'love', in: 'NONE' },
      { code: 'translation_not_found', parameter: 'in' },
    ],
    [
      { q: 'love', in: 'KJV,NONE' },
      { code: 'translation_not_found', parameter: 'in' },
    ],
    [
      { q: 'love', in: 'lang:xyz' },
      { code: 'translation_not_found', parameter: 'in' },
    ],
    [
      { q: 'love', in: 'KJV', books: 'nowhere' },
      { code: 'bad_parameter', parameter: 'books' },
    ],
    [
      { q: 'love', in: 'KJV', books: 'GEN, XYZ' },
      { code: 'bad_parameter', parameter: 'books' },
    ],
    [
      { q: 'love', in: 'KJV', books: '-NT' },
      { code: 'bad_parameter', parameter: 'books' },
    ],
    [
      { q: 'love', in: 'KJV', limit: '0' },
      { code: 'bad_parameter', parameter: 'limit' },
    ],
    [
      { q: 'love', in: 'KJV', limit: '101' },
      { code: 'bad_parameter', parameter: 'limit' },
    ],
    [
      { q: 'love', in: 'KJV', offset: '-1' },
      { code: 'bad_parameter', parameter: 'offset' },
    ],
    [
      { q: 'love', in: 'KJV', sort: 'best' },
      { code: 'bad_parameter', parameter: 'sort' },
    ],
    [
      { q: 'love', in: 'KJV', from: 'OSHB' },
      { code: 'bad_parameter', parameter: 'from' },
    ],
  ])('refuses %p', (parameters, expected) => {
    expect(fault(parameters)).toMatchObject(expected);
  });

  test('accepts any text as a query', () => {
    const pieces = fc.constantFrom(
      '"',
      '|',
      '-',
      '*',
      'strong:',
      'lemma:',
      'love',
      'the*',
      ' ',
      '\ud800',
      'ב',
      '神',
      '\u0301',
      "'",
      ':',
    );
    const queries = fc.oneof(
      fc.array(pieces, { maxLength: 12 }).map((all) => all.join('')),
      fc.string({ unit: 'binary', maxLength: 30 }),
    );
    fc.assert(
      fc.property(queries, (q) => {
        try {
          const answer = starter.ask({ q: q.toWellFormed(), in: 'KJV,OSHB' });
          expect(answer.results.length).toBeLessThanOrEqual(20);
        } catch (error) {
          if (!(error instanceof QuestionError)) throw error;
          expect(error.fault.code).toBe('bad_parameter');
        }
      }),
      { numRuns: runs(300) },
    );
  }, 300_000);
});

describe('a query that finds nothing', () => {
  const meant = (q: string, more: Record<string, string> = {}) =>
    starter.ask({ q, in: 'KJV', ...more }).didYouMean?.map(({ query }) => query);

  test.each([
    ['shepard', 'shepherd'],
    ['Beleiveth', 'believeth'],
    ['JHON', 'john'],
    ['melchisedek', 'melchisedec'],
    ['living watr', 'living water'],
    ['"living waterr"', '"living water"'],
    ['rigtheousness grase', 'righteousness grace'],
    ['lvoe -god', 'love -god'],
    ['goo* shepard', 'goo* shepherd'],
    ["lamb's wyfe", "lamb's wife"],
    ['nebukadnezar', 'nebuchadnezzar'],
    ['nife', 'knife'],
    ['filistines', 'philistines'],
    ['kanan and kain', undefined],
    ["king's of the nations", 'kings of the nations'],
    ['fathers house servants', "father's house servants"],
    ['xqzzy | shepard', undefined],
    ['xqzzy', undefined],
    ['th', undefined],
    ['water -watr strong:H1', undefined],
  ])('%s means %s', (q, expected) => {
    expect(starter.ask({ q, in: 'KJV' }).total).toBe(0);
    expect(meant(q)?.[0]).toBe(expected);
  });

  test('means a word of the first translation, with its points left out and its final form', () => {
    expect(meant('אֱלחִים', { in: 'OSHB,KJV' })?.[0]).toBe('אלהים');
    expect(meant('נוח', { in: 'OSHB' })?.[0]).toBe('נח');
    expect(meant('shepard', { in: 'KJV,OSHB' })?.[0]).toBe('shepherd');
  });

  test('suggests no other query if its words occur or it finds something', () => {
    expect(meant('shepherd xerxes -shepherd')).toBeUndefined();
    expect(meant('"water living shepherd"')).toBeUndefined();
    expect(starter.ask({ q: 'love', in: 'KJV' })).not.toHaveProperty('didYouMean');
  });

  test('suggests only queries that find more verses', () => {
    expect(starter.ask({ q: 'lov* shepard', in: 'KJV' })).not.toHaveProperty('didYouMean');
    for (const match of ['all', 'best']) {
      for (const q of [
        'shepard sheep',
        '"good shepard"',
        'shepard -sheep',
        'shepard | zzz',
        'nebukadnezar dream',
      ]) {
        const { total, didYouMean } = starter.ask({ q, in: 'KJV', match });
        expect([q, total, didYouMean!.length > 0]).toEqual([q, 0, true]);
        for (const { query, verses } of didYouMean!) {
          const corrected = starter.ask({ q: query, in: 'KJV', match });
          expect([query, corrected.total, verses > 0]).toEqual([query, verses, true]);
        }
      }
    }
  });

  test('keeps words that the translation has in some form', () => {
    const best = (q: string) => starter.ask({ q, in: 'KJV', match: 'best' }).didYouMean;
    for (const q of ['shepherding', 'loving', '"loving" kindnesses', 'John 3:16', 'gen'])
      expect([q, best(q)]).toEqual([q, undefined]);
  });

  test('suggests queries that find the reported number of verses', async () => {
    const { terms } = readDocument<{ terms: string[] }>(
      (await compiledStarter()).library,
      '/api/x/search/KJV/word-3.json',
    );
    const misspelled = fc
      .record({
        term: fc.constantFrom(...terms.filter((term) => /^[a-z]{6,}$/.test(term))),
        places: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })),
        letters: fc.tuple(fc.constantFrom(...'aeioustz'), fc.constantFrom(...'aeioustz')),
      })
      .map(({ term, places, letters }) =>
        places.reduce((word, at, index) => word.slice(0, at) + letters[index] + word.slice(at + 1), term),
      );
    fc.assert(
      fc.property(misspelled, (q) => {
        const { total, didYouMean = [] } = starter.ask({ q, in: 'KJV' });
        if (total > 0) return;
        expect(didYouMean.length).toBeGreaterThan(0);
        for (const { query, verses } of didYouMean) {
          expect(starter.ask({ q: query, in: 'KJV' }).total).toBe(verses);
        }
      }),
      { numRuns: 60 },
    );
  }, 300_000);
});

test('the root names every verse once', async () => {
  const { library } = await compiledStarter();
  const root = searchRootSchema.parse(readDocument(library, '/api/x/search/KJV/index.json'));
  expect(root.verses).toBe(starter.verses('KJV').length);
  const words = starter.verses('KJV').reduce((sum, { text }) => sum + tokensByOracle(text).length, 0);
  expect(root.words).toBe(words);
});

test('a lemma is compared without accents', async () => {
  const { library } = await compileContent(async (content) => {
    const { mkdirSync, writeFileSync } = await import('node:fs');
    mkdirSync(`${content}/translations/LEM`, { recursive: true });
    const usfm =
      '\\id TIT\n\\c 1\n\\p\n\\v 1 \\w Παῦλος|lemma="Παῦλος" strong="G39720" x-morph="Gr,N,,,,,NMS,"\\w*, \\w τῇ|lemma="ὁ" strong="G35880"\\w* \\w ἀγάπῃ μου|lemma="ἀγάπη" strong="G00260"\\w*\n\\v 2 nothing\n';
    writeFileSync(`${content}/translations/LEM/tit.usfm`, usfm);
  });
  const searched = new SearchedLibrary(library);
  const rows: [string, OracleQuery][] = [
    ['lemma:ἀγάπη', all(lemma('ἀγάπη'))],
    ['lemma:αγαπη', all(lemma('ἀγάπη'))],
    ['lemma:παυλος morph:Gr,N', all(lemma('Παῦλος'), morph('Gr,N'))],
    ['strong:G26', all(strong('G26'))],
    ['strong:G3972 αγαπη', all(strong('G3972'), word('αγαπη'))],
  ];
  for (const [q, query] of rows) expect([q, searched.expectFound('LEM', q, query)]).toEqual([q, 1]);
  expect(searched.ask({ q: 'lemma:ἀγάπη', in: 'LEM' }).renderings).toEqual([
    { translation: 'LEM', of: 'lemma:αγαπη', renderings: [{ words: 'αγαπη μου', count: 1 }], others: 0 },
  ]);
});

describe('the documents that a search reads', () => {
  function readFor(parameters: Readonly<Record<string, string>>, copies: number) {
    const ids = Array.from({ length: copies }, (_, copy) => `COPY${copy}`);
    const paths: string[] = [];
    const question = questions.search(
      new URLSearchParams({ in: ids.join(), match: 'all', ...parameters }).toString(),
      undefined,
    );
    const answer = answerFrom(question, (path) => {
      const original = path.replace(/COPY\d+/, 'KJV');
      if (!library.peek(original)) return undefined;
      paths.push(path);
      const document = readDocument<Record<string, unknown>>(library, original);
      const [copy] = /COPY\d+/.exec(path)!;
      return /\/(?:index|lengths)\.json$/.test(path) ? { ...document, translation: copy } : document;
    });
    return { paths, answer: JSON.parse(answer.body) as SearchAnswer };
  }

  let library: Library;
  beforeAll(async () => {
    library = (await compiledStarter()).library;
  });

  test.each([
    ['living water', 'canon'],
    ['living water', 'relevance'],
    ['faith charity', 'canon'],
    ['"living water"', 'canon'],
    ['"the living God"', 'canon'],
    ['"of the temple"', 'canon'],
    ['"and he said"', 'canon'],
    ['"came to pass"', 'relevance'],
    ['the*', 'canon'],
  ])('%p by %s: four documents for the first result', (q, sort) => {
    const { paths, answer } = readFor({ q, sort, limit: '1' }, 1);
    expect(answer.results).toHaveLength(1);
    expect(paths.length).toBeLessThanOrEqual(4);
    const bytes = paths.map((path) => library.peek(path.replace('COPY0', 'KJV'))!.bodyLength);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(120_000);
  });

  test.each([
    [{ q: '"water living shepherd"' }, 4],
    [{ q: 'shepherd the', books: 'RUT' }, 3],
    [{ q: 'shepherd water', books: 'RUT' }, 3],
    [{ q: 'shepherd xerxes' }, 3 + 7],
  ])('%p finds nothing: no more documents are read unless a word is missing', (parameters, most) => {
    const { paths, answer } = readFor(parameters, 1);
    expect(answer.total).toBe(0);
    expect(new Set(paths).size).toBeLessThanOrEqual(most);
  });

  test.each([
    { q: 'the' },
    { q: 'th* an* of* to* in* he* sh*' },
    { q: '"th* lo* of*"' },
    { q: '"and the"', limit: '100' },
    { q: 'the | and | of | to | lord', sort: 'relevance', limit: '100' },
  ])('is bounded, however many translations there are: %p', (parameters) => {
    const { paths, answer } = readFor(parameters, 40);
    const parts = paths.filter((path) => /\/search\/.*-\d+\.json$/.test(path));
    expect(parts.length).toBeLessThanOrEqual(36);
    expect(paths.filter((path) => path.endsWith('/index.json')).length).toBeLessThanOrEqual(30);
    expect(answer.editions.length + answer.unsearched).toBe(40);
    expect(answer.editions.length).toBeGreaterThan(0);
  });
});
