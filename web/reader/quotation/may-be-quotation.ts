/** The service compares no longer texts. */
const maxCharacters = 2000;

/** In scripts without spaces, each character is a word. */
const word =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Khmr}\p{sc=Laoo}\p{sc=Mymr}]|[\p{L}\p{M}\p{Nd}’'-]+/gu;
const openingMark = /^\s*["“”„«»‘‚「『]/u;
const operators = /[*|]|(?:^|\s)-\p{L}|(?:strong|lemma|morph):/iu;

/** True for five or more words, or two in quotation marks, unless they have the operators of a search. */
export function mayBeQuotation(text: string): boolean {
  if (text.length > maxCharacters || operators.test(text)) return false;
  const { length } = text.match(word) ?? '';
  return length >= (openingMark.test(text) ? 2 : 5);
}
