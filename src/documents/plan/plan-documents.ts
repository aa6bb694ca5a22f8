import type { EditionMetadata } from '../../model/edition-metadata.ts';
import type { Plan } from '../../model/plan.ts';
import { versesInOrderOfDays } from '../../model/verse-of-the-day.ts';
import { type EditionDocuments, editionMembers } from '../edition-documents.ts';
import { links } from '../links.ts';
import type { PlanDays, PlanObject, VersesOfTheDay } from './plan-schema.ts';

export function planDocuments(metadata: EditionMetadata, { numbering, days }: Plan): EditionDocuments {
  const plan: PlanObject = {
    ...editionMembers.names(metadata),
    ...editionMembers.licence(metadata),
    ...editionMembers.language(metadata),
    daysApiLink: links.days(metadata.id),
    numberOfDays: days.length,
  };
  const document: PlanDays = {
    plan,
    numbering,
    days: days.map(({ references, ...day }) => ({ ...day, references: [...references] })),
  };
  return {
    catalogueEntry: { ...plan },
    bookIds: [],
    counts: { books: 0, chapters: 0, verses: 0, entries: days.length },
    documents: [[links.days(metadata.id), JSON.stringify(document)]],
  };
}

/** The same for every library, so that static hosts and clients in any language show the verse of the server. */
export function versesOfTheDayDocument(): string {
  return JSON.stringify({ numbering: 'eng', verses: [...versesInOrderOfDays] } satisfies VersesOfTheDay);
}
