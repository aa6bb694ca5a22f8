/** A text of the package as USFM: `[added words]` become `\add added words\add*`, a paragraph sign goes. */
export function kjvTextToUsfm(text: string): string {
  return text.replace(/^# /, '').replaceAll('[', '\\add ').replaceAll(']', '\\add*');
}
