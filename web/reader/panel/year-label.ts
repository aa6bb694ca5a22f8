/** `1997 BC` for -1997, `AD 33` for 33. */
function yearLabel(year: number): string {
  return year < 0 ? `${-year} BC` : `AD ${year}`;
}

/** `1997–1821 BC`, `4 BC – AD 33`, `born 1997 BC`, `died AD 64`; undefined if neither year is known. */
export function lifeSpan(birth: number | undefined, death: number | undefined): string | undefined {
  if (birth === undefined) return death === undefined ? undefined : `died ${yearLabel(death)}`;
  if (death === undefined) return `born ${yearLabel(birth)}`;
  if (birth < 0 && death < 0) return `${-birth}–${yearLabel(death)}`;
  if (birth >= 0 && death >= 0) return `${yearLabel(birth)}–${death}`;
  return `${yearLabel(birth)} – ${yearLabel(death)}`;
}

const date = /^(-?)0*(\d{1,4})(?:-(\d\d)(?:-\d\d)?)?$/;
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `-1920` is `1920 BC`, and `0048-04-01` is `April AD 48`; any other text is returned unchanged. */
export function dateLabel(text: string): string {
  const match = date.exec(text);
  if (!match) return text;
  const year = yearLabel(Number(match[2]) * (match[1] ? -1 : 1));
  const month = months[Number(match[3]) - 1];
  return month ? `${month} ${year}` : year;
}

const units: Readonly<Record<string, string>> = { H: 'hour', D: 'day', W: 'week', M: 'month', Y: 'year' };

/** `40D` is `40 days`; any other text is returned unchanged. */
export function durationLabel(text: string): string {
  const [, count, unit = ''] = /^(\d+)([HDWMY])$/.exec(text) ?? [];
  return count ? `${count} ${units[unit]}${count === '1' ? '' : 's'}` : text;
}
