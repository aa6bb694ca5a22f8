import type { SimpleTranslationBookChapter } from '../../../client/src/documents.ts';

/** Letters for which the reader has fonts: Greek, Hebrew, and scripts from Armenian to Khmer that not every device has. */
const ownLetters = /[\u0370-\u03ff\u0530-\u05ff\u0700-\u074f\u0900-\u17ff\u1f00-\u1fff]/g;
/** Those of which the fonts are made known by a script of its own. */
const rareLetters = /[\u0530-\u058f\u0700-\u074f\u0900-\u17ff]/;
/** Fewer are names and headings, whose fonts move no lines. */
const least = 100;
/** Milliseconds after which a text is shown with the letters of the device. */
const patience = 2000;

/** Waits for the fonts of a text: with those of the device first, its lines would break elsewhere, and move while somebody reads. */
export async function fontsOf({ chapter }: SimpleTranslationBookChapter): Promise<void> {
  const letters = JSON.stringify(chapter.content).match(ownLetters)?.join('') ?? '';
  if (letters.length < least) return;
  const load = async () => {
    if (rareLetters.test(letters)) (await import('../letters.ts')).addLetterFonts();
    await document.fonts.load('1em "Scriptorium Hebrew","Scriptorium Greek","Scriptorium Letters"', letters);
  };
  await Promise.race([load().catch(() => {}), new Promise((resolve) => setTimeout(resolve, patience))]);
}
