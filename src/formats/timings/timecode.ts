const timecode = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3})\d{0,6})?$/;

/** Seconds of `00:01:02.960`; hours may be left out or have three digits, the point may be a comma. */
export function parseTimecode(written: string): number | undefined {
  const [, hours = '0', minutes, seconds, fraction = ''] = timecode.exec(written) ?? [];
  if (minutes === undefined) return undefined;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  // Whole milliseconds, so that 62.76 does not become 62.760000000000005
  return (whole * 1000 + Number(fraction.padEnd(3, '0'))) / 1000;
}
