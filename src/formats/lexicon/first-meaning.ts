export function glossOf(...definitions: readonly string[]): string {
  return firstMeaning(...definitions) || shortened(definitions.find((each) => each.trim() !== '') ?? '');
}

/**
 * Returns the first meaning in texts of a dictionary that can stand alone under a word, without an article:
 * "father" of "father, in a literal and immediate, or figurative and remote application". Etymologies, numbers,
 * quotation marks and grammar terms are never part of it. Empty if there is no such meaning.
 */
function firstMeaning(...texts: readonly string[]): string {
  for (const text of texts) {
    for (const segment of segmentsOf(text)) {
      const meaning = meaningIn(segment);
      if (meaning !== '') return meaning;
    }
  }
  return '';
}

function shortened(definition: string): string {
  const plain = withoutMarks(definition).trim();
  if (plain.length < maxLength) return plain;
  const end = plain.lastIndexOf(' ', maxLength);
  return `${plain.slice(0, end > 0 ? end : maxLength).trim()} …`;
}

const maxLength = 60;
const maxDepth = 4;

function withoutMarks(text: string): string {
  return text.replace(/["“”„«»{}]/g, '').replace(/\s+/g, ' ');
}

function segmentsOf(text: string): string[] {
  let plain = withoutMarks(text)
    .replace(/(?<!\S)\d{1,3}[a-z]?\d{0,3}\)/g, ';')
    .replace(/\(causative(?:ly)?\) /g, 'or ')
    // The words after it belong to it: "a brother (literally or figuratively) near or remote"
    .replace(/\((?:literal|figurative|transfer)/g, '; $&');
  for (let depth = 0; depth < maxDepth; depth++) {
    plain = plain.replace(/ ?\([^()]*\)(?=[ ,;:.]|$)|\([^()]*\)/g, '');
  }
  // A text may begin or end inside parentheses
  const balanced = plain.replace(/^[^()]*\)/, '').replace(/\([^()]*$/, '');
  return balanced.split(/[,;:()—]|--|\.(?: |$)|(?<=[?!]) |(?<!\S)i\.e\.?(?!\S)/);
}

function meaningIn(segment: string): string {
  const words = segment
    .trim()
    .replace(/^'(.*)'$/, '$1')
    .replace(qualifiersAfter, '')
    .replace(qualifiers, '')
    .replace(grammarBefore, '');
  const [first = ''] = words.split(
    /(?<!^to be) (?:in the|in a great|in various|in very|e?specially|as|or|\[) /,
    1,
  );
  const meaning = first
    .replace(/^(?:an?|the) (?=\S)/i, '')
    .replace(/ (?=[?!]$)/, '')
    .trim();
  const isUsable = /^\p{L}/u.test(meaning) && meaning.length <= maxLength;
  return isUsable && !unusable.some((each) => each.test(meaning)) ? meaning : '';
}

/** Words before the actual meaning: "properly", "by implication". */
const qualifiers =
  /^(?:(?:properly|perhaps|probably|literally|figuratively|specifically|specially|generally|especially|hence|also|adverbially|conjunctionally|causatively|by (?:implication|extension|analogy))(?![\p{L}-]) ?)+/iu;

/** "or" ends a segment before a figurative meaning in parentheses. */
const qualifiersAfter = /(?: (?:literally|figuratively|actively|transitively|intransitively|or|and))+$/;

/** "the reflexive pronoun self": the meaning follows a description. */
const grammarBefore =
  /^(?:the |an? )?(?:[a-z]+ )?(?:(?:pronoun|particle|conjunction|preposition) (?=[a-z]+$)|interrogative |name for (?:an? )?)/;

const unusable = [
  /[\d[\]+]|^X /,
  /^(?:from|of|akin|corresponding|compare|see|used|apparently|etc|e\.g|cf)\b./i,
  /\b(?:derivation|derivative|affinity|the base of|the same as|origin|forms? of|cases|middle voice)\b|^used$/i,
  /^(?:as(?! \S+ as$)|or|whether of|which uses|but used) ./,
  // A pronunciation
  /-\p{L}+'$/u,
  /\b(?:primitive|particle|diminutive|comparative|negative|pronoun|preposition|prepositional|conjunction|adverb|adverbial|participle|interjection|infinitive|imperative|indicative|genitive|dative|accusative|masculine|feminine|neuter|plural|singular|denominative|disjunctive|tenses?|verb|unrepresented|transliterat\w*|(?:first|second|third) person)\b/i,
  // Remarks on the use of a word
  /^(?:in|with|by|to) (?:an? |the |various |great |widest |this )*(?:sense|application|variety|relation)s?\b/i,
  /^(?:literal|figurative|direct|often|usually|sometimes|relatively|abstractly|concretely|actively|passively|transitively|intransitively|reflexively|objectively|subjectively|causative|demonstrative|morally|mentally|in general|very widely|euphemistically|religious|both used|which is|for which|and probably|while|meaning|denoting)\b/i,
];
