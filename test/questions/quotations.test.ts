import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { createClient } from '../../client/src/create-client.ts';
import { checkQuotation } from '../../client/src/quotations.ts';
import { quotationAnswerSchema } from '../../src/documents/openapi/quotation-answer-schema.ts';
import { answerFrom } from '../../src/questions/question.ts';
import { checkInEditions } from '../../src/questions/quotation/check-in-editions.ts';
import { answerQuotation } from '../../src/questions/quotation/quotation-answer.ts';
import { readQuotation } from '../../src/questions/quotation/quoted-words.ts';
import { readIndexes, type SearchableEdition } from '../../src/questions/search/match-editions.ts';
import { ParsedDocuments } from '../../src/server/documents/parsed-documents.ts';
import { compileContent, compiledStarter } from '../compiled.ts';
import { type ServedLibrary, serveLibrary } from '../served-library.ts';
import { writeFiles } from '../write-files.ts';
import sayings from './sayings.json' with { type: 'json' };

setDefaultTimeout(600_000);

let served: ServedLibrary;
beforeAll(async () => {
  served = await serveLibrary((await compiledStarter()).library);
});
afterAll(() => served.stop());

const request = (parameters: Record<string, string>) =>
  fetch(`${served.url}/api/x/quote?${new URLSearchParams(parameters)}`);

async function check(text: string, more: Record<string, string> = {}) {
  const response = await request({ text, in: 'KJV', ...more });
  expect([text, response.status]).toEqual([text, 200]);
  const answer = quotationAnswerSchema.parse(await response.json());
  for (const { quoted, verse, from, to } of answer.differences) {
    if (to !== undefined) expect(text.slice(quoted[0], quoted[1]).trim()).toBe(to);
    if (from !== undefined) expect(answer.text!.slice(verse[0], verse[1]).trim()).toBe(from);
  }
  return answer;
}

const kinds = async (text: string, more: Record<string, string> = {}) => {
  const { verdict, differences } = await check(text, more);
  return [verdict, ...differences.map(({ kind, from = '', to = '' }) => `${kind}: ${from} > ${to}`)];
};

const entreat =
  'And Ruth said, Intreat me not to leave thee, or to return from following after thee: for whither thou goest, I will go; and where thou lodgest, I will lodge: thy people shall be my people, and thy God my God:';

test('titles inside a quotation may be left out, and quoted ones add no verse', async () => {
  const amen = 'be glory through Jesus Christ for ever. Amen.';
  const paul = 'Paul, called to be an apostle of Jesus Christ through the will of God';
  expect(await check(`${amen} ${paul}`, { ref: 'Rom 16:27-1 Cor 1:1' })).toMatchObject({
    ...{ verdict: 'partial', reference: 'ROM 16:27; 1CO 1:1', differences: [] },
    claimed: { agrees: true },
  });
  const sent = 'Written to the Romans from Corinthus, and sent by Phebe servant of the church at Cenchrea.';
  expect(await check(`${amen} ${sent}`)).toMatchObject({ verdict: 'partial', reference: 'ROM 16:27' });
  const [end, start] = [
    'Salvation belongeth unto the LORD: thy blessing is upon thy people. Selah.',
    'Hear me when I call, O God of my righteousness',
  ];
  expect(await check(`${end} ${start}`)).toMatchObject({ verdict: 'partial', reference: 'PSA 3:8-4:1' });
});

test('a title has the number of its psalm, and a text below a letter that of the last verse', async () => {
  const title = 'A Psalm of David, when he fled from Absalom his son.';
  expect(await check(title, { ref: 'Ps 3' })).toMatchObject({
    ...{ verdict: 'exact', reference: 'PSA 3:0', claimed: { agrees: true } },
  });
  expect(await check('Written to the Hebrews from Italy by Timothy.', { ref: 'Heb 13:25' })).toMatchObject({
    ...{ verdict: 'exact', reference: 'HEB 13:25', claimed: { agrees: true } },
  });
});

test('a whole verse is exact, with its place, hash, release and credit', async () => {
  const answer = await check(entreat, { ref: 'Ruth 1:16' });
  expect(answer).toMatchObject({
    verdict: 'exact',
    reference: 'RUT 1:16',
    label: 'Ruth 1:16',
    edition: 'KJV',
    claimed: { reference: 'RUT 1:16', agrees: true },
    coverage: 1,
    differences: [],
    text: entreat,
    sha256: createHash('sha256').update(entreat).digest('hex'),
    attributions: [{ edition: 'KJV' }],
  });
  const manifest = await (await fetch(`${served.url}/api/x/manifest.json`)).text();
  expect(answer.release).toBe(createHash('sha256').update(manifest).digest('hex'));
});

describe('words that differ make a quotation altered', () => {
  const start = 'thy people shall be my people, and thy God my God';
  test.each([
    ['a replaced word', start.replace('people,', 'nation,'), 'replaced: people > nation'],
    ['an added word', start.replace('shall', 'shall not'), 'added:  > not'],
    ['a word left out', start.replace(' and', ''), 'left-out: and > '],
    ['words in another order', start.replace('shall be', 'be shall'), 'moved: shall > shall'],
  ])('%s', async (_, text, difference) => {
    const [verdict, ...found] = await kinds(text);
    expect(verdict).toBe('altered');
    expect(
      found.some(
        (each) => each === difference || (each.startsWith('moved') && difference.startsWith('moved')),
      ),
    ).toBe(true);
  });
});

describe('a quotation is right in spite of', () => {
  test.each([
    ['quotation marks, a reference and an edition', '“Jesus wept.” (John 11:35, KJV)', 'exact'],
    ['a reference before it', 'John 11:35 – Jesus wept', 'exact'],
    ['case and punctuation', 'JESUS WEPT!', 'exact'],
    [
      'verse numbers and note callers',
      '34 And said, Where have ye laid him?[a] They said unto him, Lord, come and see.\n35 Jesus wept.²',
      'exact',
    ],
    ['a number without a space', '35Jesus wept.', 'exact'],
    ['an omission', 'Intreat me not to leave thee ... for whither thou goest, I will go', 'partial'],
    ['an omission in brackets', 'Intreat me not to leave thee […] and thy God my God', 'partial'],
    ['being a part of a verse', 'The LORD is my shepherd', 'partial'],
    ['LORD in other letters', 'The Lord is my shepherd; I shall not want', 'exact'],
    [
      'two passages',
      'The LORD is my shepherd; I shall not want. In the beginning was the Word, and the Word was with God, and the Word was God.',
      'exact',
    ],
  ])('%s', async (_, text, verdict) => {
    const answer = await check(text);
    expect([answer.verdict, answer.coverage]).toEqual([verdict as typeof answer.verdict, 1]);
  });
});

test('a passage keeps its last word, even if the next words have it too', async () => {
  const references = async (text: string) => {
    const { verdict, reference } = await check(text);
    return [verdict, reference];
  };
  const transgressed =
    'Because they obeyed not the voice of the LORD their God, but transgressed his covenant, and all that Moses the servant of the LORD commanded, and would not hear them, nor do them.';
  const drink =
    'Woe unto them that rise up early in the morning, that they may follow strong drink; that continue until night, till wine inflame them!';
  expect(await references(`${transgressed}\n${drink}`)).toEqual(['exact', '2KI 18:12; ISA 5:11']);
  const faith = `5 And the apostles said unto the Lord, Increase our faith.[a]
6 And the Lord said, If ye had faith as a grain of mustard seed, ye might say unto this sycamine tree, Be thou plucked up by the root, and be thou planted in the sea; and it should obey you.[a]`;
  expect(await references(faith)).toEqual(['exact', 'LUK 17:5-6']);
});

test('differences in case, spelling and punctuation are reported, but are not wrong', async () => {
  expect(await kinds('the Lord is my shepherd, I shall not want.')).toEqual([
    'exact',
    'case: The > the',
    'spelling: LORD > Lord',
    'punctuation: ; > ,',
  ]);
});

test('the claimed reference is compared, also with equal places', async () => {
  const wrong = await check('Jesus wept.', { ref: 'John 11:36' });
  expect([wrong.verdict, wrong.reference, wrong.claimed]).toEqual([
    'wrong-reference',
    'JHN 11:35',
    { reference: 'JHN 11:36', agrees: false },
  ]);
  const altered = await check('The LORD was my shepherd; I shall not want.', { ref: 'John 3' });
  expect([altered.verdict, altered.claimed?.agrees]).toEqual(['altered', false]);
  const repeated =
    'Oh that men would praise the LORD for his goodness, and for his wonderful works to the children of men!';
  for (const verse of [8, 15, 21, 31]) {
    const { verdict, reference, otherPlaces } = await check(repeated, { ref: `Ps 107:${verse}` });
    expect([verdict, reference, otherPlaces.length]).toEqual(['exact', 'PSA 107:8', 3]);
  }
  const frequent = 'And the LORD spake unto Moses, saying,';
  for (const place of ['Exodus 14:1', 'Leviticus 4:1', 'Numbers 5:1', 'Numbers 31:1']) {
    const { verdict, claimed } = await check(frequent, { ref: place });
    expect([place, verdict, claimed?.agrees]).toEqual([place, 'exact', true]);
  }
  expect((await check(frequent, { ref: 'Numbers 5:2' })).verdict).toBe('wrong-reference');
});

test.each([
  ['John 1:1', true],
  ['John 1:2', true],
  ['John 1:3', false],
])('a claimed verse next to another one with the same words is right: %s', async (ref, agrees) => {
  const { verdict, claimed } = await check('In the beginning', { ref });
  expect([verdict, claimed?.agrees]).toEqual([agrees ? 'partial' : 'wrong-reference', agrees]);
});

test('a claimed reference only adds the comparison with its verses', async () => {
  const known = [entreat, 'Jesus wept.', 'The LORD is my shepherd; I shall not want.', 'Jesus has wept.'];
  const words = `${entreat} Jesus wept the LORD said unto Moses saying ... 16`.split(' ');
  const text = fc.oneof(
    fc.tuple(fc.constantFrom(...known), fc.nat(), fc.constantFrom(...words)).map(([all, at, word]) =>
      all
        .split(' ')
        .toSpliced(at % all.split(' ').length, 1, word)
        .join(' '),
    ),
    fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 }).map((all) => all.join(' ')),
    fc.constantFrom(...known, ...known.map((each) => `${each} (John 11:35)`)),
  );
  const ref = fc.constantFrom('Ruth 1:16', 'John 11:35', 'Psalm 23', 'Exodus 14:1', 'Ps 107:8; John 3:16');
  const isRight = (verdict: string) => verdict === 'exact' || verdict === 'partial';
  await fc.assert(
    fc.asyncProperty(
      text,
      ref,
      fc.constantFrom('KJV', 'KJV,OSHB', 'OSHB,KJV'),
      async (quoted, place, ids) => {
        fc.pre(/\p{L}/u.test(quoted));
        const { claimed: _, ...free } = await check(quoted, { in: ids });
        const { claimed, ...given } = await check(quoted, { in: ids, ref: place });
        expect(claimed).toBeDefined();
        if (given.reference !== free.reference) {
          expect([claimed?.agrees, isRight(free.verdict)]).toEqual([true, false]);
          expect(given.coverage >= free.coverage || free.verdict === 'not-found').toBe(true);
          return;
        }
        if (given.verdict === 'wrong-reference') expect(claimed?.agrees).toBe(false);
        else if (isRight(given.verdict)) expect(claimed?.agrees).toBe(true);
        const verdicts = [free.verdict, given.verdict];
        if (verdicts.includes('wrong-reference')) {
          expect(verdicts.every((each) => isRight(each) || each === 'wrong-reference')).toBe(true);
        } else expect(given.verdict).toBe(free.verdict);
        expect({ ...given, verdict: free.verdict }).toEqual(free);
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  ['Jesus has wept', 'JHN 11:35', 'added:  > has'],
  ['Pray without stopping', '1TH 5:17', 'replaced: ceasing > stopping'],
  ['Quench not the flame', '1TH 5:19', 'replaced: Spirit > flame'],
  ['Remember Lot’s daughter', 'LUK 17:32', 'replaced: wife > daughter'],
  ['Thou shalt steal', 'EXO 20:15', 'left-out: not > '],
])('a short verse with one other word is found: %s', async (text, reference, difference) => {
  const answer = await check(text);
  expect([answer.verdict, answer.reference]).toEqual(['altered', reference]);
  expect((await kinds(text)).slice(1)).toContain(difference);
});

test.each([
  ['John 11:35 Jesus wept.', 'exact'],
  ['“John 11:35 Jesus wept.”', 'exact'],
  ['John 11:35, “Jesus wept.”', 'exact'],
  ['JHN 11:35 (KJV) Jesus wept.', 'exact'],
  ['John 11:35 KJV\nJesus wept.', 'exact'],
  ['John 11: Jesus wept.', 'exact'],
  ['John 11:36 Jesus wept.', 'wrong-reference'],
  ['Psalm 23:1 The LORD was my shepherd; I shall not want.', 'altered'],
  ['Psalm 23:1 The LORD is my shepherd; I shall not want.', 'exact'],
  ['Job answered the LORD, and said', 'partial'],
])('a reference before the words is not a part of them: %s', async (text, verdict: string) => {
  expect((await check(text)).verdict as string).toBe(verdict);
});

test('an edition in another language is found, and the claimed one is compared', async () => {
  const hebrew = 'בראשית ברא אלהים את השמים ואת הארץ';
  const answer = await check(hebrew, { in: 'KJV,OSHB' });
  expect([answer.verdict, answer.edition, answer.reference]).toEqual(['exact', 'OSHB', 'GEN 1:1']);
  expect(answer.differences.every(({ kind }) => kind === 'spelling')).toBe(true);
  const claimed = await check(hebrew, { in: 'KJV,OSHB', claimed: 'true' });
  expect(claimed.verdict).toBe('exact-in-other-edition');
});

test.each([
  ['Holy, holy, holy', 'ISA 6:3', ['Isa 6:3', 'Rev 4:8']],
  ['Verily, verily, I say unto you', 'JHN 5:24', ['John 1:51', 'John 5:19', 'John 16:23']],
  ['Fear not', 'ISA 41:14', ['Gen 15:1', 'Luke 1:30', 'Luke 12:32']],
  ['Follow me', 'GEN 24:5', ['Matt 9:9', 'John 21:19']],
  ['Woe, woe, woe', 'REV 8:13', ['Rev 8:13']],
  ['Saul, Saul', 'ACT 9:4', ['Acts 9:4', 'Acts 22:7', 'Acts 26:14']],
])('few words are found, and are right at each reference: %s', async (text, reference, refs) => {
  const found = await check(text);
  expect([found.verdict, found.reference]).toEqual(['partial', reference]);
  for (const ref of refs) {
    const { verdict, claimed } = await check(text, { ref });
    expect([ref, verdict, claimed?.agrees]).toEqual([ref, 'partial', true]);
  }
});

test.each([
  ['the', 'John 1:1', 'partial'],
  ['and', 'Gen 1:1', 'partial'],
  ['Jehovah is my shepherd', 'Ps 23:1', 'altered'],
  ['Remember Lot\u02bcs wife', 'Luke 17:32', 'exact'],
  ['Jesus slept', 'Mark 15:1', 'not-found'],
])('the claimed verses are compared with "%s"', async (text, ref, verdict: string) => {
  expect((await check(text, { ref })).verdict as string).toBe(verdict);
});

test('an edition is searched after many others, in another script and in the same one', async () => {
  const edition = (id: string, language: string, verses: readonly string[]) => ({
    [`translations/${id}/edition.json`]: {
      ...{ id, name: `Edition ${id}`, englishName: id, language, website: 'https://example.org/' },
      licenseUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
    },
    [`translations/${id}/08-RUT.usfm`]: `\\id RUT\n\\c 1\n\\p\n${verses.map((text, at) => `\\v ${at + 1} ${text}`).join('\n')}\n`,
  });
  const english = Array.from({ length: 7 }, (_, at) =>
    edition(`EN${at}`, 'eng', [`The kettle of number ${at} boils`, 'And the elephants fly over it']),
  );
  const others = {
    ...edition('RU', 'rus', ['Пурпурный слон летит над чайником', 'И чайник кипит']),
    ...edition('HE', 'hbo', ['ותאמר רות אל תפגעי בי', 'אלהיך אלהי']),
    ...edition('LA', 'eng', ['Seven purple kettles', 'were seen at dawn']),
  };
  const { library } = await compileContent((content) => {
    writeFiles(content, Object.assign({}, ...english, others));
  });
  const read = new ParsedDocuments(library).reader();
  for (const [text, id] of [
    ['Пурпурный слон летит над чайником', 'RU'],
    ['ותאמר רות אל תפגעי בי', 'HE'],
    ['Seven purple kettles', 'LA'],
    ['the kettle of number 6 boils', 'EN6'],
  ]) {
    const query = new URLSearchParams({ text: text!, in: 'EN0,EN1,EN2,EN3,EN4,EN5,EN6,RU,HE,LA' });
    const { verdict, edition: found } = answerFrom(answerQuotation(query.toString()), read);
    expect([text, verdict, found]).toEqual([text, 'exact', id]);
  }
  await library.close();
});

test('sayings that are mistaken for scripture are not quotations', async () => {
  expect(sayings.length).toBe(50);
  const found = await Promise.all(sayings.map(async (text) => [text, (await check(text)).verdict]));
  expect(found.filter(([, verdict]) => verdict !== 'not-found' && verdict !== 'paraphrase')).toEqual([]);
});

test('an error names the parameter and the limit', async () => {
  const fault = async (parameters: Record<string, string>) => {
    const response = await request(parameters);
    const { error } = (await response.json()) as { error: Record<string, string> };
    return [response.status, error.code, error.parameter];
  };
  expect(await fault({ in: 'KJV' })).toEqual([400, 'bad_parameter', 'text']);
  expect(await fault({ text: '... !', in: 'KJV' })).toEqual([400, 'bad_parameter', 'text']);
  expect(await fault({ text: 'x'.repeat(2001), in: 'KJV' })).toEqual([400, 'bad_parameter', 'text']);
  expect(await fault({ text: 'Jesus wept' })).toEqual([400, 'bad_parameter', 'in']);
  expect(await fault({ text: 'Jesus wept', in: 'NONE' })).toEqual([404, 'translation_not_found', 'in']);
  expect(await fault({ text: 'Jesus wept', in: 'KJV', ref: 'Nothing 3:16' })).toEqual([
    400,
    'bad_reference',
    'ref',
  ]);
  expect(await fault({ text: 'Jesus wept', in: 'KJV', claimed: 'yes' })).toEqual([
    400,
    'bad_parameter',
    'claimed',
  ]);
});

test('a static host gives the same answer', async () => {
  const client = createClient({ baseUrl: served.url });
  const { get } = client;
  for (const text of [entreat, 'Jesus has wept.', 'בראשית ברא אלהים', sayings[0]!]) {
    for (const options of [{ in: 'KJV' }, { in: ['KJV', 'OSHB'], ref: 'Ruth 1:16', claimed: true }]) {
      const live = await checkQuotation(client, text, options);
      expect(await checkQuotation({ get }, text, options)).toEqual(live);
    }
  }
  await expect(checkQuotation({ get }, '', { in: 'KJV' })).rejects.toMatchObject({ parameter: 'text' });
});

test.each([
  ['a formula repeated', 'and all the days of Seth were nine hundred and twelve years and he died '],
  ['frequent words', 'and the of him that '],
  ['omissions everywhere', 'and the LORD ... said unto Moses ... '],
])('%s costs bounded work, in documents and comparisons', async (_, part) => {
  const { library } = await compiledStarter();
  const read = new ParsedDocuments(library).reader();
  const quotation = readQuotation(part.repeat(40).slice(0, 2000), []);
  const before = quotation.comparisons.left;
  const documents = new Set<string>();
  const checked = answerFrom(
    (function* () {
      const editions = yield* readIndexes(['KJV', 'OSHB'], 'relevance');
      return yield* checkInEditions(quotation, editions as SearchableEdition[], undefined);
    })(),
    (path) => {
      documents.add(path);
      return read(path);
    },
  );
  expect(checked.best).toBeDefined();
  const { left } = quotation.comparisons;
  expect(left).toBeLessThan(before);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(before).toBeLessThanOrEqual(1_000_000);
  expect(documents.size).toBeLessThanOrEqual(24);
});

test('an edition that has every word is found with few documents', async () => {
  const { library } = await compiledStarter();
  const read = new ParsedDocuments(library).reader();
  const documents = new Set<string>();
  const query = new URLSearchParams({ text: entreat, in: 'OSHB,KJV', ref: 'Ruth 1:16' }).toString();
  const answer = answerFrom(answerQuotation(query), (path) => {
    documents.add(path);
    return read(path);
  });
  expect([answer.edition, answer.verdict, answer.otherPlaces]).toEqual(['KJV', 'exact', []]);
  expect(documents.size).toBeLessThanOrEqual(10);
});

test('any text has an answer, and is never exact with a word more or less', async () => {
  const words = entreat.split(' ');
  const word = fc.oneof(
    fc.constantFrom(...words),
    fc.string({ maxLength: 8 }),
    fc.constantFrom('...', '16', '[a]', '\n', '“'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 40 }), async (all) => {
      const response = await request({ text: all.join(' '), in: 'KJV,OSHB' });
      expect([200, 400]).toContain(response.status);
    }),
    { numRuns: 60 },
  );
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: words.length - 2 }), fc.boolean(), async (at, isAdded) => {
      const text = words.toSpliced(at, isAdded ? 0 : 1, ...(isAdded ? ['zeal'] : [])).join(' ');
      expect((await check(text)).verdict).toBe('altered');
    }),
    { numRuns: 40 },
  );
});
