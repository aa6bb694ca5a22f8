import type { Room } from '../../compile/find-editions.ts';

/** What is known of an edition that was fetched. */
export interface DescribedEdition {
  readonly room: Room;
  /** Name of its folder. */
  readonly folder: string;
  /** Undefined when its metadata is wrong. */
  readonly id?: string;
  readonly name: string;
  /** One line. */
  readonly licence: string;
  /** What to write as edition.json, where the files have no metadata of their own. */
  readonly editionJson?: object;
  /** What the user should see to, each a sentence. */
  readonly advice: readonly string[];
}
