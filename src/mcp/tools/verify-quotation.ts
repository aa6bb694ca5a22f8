import { z } from 'zod';
import { maxQuotationCharacters } from '../../documents/question-parameters.ts';
import { readReferences } from '../../questions/passage.ts';
import { isClaimed } from '../../questions/quotation/claimed-reference.ts';
import { changesWording, type Difference } from '../../questions/quotation/describe-differences.ts';
import {
  checkQuotation,
  maxComparedEditions,
  type QuotationAnswer,
} from '../../questions/quotation/quotation-answer.ts';
import { allReferenceData } from '../../questions/reference-data.ts';
import type { Reference } from '../../references/reference.ts';
import { formatReference } from '../../references/write-references.ts';
import { attributionLines, readEditionList } from '../catalogue.ts';
import { requestedPassage, requireTranslation } from '../places.ts';
import { blocks, defineTool, toolParts } from '../tool.ts';

const verdictTexts: Readonly<Record<QuotationAnswer['verdict'], string>> = {
  exact: 'Exact: every word is right.',
  partial: 'Right words, but only a part of the verses.',
  'exact-in-other-edition': 'Right words, but of another translation than claimed.',
  'wrong-reference': 'Right words, but the reference is wrong.',
  altered: 'Altered: words differ.',
  paraphrase: 'A paraphrase: too different to be a quotation.',
  'not-found': 'Not found in the translations of this service.',
};

export const verifyQuotation = defineTool({
  name: 'verify_quotation',
  title: 'Verify a quotation',
  description:
    'Checks a quotation of scripture word by word: finds its verses and translation, and each wrong word. Use it before you show a quotation that get_passage did not return.',
  input: z.strictObject({
    quotation: z.string().min(1).max(maxQuotationCharacters).describe('The quoted words'),
    reference: z.string().max(1000).optional().describe('Claimed reference'),
    translation: toolParts.edition.optional().describe('Claimed translation: id or name'),
  }),
  example: { quotation: 'Jesus wept.', reference: 'John 11:35', translation: 'KJV' },
  output: {
    verdict: 'string',
    reference: 'string?',
    other_reference: 'string?',
    translation: 'string?',
    text: 'string?',
    differences: 'array',
    other_translations: 'array',
    attributions: 'array',
  },

  *ask({ quotation, reference = '', translation }, context) {
    const requested = requireTranslation(yield* requestedPassage(reference, translation, context));
    const all = yield* readEditionList('translations');
    const answer = yield* checkQuotation({
      text: quotation,
      editions: [...new Set([requested.translation, ...all.map(({ id }) => id)])],
      ref: requested.ref,
      isEditionClaimed: requested.isTranslationNamed,
      referenceData: allReferenceData,
    });
    const { verdict, label, edition, claimed, text, differences, otherEditions, attributions } = answer;
    const changes = differences.filter(changesWording);
    const claims = claimed?.agrees ? readReferences(claimed.reference, requested.options) : [];
    const shown = answer.reference === null ? [] : readReferences(answer.reference, requested.options);
    const isElsewhere = claims.length > 0 && !overlaps(claims, shown) && !overlaps(shown, claims);
    const claimLabel = claims.map((each) => formatReference(each, requested.options.style)).join('; ');
    const members = {
      verdict,
      reference: answer.reference,
      other_reference: isElsewhere ? claimed!.reference : null,
      translation: edition,
      text,
      differences: changes,
      other_translations: otherEditions,
      attributions,
    };
    const right = label === null ? '' : `${label} (${edition}): ${text!.replaceAll('\n', ' ')}`;
    const verses =
      edition === null ? [] : [{ translation: edition, reference: answer.reference!, text: text! }];
    return {
      members,
      text: blocks(
        verdict === 'not-found' && all.length > maxComparedEditions
          ? `Not found in ${maxComparedEditions} of ${all.length} translations. "translation" selects another one.`
          : verdictTexts[verdict],
        changes.map(changeLine).join('\n'),
        right,
        isElsewhere ? `The claimed reference is right, too: ${claimLabel}.` : '',
        otherEditions.map((other) => `${other.edition}: ${other.verdict}`).join('\n'),
        attributionLines(attributions),
      ),
      verses,
    };
  },
});

/** True if one of the references begins or ends within the others. */
function overlaps(references: readonly Reference[], others: readonly Reference[]): boolean {
  const ends = references.flatMap(({ from, to }) => [from, to]);
  return ends.some(({ book, chapter = 1, verse = 1 }) => isClaimed([{ book, chapter, verse }], others));
}

function changeLine({ kind, from = '', to = '' }: Difference): string {
  if (kind === 'left-out') return `Left out: "${from}"`;
  if (kind === 'added') return `Added: "${to}"`;
  return kind === 'moved' ? `Moved: "${to}"` : `"${to}" instead of "${from}"`;
}
