/** Elements of OSIS 2.1.1 that give no event of their own: what they hold is read as if they were not there. */
const transparent = new Set(
  (
    'osis osisText osisCorpus abbr a actor caption castGroup castList date dateLine hi index lg list ' +
    'mentioned milestoneEnd milestoneStart name rdg rdgGroup reference role roleDesc salute seg signed speech ' +
    'table transChange'
  ).split(' '),
);

/** Whether an element without an event of its own is one that the OSIS manual knows. */
export function isTransparentElement(name: string): boolean {
  return transparent.has(name);
}
