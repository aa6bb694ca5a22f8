import { expect, setDefaultTimeout, test } from 'bun:test';
import { soundText } from '../../test/checks/mistakes.ts';
import { newFolder } from '../../test/new-folder.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import { checkContent } from './checked-content.fixture.ts';
import { EarlierFindings, earlierFindings } from './earlier-findings.ts';
import { withoutConsequences } from './edition/consequences.ts';

setDefaultTimeout(600_000);

const edition = { id: 'A', name: 'A', englishName: 'A', language: 'eng', website: '', licenseUrl: '' };
const draft = soundText()
  .replace('\\v 2 The man', '\\v 2 TODO The man')
  .replace('\\v 3 The man', '\\v 3 XXX The man');

async function checkWith(settings: unknown, text = draft) {
  const content = newFolder({
    'translations/a/edition.json': edition,
    'translations/a/RUT.usfm': text,
    'translations/a/check.json': settings,
  });
  const { diagnostics, editions } = await checkContent(content);
  return {
    content,
    diagnostics,
    accepted: editions[0]!.accepted,
    found: diagnostics.map(({ code, severity, place }) => `${severity} ${code} ${place ?? ''}`.trim()),
  };
}

test('each finding has the verse that it is in', async () => {
  const { found } = await checkWith({});
  expect(found).toEqual(['warning left-over-text RUT 1:2', 'warning left-over-text RUT 1:3']);
});

test('an accepted finding is not reported even if its line moves; an unused acceptance is reported', async () => {
  const accepted = [
    { code: 'left-over-text', place: 'RUT 1:2' },
    { code: 'left-over-text', text: 'XXX', reason: 'Thirty.' },
    { code: 'odd-space', text: 'never' },
  ];
  const settings = { accepted };
  expect(await checkWith(settings)).toMatchObject({ accepted: 2, found: ['warning unused-acceptance'] });
  const moved = draft.replace('\\c 1', '\\rem A remark.\n\\c 1');
  expect(await checkWith(settings, moved)).toMatchObject({
    accepted: 2,
    found: ['warning unused-acceptance'],
  });
});

test('a severity by code applies to its findings', async () => {
  const raised = await checkWith({ severity: { 'left-over-text': 'error' } });
  expect(raised.found).toEqual(['error left-over-text RUT 1:2', 'error left-over-text RUT 1:3']);
  expect((await checkWith({ severity: { 'left-over-text': 'off' } })).found).toEqual([]);
});

test('the share of a slip can be set by code', async () => {
  const text = soundText().replace('town, and', 'town , and');
  expect((await checkWith({}, text)).found).toEqual(['warning odd-space RUT 1:1']);
  expect((await checkWith({ slips: { 'odd-space': 0 } }, text)).found).toEqual([]);
});

test('an approved inventory reports every other character and sequence of marks, once per book', async () => {
  const text = soundText().replaceAll('town, and', 'town;, and¤');
  const approved = {
    characters: ['a-z', 'A-Z', '0-9', 'é', '.', ',', '(', ')', '“', '”', '–', '|', ';', ':'],
  };
  const { diagnostics } = await checkWith(
    { approved: { ...approved, punctuation: ['.”', '),', ',“'] } },
    text,
  );
  expect(diagnostics.map(({ code, place, message }) => `${place} ${code} ${message.slice(0, 4)}`)).toEqual([
    'RUT 1:1 doubled-punctuation “;,”',
    'RUT 1:1 unusual-character “¤” ',
  ]);
});

test.each([
  ['an unknown member', '{\n "acepted": []}', 2],
  ['an unknown code', '{\n\n "severity": {"no-such-code": "off"}}', 3],
  ['an acceptance of a whole code', '{"accepted": [\n{"code": "odd-space"}]}', 2],
  ['a range of characters that is none', '{"approved": {\n"characters": ["abc"]}}', 2],
  ['a place that is none', '{"accepted": [\n{"code": "odd-space",\n"place": "Ruth 1"}]}', 3],
])('%s in check.json is an error with its line, and the check continues', async (_what, settings, line) => {
  const { diagnostics } = await checkWith(settings);
  const faults = diagnostics.filter(({ file }) => file.endsWith('check.json'));
  expect(faults).toMatchObject([{ code: 'bad-metadata', severity: 'error', line }]);
  expect(diagnostics).toHaveLength(3);
});

test('each fault in check.json is reported, in plain words', async () => {
  const keyTerms = [{ term: 430 }, { name: 'x' }, { term: 'H1', renderings: ['a*b*c*d'] }];
  const wrong = { keyTerms, severity: { 'odd-spce': 'off', 'odd-space': 'of' }, slips: { 'odd-space': 0.7 } };
  const { diagnostics } = await checkWith(JSON.stringify(wrong, null, 1));
  const faults = diagnostics.filter(({ file }) => file.endsWith('check.json'));
  expect(faults.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '4 $.keyTerms.0.term: must be text in double quotes, not the number 430',
    '6 $.keyTerms.1.term is missing.',
    '12 $.keyTerms.2.renderings.0: has more than two "*"',
    '17 $.severity.odd-spce: "odd-spce" is not a diagnostic code. Did you mean "odd-space"? docs/diagnostics.md lists them',
    '18 $.severity.odd-space: must be "error", "warning" or "off"',
    '21 $.slips.odd-space: must be at most 0.5',
  ]);
});

test('an empty check.json is one fault', async () => {
  const { diagnostics } = await checkWith('');
  const faults = diagnostics.filter(({ file }) => file.endsWith('check.json'));
  expect(faults.map(({ message }) => message)).toEqual([
    'The file is empty. Write its members in braces { }, or remove it.',
  ]);
});

test('new findings are those missing in an earlier report, even if lines have moved', async () => {
  const before = await checkWith({});
  const report = `${newFolder({ 'report.json': { diagnostics: before.diagnostics } })}/report.json`;
  const changed = draft
    .replace('\\c 1', '\\rem A remark.\n\\c 1')
    .replace('\\v 5 The man', '\\v 5 ??? The man');
  const now = await checkWith({}, changed);
  const added = (await earlierFindings(now.content, report)).newOf(now.diagnostics);
  expect(added.map(({ place }) => place)).toEqual(['RUT 1:5']);
});

test('a habit is new only if it has more places, also if the rest is too few to be a habit', () => {
  const finding = {
    code: 'unpaired-mark',
    severity: 'warning',
    file: 'MRK.usfm',
    line: 9,
    column: 1,
  } as const;
  const single = (place: string, line: number): Diagnostic => ({
    ...finding,
    line,
    place,
    message: `“)” in ${place.slice(4)} has no partner.`,
  });
  const list = (count: number) =>
    Array.from({ length: count }, (_, index) => single(`MRK 3:${index + 1}`, index + 9));
  const habit = (count: number) => withoutConsequences(list(count));
  const earlier = new EarlierFindings();
  earlier.add(habit(12));
  expect(earlier.newOf(habit(12).map((each) => ({ ...each, place: 'MRK 3:2' })))).toEqual([]);
  expect(earlier.newOf(habit(11))).toEqual([]);
  expect(earlier.newOf(list(9))).toEqual([]);
  expect(earlier.newOf(habit(13))).toHaveLength(1);
});

test('new findings since a commit are found with git', async () => {
  const { content } = await checkWith({});
  const git = (...options: string[]) =>
    Bun.spawnSync(['git', '-C', content, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...options]);
  git('init', '-q');
  git('add', '-A');
  expect(git('commit', '-q', '-m', 'Draft').exitCode).toBe(0);
  const file = Bun.file(`${content}/translations/a/RUT.usfm`);
  await Bun.write(file, (await file.text()).replace('\\v 6 The man', '\\v 6 TBD The man'));
  const now = await checkContent(content);
  const added = (await earlierFindings(content, 'HEAD')).newOf(now.diagnostics);
  expect(added.map(({ place }) => place)).toEqual(['RUT 1:6']);
  expect(earlierFindings(content, 'no-such-branch')).rejects.toThrow('could not be read from git');
});
