/**
 * What punctuation where two texts meet says about a space between them. Marks of quotation have no side of
 * their own: `»` closes in French and opens in German, `“` the other way round, `’` closes, opens or belongs
 * to a word. What follows or precedes the mark decides.
 */

/**
 * Whether text that begins so belongs to the word before it, without white space between them. Undefined
 * for quotation marks alone: the text after them decides.
 */
export function closesWord(text: string): boolean | undefined {
  const marks = quotationMarks.exec(text)?.[0];
  if (marks === undefined) return closing.test(text);
  const after = text.slice(marks.length);
  if (after === '') return undefined;
  if (wordOrOpening.test(after)) return false;
  if (finalMark.test(marks)) return true;
  if (dashOrEllipsis.test(after)) return false;
  // French has white space inside its guillemets
  if (/^\s/.test(after)) return !guillemet.test(marks[0]!);
  return closing.test(after);
}

/** The same where no more of the text is known: a mark alone is what it is in English. */
export function beginsWithClosingPunctuation(text: string): boolean {
  return closesWord(text) ?? !initialMark.test(text);
}

/** Whether what follows text that ends so belongs to it, without white space between them. */
export function endsWithOpeningPunctuation(text: string): boolean {
  // The last few characters tell, however long the text is
  return opening.test(text.slice(-8));
}

/** White space before or after such a mark may be meant. */
export function endsWithGuillemet(text: string): boolean {
  return guillemet.test(text.at(-1) ?? '');
}

const closing = /^[\p{Terminal_Punctuation}\p{Close_Punctuation}\u2013-\u2015\u2026\u05be]/u;
const quotationMarks = /^[\p{Initial_Punctuation}\p{Final_Punctuation}"']+/u;
const finalMark = /^\p{Final_Punctuation}/u;
const initialMark = /^\p{Initial_Punctuation}/u;
const wordOrOpening = /^[\p{L}\p{M}\p{N}\p{Open_Punctuation}¿¡]/u;
const dashOrEllipsis = /^(?:[\u2013-\u2015\u2026]|\.{2})/;
const opening =
  /(?:[\p{Open_Punctuation}¿¡]|(?:^|[\s\p{Open_Punctuation}\p{Dash_Punctuation}¿¡])[\p{Initial_Punctuation}\p{Final_Punctuation}"']+)$/u;
const guillemet = /[«»‹›]/;
