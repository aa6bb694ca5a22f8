import type { Report } from '../diagnostic-collector.ts';
import { htmlToText } from '../html-to-text.ts';
import { refuseTooLarge, sourceLimits } from '../source-limits.ts';
import { blankEntry, type LexiconBuilder } from './lexicon-builder.ts';

/**
 * Reads a brief lexicon of STEPBible (TBESH, TBESG): tab-separated, after a preamble. Columns: extended
 * number, disambiguated number with its relation to another, unified number, head word, transliteration, part
 * of speech, gloss, meaning. Cells are not quoted, so a line is a row. Returns true if it is damaged.
 * @throws TooLarge
 */
export function readStepLexicon(text: string, builder: LexiconBuilder, report: Report): boolean {
  let rows = 0;
  let isDamaged = false;
  const lines = /[^\r\n]+/g;
  for (let match = lines.exec(text); match; match = lines.exec(text)) {
    const { index: at } = match;
    const [line] = match;
    // After the preamble, a row without tabs has lost them
    const begin = rows === 0 ? /^[GH]\d{1,5}[A-Za-z]?\t/ : /^[GH]\d{1,5}[A-Za-z]?\s/;
    if (!begin.test(line)) continue;
    if (++rows > sourceLimits.tableRows)
      refuseTooLarge(report, at, ['The table has more than', sourceLimits.tableRows, 'rows']);
    if (line.length > sourceLimits.rowLength)
      refuseTooLarge(report, at, ['This row has more than', sourceLimits.rowLength, 'characters']);
    const cells = line.split('\t').map((cell) => cell.trim());
    if (cells.length < columns) {
      isDamaged = true;
      const message = `The row has ${cells.length} columns instead of ${columns}; it was left out. Download the file from STEPBible again.`;
      report('malformed-csv', at, message);
      continue;
    }
    takeRow(cells, at, builder, report);
  }
  if (rows > 0) return isDamaged;
  report('no-entries', 0, 'This file has no entries. Download the complete file from STEPBible.');
  return true;
}

const columns = 8;

function takeRow(cells: readonly string[], at: number, builder: LexiconBuilder, report: Report): void {
  const [extended = '', disambiguated = '', unified = '', lemma = '', transliteration = ''] = cells;
  const [, , , , , morphology = '', gloss = '', ...meaning] = cells;
  const [, number = extended, relation = ''] = /^([GH]\d+[A-Za-z]?)\s*=?\s*(.*)$/.exec(disambiguated) ?? [];
  const html = meaning.join(' ').trim();
  // Use the marked reference: its text may be abbreviated, such as "13:21" for 1Sa.13.21
  const references = [...html.matchAll(markedReference)].map(([, place]) => place!.replace(/[;\s]+$/, ''));
  const whole = unified.replace(/[,\s]+$/, '');
  builder.take(
    {
      ...blankEntry,
      number,
      lemma,
      transliteration,
      partOfSpeech: partOfSpeech(morphology),
      gloss: htmlToText(gloss),
      definition: htmlToText(html),
      derivation: whole === number ? relation : [relation, whole].filter(Boolean).join(' '),
      ...(references.length > 0
        ? { marked: { references, rest: htmlToText(html.replace(markedReference, ' ')) } }
        : {}),
    },
    at,
    report,
  );
}

const markedReference = /<ref=["']([^"'<>]+)["']>[^<]*(?:<\/ref>)?/g;

const functions: Readonly<Record<string, string>> = Object.fromEntries(
  `A: adjective, Adv: adverb, Art: article, Cond: conditional conjunction, Conj: conjunction,
Cor: correlative pronoun, DemP: demonstrative pronoun, ImpP: impersonal pronoun,
IndP: indefinite pronoun, Intg: interrogative, Intj: interjection, N: noun, Neg: negative particle,
Part: particle, Prep: preposition, PerP: personal pronoun, PosP: possessive pronoun, PRT: particle,
RecP: reciprocal pronoun, RefP: reflexive pronoun, RelP: relative pronoun, V: verb`
    .split(/,\s/)
    .map((pair) => pair.split(': ')),
);
const genders: Readonly<Record<string, string>> = {
  M: 'masculine',
  F: 'feminine',
  N: 'neuter',
  C: 'common',
  'M/F': 'masculine or feminine',
};
const numbers: Readonly<Record<string, string>> = { S: 'singular', P: 'plural' };
const names: Readonly<Record<string, string>> = {
  L: 'of a place',
  P: 'of a person',
  T: 'title',
  LG: 'of the people of a place',
  PG: 'of the descendants of a person',
  TG: 'of the people of a title',
};
const extras: Readonly<Record<string, string>> = {
  C: 'comparative',
  S: 'superlative',
  I: 'interrogative',
  N: 'negative',
};

const affixes: Readonly<Record<string, string>> = {
  Prefix: 'prefix',
  Suffix: 'suffix',
  'Punct.': 'punctuation',
};
const pronounSuffix = /^([POS])([sp])([123])([mfc])$/;
const pronounKinds: Readonly<Record<string, string>> = { P: 'possessive', O: 'object', S: 'subject' };
const persons = ['first', 'second', 'third'];

/** `H:N-M` is "noun, masculine", `N:N-F-P` "proper noun, feminine, of a person"; an unknown code is kept. */
export function partOfSpeech(code: string): string {
  const [, kind, number = '', person = '', gender = ''] = pronounSuffix.exec(code) ?? [];
  if (kind) {
    const form = [genders[gender.toUpperCase()], numbers[number.toUpperCase()]].filter(Boolean).join(' ');
    return `${pronounKinds[kind]} pronoun suffix, ${persons[Number(person) - 1]} person ${form}`;
  }
  if (Object.hasOwn(affixes, code)) return affixes[code]!;
  const words = code
    .split(' / ')
    .map((choice) => choice.split(/\s*\+\s*/).map(simplePartOfSpeech))
    .filter((parts) => parts.every((part) => part !== undefined))
    .map((parts) => parts.join(' + '));
  return words.length === code.split(' / ').length ? words.join(', or ') : code;
}

function simplePartOfSpeech(code: string): string | undefined {
  const [, language, name = '', gender = '', extra = ''] =
    /^([AHGN]):([A-Za-z]+)(?:-([A-Z/]*))?(?:-([A-Z]+))?$/.exec(code.trim()) ?? [];
  const kind = functions[name] ?? Object.entries(functions).find(([key]) => key.toUpperCase() === name)?.[1];
  if (!language || !kind) return undefined;
  const [, genderCode = '', number = ''] = /^(M\/F|[MFNC]?)([SP]?)$/.exec(gender) ?? ['', gender];
  const more = language === 'N' ? names[extra] : (extras[extra] ?? names[extra]);
  const parts = [
    language === 'N' ? `proper ${kind}` : language === 'A' ? `Aramaic ${kind}` : kind,
    [genders[genderCode], numbers[number]].filter(Boolean).join(' '),
    more ?? '',
  ];
  const isKnown =
    (genderCode === '' || genders[genderCode]) && (extra === '' || more) && !/[^MFNCSP/]/.test(gender);
  return isKnown ? parts.filter(Boolean).join(', ') : undefined;
}
