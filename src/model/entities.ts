export interface Entities {
  readonly people: readonly Person[];
  readonly places: readonly ScripturePlace[];
  readonly events: readonly ScriptureEvent[];
  readonly groups: readonly PeopleGroup[];
}

export interface Entity {
  /** Unique among the entities of its type and valid as a path segment: `aaron_1`. */
  readonly id: string;
  readonly name: string;
  readonly verses: readonly EntityVerse[];
}

export interface EntityVerse {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}

export interface EntityReference {
  readonly id: string;
  readonly type: EntityType;
  readonly name: string;
}

/** Years before Christ are negative. A blank value in the source is undefined, or an empty list. */
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

export interface ScripturePlace extends Entity {
  readonly kjvName: string | undefined;
  readonly esvName: string | undefined;
  readonly aliases: readonly string[];
  readonly featureType: string | undefined;
  readonly featureSubType: string | undefined;
  /** In degrees; either both or neither are set. */
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
  readonly precision: string | undefined;
  readonly description: readonly string[];
  readonly comment: string | undefined;
  readonly rootPlace: EntityReference | undefined;
  readonly duplicateOf: EntityReference | undefined;
  readonly people: readonly EntityReference[];
  readonly peopleBorn: readonly EntityReference[];
  readonly peopleDied: readonly EntityReference[];
  readonly events: readonly EntityReference[];
}

export interface ScriptureEvent extends Entity {
  /** Spelled as in the source: a year (`-4003`, `0033`) or a date. */
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

export const entityTypes = ['people', 'places', 'events', 'groups'] as const;

export type EntityType = (typeof entityTypes)[number];
