import { entityTypes } from '../model/entities.ts';

const lists = new Set(['books', 'profiles', ...entityTypes].map((name) => `${name}.json`));

/**
 * When a document is put. A phase begins when the one before has ended, so that whatever can be reached from a
 * catalogue is there at any moment: nothing links to what is new before something that was there is changed; a new
 * edition is reached by its catalogue alone.
 */
export const putPhases = {
  added: 0,
  changed: 1,
  changedLists: 2,
  catalogues: 3,
} as const;

export type PutPhase = (typeof putPhases)[keyof typeof putPhases];

/** The phase of a document of an edition that lies at the destination already, in whatever state. */
export function phaseOfChanged(path: string): PutPhase {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return lists.has(name) ? putPhases.changedLists : putPhases.changed;
}
