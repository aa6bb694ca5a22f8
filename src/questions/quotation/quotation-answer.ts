import { links } from '../../documents/links.ts';
import { maxQuotationCharacters, type QuotationVerdict } from '../../documents/question-parameters.ts';
import { sha256OfText } from '../../model/sha256-text.ts';
import type { Reference } from '../../references/reference.ts';
import { formatReference } from '../../references/write-references.ts';
import { type Attribution, attributionOf, type ReferenceData, referenceOptionsFor } from '../edition.ts';
import { readTranslationList } from '../named-translations.ts';
import { readReferences } from '../passage.ts';
import {
  type DocumentQuery,
  memoizeByDocument,
  QuestionError,
  readFlag,
  readParameters,
  refuseMore,
} from '../question.ts';
import { readIndexes, type SearchableEdition } from '../search/match-editions.ts';
import { namesIn } from '../search/search.ts';
import { readSearchedEditions } from '../search/search-answer.ts';
import { alignPassage } from './align-passage.ts';
import {
  type CheckedQuotation,
  checkInEditions,
  hasSameWords,
  isFoundAnywhere,
  maxLocated,
  scriptAt,
} from './check-in-editions.ts';
import { readClaim } from './claimed-reference.ts';
import { agreesWithClaim, withClaimedVerses } from './compare-claim.ts';
import type { Difference } from './describe-differences.ts';
import { type JudgedQuotation, judgeQuotation } from './judge-quotation.ts';
import { QuotedText } from './quoted-text.ts';
import { type Quotation, readQuotation } from './quoted-words.ts';

export interface QuotationAnswer {
  readonly verdict: QuotationVerdict;
  readonly reference: string | null;
  readonly label: string | null;
  readonly edition: string | null;
  readonly claimed?: { readonly reference: string; readonly agrees: boolean };
  /** Share of the words of the quotation that the edition has in these verses, in order. */
  readonly coverage: number;
  readonly text: string | null;
  readonly differences: readonly Difference[];
  readonly otherPlaces: readonly { readonly reference: string; readonly label: string }[];
  readonly otherEditions: readonly {
    readonly edition: string;
    readonly verdict: QuotationVerdict;
    readonly coverage: number;
  }[];
  readonly sha256: string | null;
  readonly release: string | null;
  readonly attributions: readonly Attribution[];
}

const maxOtherPlaces = 10;

export function* answerQuotation(
  query: string,
  referenceData?: ReferenceData,
): DocumentQuery<QuotationAnswer> {
  const parameters = readParameters(query, ['text', 'in', 'ref', 'claimed']);
  const text = readText(parameters.text);
  const editions = yield* readSearchedEditions(parameters.in ?? '');
  const isEditionClaimed = readFlag(parameters, 'claimed');
  const { ref = '' } = parameters;
  return yield* checkQuotation({ text, editions, ref, isEditionClaimed, referenceData });
}

function readText(text: string | undefined): string {
  const parameter = 'text';
  if (text === undefined || text.trim() === '') {
    const message = '"text" is missing or empty.';
    const hint = 'Pass the quoted words, such as text=Jesus wept.';
    throw new QuestionError({ code: 'bad_parameter', message, hint, parameter });
  }
  const more = { hint: 'Check long passages in parts.', at: maxQuotationCharacters };
  refuseMore(parameter, text.length, 'characters', maxQuotationCharacters, more);
  return text;
}

interface QuotationQuestion {
  readonly text: string;
  readonly editions: readonly string[];
  readonly ref: string;
  readonly isEditionClaimed: boolean;
  readonly referenceData?: ReferenceData | undefined;
}

export function* checkQuotation(question: QuotationQuestion): DocumentQuery<QuotationAnswer> {
  const { text, ref, isEditionClaimed, referenceData } = question;
  const editions = yield* readQuotedEditions(question.editions, text);
  const first = editions[0]!;
  const names = namesIn(first.index.root);
  const written = ref === '' ? [] : readReferences(ref, referenceOptionsFor(names, referenceData));
  const { references: own, spans } = readClaim(text, names, referenceData);
  const quotation = readQuotation(text, spans);
  if (quotation.words.length === 0) {
    const message = '"text" contains no words.';
    throw new QuestionError({ code: 'bad_parameter', message, parameter: 'text' });
  }
  const anywhere = yield* checkInEditions(quotation, editions, referenceData);
  const checked = yield* withClaimedVerses(quotation, anywhere, first, ref === '' ? own : written);
  let found = { quotation, checked, own };
  const isOther = own.length > 0 && !(yield* agreesWithClaim(quotation, checked, first, own));
  if (isOther && isFoundAnywhere(checked.best)) {
    // Some editions have references in their texts
    const whole = { ...quotation, words: readQuotation(text, []).words };
    const best = judgeQuotation(whole, alignAgain(whole, quotation, checked.best));
    if (hasWordsIn(spans, best, whole)) found = { quotation: whole, checked: { ...checked, best }, own: [] };
  }
  const references = ref === '' ? found.own : written;
  const agrees = yield* agreesWithClaim(found.quotation, found.checked, first, references);
  const release = yield* identifyRelease();
  const claims = { references, agrees, isEditionClaimed, first: first.id, referenceData };
  return { ...answerOf(found.checked, claims), release };
}

function alignAgain(whole: Quotation, { words }: Quotation, { edition, passages }: JudgedQuotation) {
  const wordIndexAt = (offset: number) => whole.words.findIndex(({ start }) => start >= offset);
  const starts = passages.map(({ from }, at) => (at === 0 ? 0 : wordIndexAt(words[from]!.start)));
  const aligned = passages.map(({ region }, at) =>
    alignPassage(whole, [starts[at]!, starts[at + 1] ?? whole.words.length], region),
  );
  return { edition, passages: aligned, others: [] };
}

function hasWordsIn(
  spans: readonly { readonly start: number; readonly end: number }[],
  { passages }: JudgedQuotation,
  { words }: Quotation,
): boolean {
  const isInText = (at: number) =>
    passages.some(({ from, to, found }) => at >= from && at < to && found[at - from] !== -1);
  const places = words.flatMap(({ start }, at) =>
    spans.some((span) => start >= span.start && start < span.end) ? [at] : [],
  );
  return 2 * places.filter(isInText).length >= places.length;
}

function* readQuotedEditions(ids: readonly string[], text: string): DocumentQuery<SearchableEdition[]> {
  const compared = ids.length > maxComparedEditions ? yield* chooseByScript(ids, text) : ids;
  const indexes = yield* readIndexes(compared, 'relevance', { maxWithLengths: maxLocated });
  return indexes.filter((edition) => edition !== undefined);
}

export const maxComparedEditions = 30;

/** The first edition, and then those whose language has its name in the script of the text. */
function* chooseByScript([first, ...rest]: readonly string[], text: string): DocumentQuery<string[]> {
  const translations = yield* readTranslationList();
  const scripts = (written: string) => (written.match(/\p{L}/gu) ?? []).map(scriptAt);
  const ofText = scripts(text);
  const script = ofText[ofText.length >> 1];
  const isAlike = ({ name, languageName = '' }: (typeof translations)[number]) =>
    scripts(languageName + name).includes(script ?? -1);
  const alike = new Set(translations.filter(isAlike).map(({ id }) => id));
  rest.sort((a, b) => Number(alike.has(b)) - Number(alike.has(a)));
  return [first!, ...rest].slice(0, maxComparedEditions);
}

interface Claims {
  readonly references: readonly Reference[];
  readonly agrees: boolean;
  readonly isEditionClaimed: boolean;
  readonly first: string;
  readonly referenceData: ReferenceData | undefined;
}

function answerOf(
  { best, others }: CheckedQuotation,
  { references, agrees, isEditionClaimed, first, referenceData }: Claims,
): Omit<QuotationAnswer, 'release'> {
  const reference = references.map((each) => formatReference(each)).join('; ');
  const claimed = references.length === 0 ? {} : { claimed: { reference, agrees } };
  const verdictOf = (judged: JudgedQuotation): QuotationVerdict => {
    if (!hasSameWords(judged)) return judged.agreement;
    if (isEditionClaimed && judged.edition.id !== first) return 'exact-in-other-edition';
    return judged.agreement;
  };
  const otherEditions = others
    .filter(isFoundAnywhere)
    .map((judged) => ({ edition: judged.edition.id, verdict: verdictOf(judged), coverage: judged.coverage }));
  const nothing = { reference: null, label: null, edition: null, text: null, sha256: null };
  if (!best || best.agreement === 'not-found') {
    const rest = { differences: [], otherPlaces: [], otherEditions, attributions: [] };
    return { verdict: 'not-found', ...nothing, ...claimed, coverage: best?.coverage ?? 0, ...rest };
  }
  const { style } = referenceOptionsFor(namesIn(best.edition.index.root), referenceData);
  const placesOf = (text: QuotedText) => ({ reference: text.reference(), label: text.reference(style) });
  return {
    verdict: hasSameWords(best) && references.length > 0 && !agrees ? 'wrong-reference' : verdictOf(best),
    ...placesOf(best.text),
    edition: best.edition.id,
    ...claimed,
    coverage: best.coverage,
    text: best.text.text,
    differences: best.differences,
    otherPlaces: best.others
      .slice(0, maxOtherPlaces)
      .map((passage) => placesOf(new QuotedText([passage], new Set()))),
    otherEditions,
    sha256: sha256OfText(best.text.text),
    attributions: best.passages
      .slice(0, 1)
      .flatMap(({ region: { translation } }) => (translation ? [attributionOf({ translation })] : [])),
  };
}

export function* identifyRelease(): DocumentQuery<string | null> {
  const [manifest] = yield [links.manifest];
  return typeof manifest === 'object' && manifest !== null ? hashOf(manifest) : null;
}

// A manifest has no white space, so its parsed content has the same bytes
const hashOf = memoizeByDocument((manifest: object) => sha256OfText(JSON.stringify(manifest)));
