/** The people, places, events and people groups of scripture, each with the verses that mention it. */
export interface Entities {
  readonly people: readonly Person[];
  readonly places: readonly Place[];
  readonly events: readonly ScriptureEvent[];
  readonly groups: readonly PeopleGroup[];
}

/** What every kind of entity has. */
export interface Entity {
  /** Unique among the entities of its type, and fit to be a segment of a path: `aaron_1`. */
  readonly id: string;
  readonly name: string;
  /** The verses that mention it: each once, in canonical order. */
  readonly verses: readonly VersePlace[];
}

export interface VersePlace {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}

/** Names another entity of the same `Entities`, one that exists. */
export interface EntityReference {
  readonly id: string;
  readonly type: EntityType;
  readonly name: string;
}

/** Years are negative before Christ. What the source leaves blank is undefined, a list empty. */
export interface Person extends Entity {
  readonly alsoCalled: readonly string[];
  readonly isProperName: boolean | undefined;
  readonly gender: string | undefined;
  readonly description: readonly string[];
  readonly birthYear: number | undefined;
  readonly deathYear: number | undefined;
  readonly minYear: number | undefined;
  readonly maxYear: number | undefined;
  readonly birthPlace: EntityReference | undefined;
  readonly deathPlace: EntityReference | undefined;
  readonly father: readonly EntityReference[];
  readonly mother: readonly EntityReference[];
  readonly partners: readonly EntityReference[];
  readonly children: readonly EntityReference[];
  readonly siblings: readonly EntityReference[];
  readonly halfSiblingsSameMother: readonly EntityReference[];
  readonly halfSiblingsSameFather: readonly EntityReference[];
  readonly memberOf: readonly EntityReference[];
  readonly events: readonly EntityReference[];
}

export interface Place extends Entity {
  readonly kjvName: string | undefined;
  readonly esvName: string | undefined;
  readonly aliases: readonly string[];
  readonly featureType: string | undefined;
  readonly featureSubType: string | undefined;
  /** Degrees; never one without the other. */
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
  readonly precision: string | undefined;
  readonly description: readonly string[];
  readonly comment: string | undefined;
  readonly rootPlace: EntityReference | undefined;
  readonly duplicateOf: EntityReference | undefined;
  /** Who has been there. */
  readonly people: readonly EntityReference[];
  readonly peopleBorn: readonly EntityReference[];
  readonly peopleDied: readonly EntityReference[];
  readonly events: readonly EntityReference[];
}

export interface ScriptureEvent extends Entity {
  /** As the source writes it: a year (`-4003`, `0033`) or a date. */
  readonly startDate: string | undefined;
  /** A number and a unit: `6D`, `40Y`. */
  readonly duration: string | undefined;
  readonly participants: readonly EntityReference[];
  readonly locations: readonly EntityReference[];
  readonly groups: readonly EntityReference[];
  readonly partOf: EntityReference | undefined;
  readonly predecessor: EntityReference | undefined;
}

export interface PeopleGroup extends Entity {
  readonly members: readonly EntityReference[];
  readonly events: readonly EntityReference[];
}

/** The kinds of entity of a dataset; each is the segment of its paths too. */
export const entityTypes = ['people', 'places', 'events', 'groups'] as const;

export type EntityType = (typeof entityTypes)[number];
