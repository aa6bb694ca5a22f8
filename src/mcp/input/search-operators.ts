interface Operand {
  readonly terms: readonly string[];
  readonly operator: Operator | undefined;
}

type Operator = 'AND' | 'OR' | 'NOT';

const token = /"[^"]*"|[“„«][^”“»]*[”“»]|[()]|[^\s()"]+/g;

/**
 * Writes `love AND (hope OR faith) NOT fear` in the query language: `love hope|faith -fear`. Only words in
 * capitals between terms are operators. In a query written entirely in capitals, they are words.
 */
export function translateOperators(query: string): string {
  const tokens = query.match(token) ?? [];
  const terms = tokens.filter((each) => !isOperator(each) && !/^[()]$/.test(each));
  const isBetween = tokens.some((each, index) => isOperator(each) && index > 0 && index < tokens.length - 1);
  if (!isBetween || terms.length === 0 || terms.every(isInCapitals)) return query;
  return operandsOf(tokens)
    .map(({ terms, operator }, index, all) => {
      const isAlternative = operator === 'OR' || all[index + 1]?.operator === 'OR';
      const text = isAlternative && terms.every(isPlain) ? phraseOf(terms) : terms.join(' ');
      return `${operator === 'OR' ? '|' : index === 0 ? '' : ' '}${operator === 'NOT' ? `-${text}` : text}`;
    })
    .join('');
}

function operandsOf(tokens: readonly string[]): Operand[] {
  const operands: Operand[] = [];
  let terms: string[] = [];
  let operator: Operator | undefined;
  let isExcludedGroup = false;
  const finish = () => {
    if (terms.length === 0) return;
    const [first = '', ...others] = terms;
    operands.push({ terms: operator === 'NOT' ? [first] : terms, operator });
    if (operator === 'NOT' && others.length > 0) operands.push({ terms: others, operator: undefined });
    terms = [];
    operator = undefined;
  };
  for (const each of tokens) {
    const isMark = isOperator(each) || each === '(' || each === ')';
    if (isMark) finish();
    if (each === '(' || each === ')') isExcludedGroup = each === '(' && operator === 'NOT';
    // The last of several counts: "AND NOT" excludes
    if (isOperator(each) && (operands.length > 0 || each === 'NOT'))
      operator = isExcludedGroup ? 'NOT' : each;
    if (!isMark) terms.push(each);
  }
  finish();
  return operands;
}

function isOperator(word: string): word is Operator {
  return word === 'AND' || word === 'OR' || word === 'NOT';
}

/** A word such as `LOVE`; Strong's numbers and scripts without case are not. */
function isInCapitals(word: string): boolean {
  return /\p{Lu}/u.test(word) && !/[\p{Ll}\p{Lo}\d:]/u.test(word);
}

function isPlain(term: string): boolean {
  return !/["“„«:*|]/.test(term) && !term.startsWith('-');
}

function phraseOf(terms: readonly string[]): string {
  return terms.length > 1 ? `"${terms.join(' ')}"` : terms.join('');
}
