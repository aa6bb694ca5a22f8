import type { Person } from '../../model/entities.ts';
import type { RowReader } from './row-reader.ts';

/** A row of the table of people. */
export function readPerson(row: RowReader): Person {
  return {
    ...row.entity,
    alsoCalled: otherNames(row),
    isProperName: row.flag('isProperName'),
    gender: row.text('gender'),
    description: row.paragraphs('dictText'),
    birthYear: row.number('birthYear'),
    deathYear: row.number('deathYear'),
    minYear: row.number('minYear'),
    maxYear: row.number('maxYear'),
    birthPlace: row.reference('birthPlace', 'places'),
    deathPlace: row.reference('deathPlace', 'places'),
    father: row.references('father', 'people'),
    mother: row.references('mother', 'people'),
    partners: row.references('partners', 'people'),
    children: row.references('children', 'people'),
    siblings: row.references('siblings', 'people'),
    halfSiblingsSameMother: row.references('halfSiblingsSameMother', 'people'),
    halfSiblingsSameFather: row.references('halfSiblingsSameFather', 'people'),
    memberOf: row.references('memberOf', 'groups'),
    events: row.references('events', 'events'),
  };
}

/** With the plain name, where the title spells it otherwise: "Baal-hanan" of "Baalhanan". */
function otherNames(row: RowReader): string[] {
  const plain = row.text('name');
  const others = row.list('alsoCalled');
  return plain === undefined || row.text('displayTitle')?.includes(plain) !== false
    ? others
    : [...new Set([plain, ...others])];
}
