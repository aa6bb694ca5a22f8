import { formatDate, formatDuration } from '../../strings/formats.ts';
import { recordText } from '../../strings/texts.ts';

function yearLabel(year: number): string {
  return year < 0
    ? recordText('before', { year: String(-year) })
    : recordText('since', { year: String(year) });
}

/** `1997–1821 BC`, `4 BC – AD 33`, `born 1997 BC`, `died AD 64`; undefined if neither year is known. */
export function lifeSpan(birth: number | undefined, death: number | undefined): string | undefined {
  if (birth === undefined)
    return death === undefined ? undefined : recordText('died', { year: yearLabel(death) });
  if (death === undefined) return recordText('born', { year: yearLabel(birth) });
  if (birth < 0 && death < 0) return `${-birth}–${yearLabel(death)}`;
  if (birth >= 0 && death >= 0) return `${yearLabel(birth)}–${death}`;
  return `${yearLabel(birth)} – ${yearLabel(death)}`;
}

const date = /^(-?)0*(\d{1,4})(?:-(\d\d)(?:-\d\d)?)?$/;
/** `-1920` is `1920 BC`, and `0048-04-01` is `April AD 48`; any other text is returned unchanged. */
export function dateLabel(text: string): string {
  const match = date.exec(text);
  if (!match) return text;
  const year = yearLabel(Number(match[2]) * (match[1] ? -1 : 1));
  const month = Number(match[3]);
  if (!(month >= 1 && month <= 12)) return year;
  const name = formatDate(new Date(2001, month - 1).getTime(), { month: 'long' });
  return recordText('monthOf', { month: name, year });
}

const units = { H: 'hour', D: 'day', W: 'week', M: 'month', Y: 'year' } as const;

export function durationLabel(text: string): string {
  const [, count, unit] = /^(\d+)([HDWMY])$/.exec(text) ?? [];
  return count ? formatDuration(Number(count), units[unit as keyof typeof units]) : text;
}
