/**
 * Greek codes of unfoldingWord: a letter or comma in each of ten columns (part of speech, type, mood, tense,
 * voice, person, case, gender, number, degree). `V,IAA3,,S,` is "verb, aorist active indicative, third person
 * singular".
 */
const kinds: Readonly<Record<string, string>> = {
  ...{ 'N,': 'noun', NS: 'substantive adjective', NP: 'predicate adjective', AA: 'ascriptive adjective' },
  ...{ AR: 'restrictive adjective', 'A,': 'adjective', 'E,': 'determiner', EA: 'article' },
  ...{ ED: 'demonstrative determiner', EF: 'differential determiner', EP: 'possessive determiner' },
  ...{ EQ: 'quantifier', EN: 'number', EO: 'ordinal number', ER: 'relative determiner' },
  ...{ ET: 'interrogative determiner', 'R,': 'pronoun', RD: 'demonstrative pronoun', RP: 'personal pronoun' },
  ...{ RE: 'reflexive pronoun', RC: 'reciprocal pronoun', RI: 'indefinite pronoun', RR: 'relative pronoun' },
  ...{ RT: 'interrogative pronoun', 'V,': 'verb', VT: 'transitive verb', VI: 'intransitive verb' },
  ...{ VL: 'linking verb', VM: 'modal verb', VP: 'periphrastic verb', 'I,': 'interjection' },
  ...{ IE: 'exclamation', ID: 'directive interjection', IR: 'response', 'P,': 'preposition' },
  ...{ PI: 'improper preposition', 'D,': 'adverb', DO: 'correlative adverb', 'C,': 'conjunction' },
  ...{ CC: 'coordinating conjunction', CS: 'subordinating conjunction', CO: 'correlative conjunction' },
  ...{ 'T,': 'particle', TF: 'foreign word', TE: 'error' },
};

const tables: Readonly<
  Record<
    'mood' | 'tense' | 'voice' | 'person' | 'grammaticalCase' | 'gender' | 'number' | 'degree',
    Readonly<Record<string, string>>
  >
> = {
  mood: {
    I: 'indicative',
    M: 'imperative',
    S: 'subjunctive',
    O: 'optative',
    N: 'infinitive',
    P: 'participle',
  },
  tense: { P: 'present', I: 'imperfect', F: 'future', A: 'aorist', E: 'perfect', L: 'pluperfect' },
  voice: { A: 'active', M: 'middle', P: 'passive' },
  person: { 1: 'first person', 2: 'second person', 3: 'third person' },
  grammaticalCase: { N: 'nominative', G: 'genitive', D: 'dative', A: 'accusative', V: 'vocative' },
  gender: { M: 'masculine', F: 'feminine', N: 'neuter' },
  number: { S: 'singular', P: 'plural' },
  degree: { C: 'comparative', S: 'superlative', D: 'diminutive', I: 'indeclinable' },
};

/** @param code without the `Gr,` prefix. Trailing commas are optional. */
export function greekWords(code: string): string | undefined {
  if (code.length > columns) return undefined;
  const full = code.padEnd(columns, ',');
  const kind = Object.hasOwn(kinds, full.slice(0, 2)) ? kinds[full.slice(0, 2)] : undefined;
  const found: Partial<Record<keyof typeof tables, string>> = {};
  for (const [index, [name, table]] of Object.entries(tables).entries()) {
    const letter = full[index + 2]!;
    if (letter === ',') continue;
    if (!Object.hasOwn(table, letter)) return undefined;
    found[name as keyof typeof tables] = table[letter]!;
  }
  if (kind === undefined) return undefined;
  const { mood, tense, voice, person, grammaticalCase, gender, number, degree } = found;
  const groups = [[kind], [tense, voice, mood], [person, grammaticalCase, gender, number], [degree]];
  return groups
    .map((words) => words.filter(Boolean).join(' '))
    .filter((group) => group !== '')
    .join(', ');
}

const columns = 10;
