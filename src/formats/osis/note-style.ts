/** The USFM style of a `<note type="...">` (OSIS 2.1.1 manual, "Note types"). */
export function noteStyle(type: string): string {
  if (type === 'crossReference') return 'x';
  if (type === 'study' || type === 'devotional') return 'ef';
  return 'f';
}
