import type { Knowledge } from '../../src/questions/edition.ts';
import { allKnowledge } from '../../src/questions/knowledge.ts';

/**
 * Names and abbreviations of the books in 50 languages, and the usual lengths of chapters: what a live service knows. A module of
 * its own, as it is 100 kB. Give it to `parseReferences`, `detectReferences`, `passages`, `randomVerse` and `readPassage`.
 */
export const languages: Knowledge = allKnowledge;
