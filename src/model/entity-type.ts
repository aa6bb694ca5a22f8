/** The kinds of entity of a dataset; each is the segment of its paths too. */
export const entityTypes = ['people', 'places', 'events', 'groups'] as const;

export type EntityType = (typeof entityTypes)[number];
