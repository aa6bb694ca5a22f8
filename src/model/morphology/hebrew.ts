/**
 * Codes of the Open Scriptures Hebrew Bible
 * (https://hb.openscriptures.org/parsing/HebrewMorphologyCodes.html). Each part has the part of speech, its
 * type, then person, gender, number and state as the type requires. STEPBible adds codes for titles and places,
 * imperfects that are not jussive, and states of infinitives.
 */

const stems = {
  H: {
    ...{ q: 'qal', N: 'niphal', p: 'piel', P: 'pual', h: 'hiphil', H: 'hophal', t: 'hithpael', o: 'polel' },
    ...{ O: 'polal', r: 'hithpolel', m: 'poel', M: 'poal', k: 'palel', K: 'pulal', Q: 'qal passive' },
    ...{ l: 'pilpel', L: 'polpal', f: 'hithpalpel', D: 'nithpael', j: 'pealal', i: 'pilel', u: 'hothpaal' },
    ...{ c: 'tiphil', v: 'hishtaphel', w: 'nithpalel', y: 'nithpoel', z: 'hithpoel' },
  },
  A: {
    ...{ q: 'peal', Q: 'peil', u: 'hithpeel', p: 'pael', P: 'ithpaal', M: 'hithpaal', a: 'aphel' },
    ...{ h: 'haphel', s: 'saphel', e: 'shaphel', H: 'hophal', i: 'ithpeel', t: 'hishtaphel', v: 'ishtaphel' },
    ...{ w: 'hithaphel', o: 'polel', z: 'ithpoel', r: 'hithpolel', f: 'hithpalpel', b: 'hephal' },
    ...{ c: 'tiphel', m: 'poel', l: 'palpel', L: 'ithpalpel', O: 'ithpolel', G: 'ittaphal' },
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

const finiteForms = {
  ...{ p: 'perfect', q: 'sequential perfect', i: 'imperfect', w: 'sequential imperfect', h: 'cohortative' },
  ...{ j: 'jussive', v: 'imperative', n: 'indicative imperfect', u: 'conjunctive imperfect' },
};
const participles = { r: 'active participle', s: 'passive participle' };
const infinitives = { a: 'infinitive absolute', c: 'infinitive construct' };

const genders = { m: 'masculine', f: 'feminine', b: 'masculine or feminine', c: 'common' };
const numbers = { s: 'singular', p: 'plural', d: 'dual' };
const states = { a: 'absolute', c: 'construct', d: 'determined' };
const persons = { 1: 'first person', 2: 'second person', 3: 'third person' };

const plainTypes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  A: {},
  C: { '': 'conjunction' },
  c: { '': 'sequential conjunction' },
  D: { '': 'adverb' },
  N: { p: 'proper noun', pl: 'proper noun, location', pt: 'proper noun, title' },
  P: {
    d: 'demonstrative pronoun',
    f: 'indefinite pronoun',
    i: 'interrogative pronoun',
    p: 'personal pronoun',
    r: 'relative pronoun',
  },
  R: { '': 'preposition', d: 'preposition with the definite article' },
  S: { d: 'directional he', h: 'paragogic he', n: 'paragogic nun' },
  T: {
    '': 'particle',
    a: 'affirmation',
    c: 'conditional particle',
    d: 'definite article',
    e: 'exhortation',
    i: 'interrogative particle',
    j: 'interjection',
    m: 'demonstrative particle',
    n: 'negative particle',
    o: 'direct object marker',
    p: 'interrogative particle',
    r: 'relative particle',
  },
};

const nominalTypes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  A: { a: 'adjective', c: 'cardinal number', g: 'gentilic adjective', o: 'ordinal number' },
  N: { c: 'noun', g: 'gentilic noun', p: 'proper noun', t: 'title', x: 'noun' },
};

export function hebrewWords(language: 'H' | 'A', code: string): string | undefined {
  const kind = code[0] ?? '';
  if (kind === 'V') return verbWords(language, code.slice(1));
  const plain = lookUp(lookUp(plainTypes, kind), code.slice(1));
  if (plain !== undefined) return plain;
  const type = code[1] ?? '';
  const nominal = lookUp(lookUp(nominalTypes, kind), type);
  if (nominal !== undefined) return appendForm([nominal], nominalForm(code.slice(2)));
  const pronoun = kind === 'P' ? plainTypes.P![type] : code.startsWith('Sp') ? 'pronoun suffix' : undefined;
  return pronoun === undefined ? undefined : appendForm([pronoun], personalForm(code.slice(2)));
}

function verbWords(language: 'H' | 'A', code: string): string | undefined {
  const stem = lookUp(stems[language], code[0] ?? '');
  const [form = '', rest] = [code[1], code.slice(2)];
  if (stem === undefined) return undefined;
  const infinitive = lookUp(infinitives, form);
  if (infinitive !== undefined && (rest === '' || rest === form)) return `verb, ${stem} ${infinitive}`;
  if (form === 'c' && rest.startsWith('1'))
    return appendForm(['verb', `${stem} cohortative`], personalForm(rest));
  const participle = lookUp(participles, form);
  if (participle !== undefined) return appendForm(['verb', `${stem} ${participle}`], nominalForm(rest));
  const finite = lookUp(finiteForms, form);
  return finite === undefined ? undefined : appendForm(['verb', `${stem} ${finite}`], personalForm(rest));
}

function nominalForm(code: string): string | undefined {
  return formOf(/^([mfbcx]?)([spdx]?)([acdx]?)$/.exec(code), [genders, numbers, states]);
}

function personalForm(code: string): string | undefined {
  return formOf(/^([123x]?)([mfbcx]?)([spdx]?)$/.exec(code), [persons, genders, numbers]);
}

function formOf(
  found: RegExpExecArray | null,
  tables: readonly Readonly<Record<string, string>>[],
): string | undefined {
  return found
    ?.slice(1)
    .flatMap((letter, index) => lookUp(tables[index], letter) ?? [])
    .join(' ');
}

function appendForm(words: readonly string[], form: string | undefined): string | undefined {
  return form === undefined ? undefined : [...words, form].filter((part) => part !== '').join(', ');
}

function lookUp<Value>(table: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined;
}
