/**
 * Codes of Maurice Robinson's Greek texts, which most Greek New Testaments with morphology use, with
 * STEPBible's extensions: `N-NSM`, `V-2AAI-3S`, `V-PAP-NSM`, `S-1PGSM`, `ADV-C`.
 */
const declined: Readonly<Record<string, string>> = {
  ...{ N: 'noun', A: 'adjective', T: 'article', P: 'personal pronoun', R: 'relative pronoun' },
  ...{ C: 'reciprocal pronoun', D: 'demonstrative pronoun', K: 'correlative pronoun' },
  ...{ I: 'interrogative pronoun', X: 'indefinite pronoun', Q: 'correlative or interrogative pronoun' },
  ...{ F: 'reflexive pronoun', S: 'possessive pronoun' },
};

const undeclined: Readonly<Record<string, string>> = {
  ...{ ADV: 'adverb', CONJ: 'conjunction', COND: 'conditional particle', PRT: 'particle' },
  ...{ PREP: 'preposition', INJ: 'interjection', ARAM: 'Aramaic word', HEB: 'Hebrew word' },
  ...{ 'N-PRI': 'proper noun, indeclinable', 'A-NUI': 'numeral, indeclinable' },
  ...{ 'N-NUI': 'numeral, indeclinable', NUI: 'numeral, indeclinable', 'N-LI': 'letter, indeclinable' },
  ...{ 'N-OI': 'noun, indeclinable', 'T-OI': 'article, indeclinable' },
};

const cases: Readonly<Record<string, string>> = {
  N: 'nominative',
  V: 'vocative',
  G: 'genitive',
  D: 'dative',
  A: 'accusative',
};
const numbers: Readonly<Record<string, string>> = { S: 'singular', P: 'plural' };
const genders: Readonly<Record<string, string>> = { M: 'masculine', F: 'feminine', N: 'neuter' };
const persons: Readonly<Record<string, string>> = {
  1: 'first person',
  2: 'second person',
  3: 'third person',
};

const tenses: Readonly<Record<string, string>> = {
  ...{ P: 'present', I: 'imperfect', F: 'future', '2F': 'second future', A: 'aorist', '2A': 'second aorist' },
  ...{ R: 'perfect', '2R': 'second perfect', L: 'pluperfect', '2L': 'second pluperfect' },
  ...{ '2P': 'second present', X: 'no tense stated' },
};
const voices: Readonly<Record<string, string>> = {
  ...{ A: 'active', M: 'middle', P: 'passive', E: 'middle or passive', D: 'middle deponent' },
  ...{ O: 'passive deponent', N: 'middle or passive deponent', Q: 'impersonal active', X: 'no voice stated' },
};
const moods: Readonly<Record<string, string>> = {
  I: 'indicative',
  S: 'subjunctive',
  O: 'optative',
  M: 'imperative',
};
const otherMoods: Readonly<Record<string, string>> = {
  N: 'infinitive',
  P: 'participle',
  R: 'participle as imperative',
};

const suffixes: Readonly<Record<string, string>> = {
  S: 'superlative',
  C: 'comparative',
  ABB: 'abbreviated',
  I: 'interrogative',
  N: 'negative',
  K: 'contracted with και',
  ATT: 'Attic form',
  A: 'Aeolic form',
  G: 'gentilic',
  ARAM: 'Aramaic word',
  HEB: 'Hebrew word',
  AP: 'apocopated form',
  IRR: 'irregular form',
  NUI: 'numeral',
  LI: 'letter',
  P: 'of a person',
  L: 'of a place',
  T: 'title',
  PG: 'of the descendants of a person',
  LG: 'of the people of a place',
  TG: 'of the people of a title',
};

/** `V-2AAI-3S` is "verb, second aorist active indicative, third person singular". */
export function robinsonWords(code: string): string | undefined {
  if (Object.hasOwn(undeclined, code)) return undeclined[code];
  const parts = code.split('-');
  const [kind = '', ...rest] = parts;
  if (kind === 'V') return verbWords(rest);
  if (Object.hasOwn(declined, kind) && rest.length > 0) {
    // Indeclinable with a suffix: N-PRI-P
    const fixed = `${kind}-${rest[0]}`;
    if (Object.hasOwn(undeclined, fixed)) return withSuffixes([undeclined[fixed]!], rest.slice(1));
    const form = declinedForm(kind, rest[0]!);
    return form === undefined ? undefined : withSuffixes([declined[kind]!, form], rest.slice(1));
  }
  return Object.hasOwn(undeclined, kind) ? withSuffixes([undeclined[kind]!], rest) : undefined;
}

function declinedForm(kind: string, code: string): string | undefined {
  const form =
    kind === 'S'
      ? /^([123])([SP])([NVGDA])([SP])([MFN])$/.exec(code)
      : /^([123]?)()([NVGDA])([SP])([MFN]?)$/.exec(code);
  if (!form) return undefined;
  const [, person = '', owners = '', caseLetter = '', number = '', gender = ''] = form;
  const owner = owners === '' ? '' : `, ${numbers[owners]} possessor`;
  const words = [persons[person], cases[caseLetter], genders[gender], numbers[number]];
  return `${words.filter(Boolean).join(' ')}${owner}`;
}

function verbWords([form = '', ...rest]: readonly string[]): string | undefined {
  const [, tense = '', voice = '', mood = ''] = /^(2?[PIFARLX])([AMPEDONQX])([ISOMNPR])$/.exec(form) ?? [];
  if (!Object.hasOwn(tenses, tense)) return undefined;
  const time = `${tenses[tense]} ${voices[voice]}`;
  if (mood === 'N') return withSuffixes(['verb', `${time} infinitive`], rest);
  const [ending = '', ...others] = rest;
  if (Object.hasOwn(otherMoods, mood)) {
    const declension = declinedForm('V', ending);
    const words = ['verb', `${time} ${otherMoods[mood]}`];
    return declension === undefined ? undefined : withSuffixes([...words, declension], others);
  }
  const [, person = '', number = ''] = /^([123])([SP])$/.exec(ending) ?? [];
  if (person === '') return undefined;
  return withSuffixes(['verb', `${time} ${moods[mood]}`, `${persons[person]} ${numbers[number]}`], others);
}

function withSuffixes(words: readonly string[], codes: readonly string[]): string | undefined {
  if (!codes.every((code) => Object.hasOwn(suffixes, code))) return undefined;
  return [...words, ...codes.map((code) => suffixes[code]!)].join(', ');
}
