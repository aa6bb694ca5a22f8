/** The number that an option of a benchmark was given. @throws Error that names the option. */
export function wholeNumber(option: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${option} takes whole numbers above 0, not "${text}".`);
  return Number(text);
}
