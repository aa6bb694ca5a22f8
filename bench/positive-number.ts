/** The number that an option of a benchmark was given. @throws Error that names the option. */
export function positiveNumber(option: string, text: string): number {
  const value = Number(text);
  if (value > 0 && value < Number.POSITIVE_INFINITY) return value;
  throw new Error(`--${option} takes numbers above 0, not "${text}".`);
}
