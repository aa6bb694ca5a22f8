/** True for a date of the calendar in the form `2026-01-31`. Some engines read February 31 as March 3. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}
