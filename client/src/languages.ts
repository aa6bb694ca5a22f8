import type { ReferenceData } from '../../src/questions/edition.ts';
import { allReferenceData } from '../../src/questions/reference-data.ts';

/**
 * Names and abbreviations of the books in 50 languages, and common chapter lengths: the same data that a live
 * service uses. It is a separate module because of its size of 100 kB. Pass it to `parseReferences`,
 * `detectReferences`, `passages`, `randomVerse` and `readPassage`.
 */
export const languages: ReferenceData = allReferenceData;
