import type { EntityType } from '../../model/entities.ts';

export type EntityRecord = Readonly<Record<string, unknown>>;

interface Pronoun {
  readonly subject: string;
  readonly object: string;
  readonly possessive: string;
  readonly isPlural?: boolean;
}

const pronouns = {
  male: { subject: 'He', object: 'him', possessive: 'His' },
  female: { subject: 'She', object: 'her', possessive: 'Her' },
  person: { subject: 'They', object: 'them', possessive: 'Their', isPlural: true },
  thing: { subject: 'It', object: 'it', possessive: 'Its' },
} as const satisfies Readonly<Record<string, Pronoun>>;

export function pronounFor(type: EntityType, { gender }: EntityRecord): Pronoun {
  if (type === 'groups') return pronouns.person;
  if (type !== 'people') return pronouns.thing;
  if (/^m(?:ale|an)?$/i.test(String(gender))) return pronouns.male;
  return /^(?:f(?:emale)?|woman)$/i.test(String(gender)) ? pronouns.female : pronouns.person;
}

export function sentencesAbout(type: EntityType, record: EntityRecord): string[] {
  const about = (member: string, sentence: (names: string, isOne: boolean) => string) => {
    const { length } = itemsOf(record[member]);
    return length === 0 ? '' : sentence(entityNames(record[member]), length === 1);
  };
  const pronoun: Pronoun = pronounFor(type, record);
  const sentences = [
    ...namesAndDates(record, pronoun, about),
    ...relations(pronoun, about),
    ...connections(type, record, pronoun, about),
  ];
  return [...sentences.filter((sentence) => sentence !== ''), ...otherMembers(record)];
}

type About = (member: string, sentence: (names: string, isOne: boolean) => string) => string;

function namesAndDates(record: EntityRecord, pronoun: Pronoun, about: About): string[] {
  const { subject } = pronoun;
  const is = pronoun.isPlural ? 'are' : 'is';
  return [
    about('alsoCalled', (names) => `${subject} ${is} also called ${names}.`),
    about('aliases', (names) => `${subject} ${is} also called ${names}.`),
    spellingOf(record, 'kjvName', 'King James Version'),
    spellingOf(record, 'esvName', 'English Standard Version'),
    record.isProperName === false ? 'This is a description, not a proper name.' : '',
    lifeOf(record, pronoun),
    about('startDate', (date) => `${subject} began in ${dateText(date)}.`),
    about('duration', (duration) => `${subject} lasted ${durationText(duration)}.`),
  ];
}

function relations({ subject, possessive, isPlural }: Pronoun, about: About): string[] {
  const nouns: readonly (readonly [member: string, one: string, several: string])[] = [
    ['father', 'father', 'fathers'],
    ['mother', 'mother', 'mothers'],
    ['partners', 'partner', 'partners'],
    ['children', 'child', 'children'],
    ['siblings', 'sibling', 'siblings'],
    ['halfSiblingsSameMother', 'half-sibling by the same mother', 'half-siblings by the same mother'],
    ['halfSiblingsSameFather', 'half-sibling by the same father', 'half-siblings by the same father'],
    ['members', 'member', 'members'],
  ];
  const belongs = isPlural ? 'belong' : 'belongs';
  return [
    ...nouns.map(([member, one, several]) =>
      about(member, (names, isOne) => `${possessive} ${isOne ? `${one} is` : `${several} are`} ${names}.`),
    ),
    about('memberOf', (names) => `${subject} ${belongs} to ${names}.`),
  ];
}

function connections(type: EntityType, record: EntityRecord, { subject }: Pronoun, about: About): string[] {
  return [
    positionOf(record),
    about('rootPlace', (name) => `It belongs to ${name}.`),
    about('duplicateOf', (name) => `It is the same as ${name}.`),
    about('people', (names, isOne) => `${names} ${isOne ? 'was' : 'were'} there.`),
    about('peopleBorn', (names, isOne) => `${names} ${isOne ? 'was' : 'were'} born there.`),
    about('peopleDied', (names) => `${names} died there.`),
    about('participants', (names) => `${names} took part.`),
    about('locations', (names) => `It happened in ${names}.`),
    about('groups', (names) => `${names} took part.`),
    about('partOf', (name) => `It is part of ${name}.`),
    about('predecessor', (name) => `It followed ${name}.`),
    about('events', (names) =>
      type === 'places' ? `${names} happened there.` : `${subject} took part in ${names}.`,
    ),
    about('comment', (comment) => comment),
  ];
}

const readElsewhere = ['id', 'name', 'gender', 'description', 'references', 'featureType', 'featureSubType'];
const known = new Set(
  `${readElsewhere.join(' ')} alsoCalled aliases kjvName esvName isProperName birthYear deathYear minYear maxYear birthPlace deathPlace startDate duration father mother partners children siblings halfSiblingsSameMother halfSiblingsSameFather members memberOf latitude longitude precision rootPlace duplicateOf people peopleBorn peopleDied participants locations groups partOf predecessor events comment`.split(
    ' ',
  ),
);

function otherMembers(record: EntityRecord): string[] {
  const others = Object.keys(record).filter((name) => !known.has(name) && itemsOf(record[name]).length > 0);
  return others.map((name) => {
    const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return `${words[0]!.toUpperCase()}${words.slice(1)}: ${entityNames(record[name])}.`;
  });
}

export function kindOf(type: EntityType, { gender, featureType, featureSubType }: EntityRecord): string {
  const noun = { people: 'person', places: 'place', events: 'event', groups: 'group' }[type];
  const details = [gender, featureType, featureSubType].filter((each) => typeof each === 'string');
  const words = [noun, ...details.map((each) => each.toLowerCase())];
  return [...new Set(words)].join(', ');
}

function lifeOf(record: EntityRecord, { subject, object, isPlural }: Pronoun): string {
  const { birthYear, deathYear, birthPlace, deathPlace, minYear, maxYear } = record;
  const was = isPlural ? 'were' : 'was';
  const born = placeAndYear(birthPlace, birthYear);
  const died = placeAndYear(deathPlace, deathYear);
  const parts = [born && `${was} born${born}`, died && `died${died}`].filter((part) => part !== '');
  if (parts.length > 0) return `${subject} ${parts.join(' and ')}.`;
  const years = [minYear, maxYear].filter(isYear).map(yearText);
  const period = [...new Set(years)].join(' to ');
  return period === '' ? '' : `Events with ${object} are dated ${period}.`;
}

function spellingOf({ name, ...others }: EntityRecord, member: string, edition: string): string {
  const spelling = others[member];
  return typeof spelling === 'string' && spelling !== name ? `The ${edition} writes ${spelling}.` : '';
}

function placeAndYear(place: unknown, year: unknown): string {
  const where = itemsOf(place).length === 0 ? '' : ` in ${entityNames(place)}`;
  return `${where}${isYear(year) ? ` in ${yearText(year)}` : ''}`;
}

function positionOf({ latitude, longitude, precision }: EntityRecord): string {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return '';
  const north = `${Math.abs(latitude)}° ${latitude < 0 ? 'south' : 'north'}`;
  const east = `${Math.abs(longitude)}° ${longitude < 0 ? 'west' : 'east'}`;
  return `It is at ${north}, ${east}${typeof precision === 'string' ? ` (precision: ${precision})` : ''}.`;
}

/** Lists without a date write 0, which is not a year. */
function isYear(year: unknown): year is number {
  return typeof year === 'number' && year !== 0;
}

function yearText(year: number): string {
  return year < 0 ? `${-year} BC` : `AD ${year}`;
}

/** A year such as `-1446` or `0033`; other dates are kept as they are. */
function dateText(date: string): string {
  return /^-?\d{1,4}$/.test(date) ? yearText(Number(date)) : date;
}

const units: Readonly<Record<string, string>> = { H: 'hour', D: 'day', W: 'week', M: 'month', Y: 'year' };

function durationText(duration: string): string {
  const [, number = '', letter = ''] = /^([\d.]+)([HDWMY])$/.exec(duration) ?? [];
  return number === '' ? duration : `${number} ${units[letter]}${Number(number) === 1 ? '' : 's'}`;
}

const maxNames = 20;

function entityNames(value: unknown): string {
  const names = itemsOf(value).map(entityName);
  const more = names.length - maxNames;
  const shown = more > 1 ? [...names.slice(0, maxNames), `${more} others`] : names;
  const last = shown.pop() ?? '';
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`;
}

function itemsOf(value: unknown): readonly unknown[] {
  const items = Array.isArray(value) ? value : [value];
  return items.filter((each) => each !== undefined && each !== null && each !== '');
}

function entityName(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { name, id } = value as { readonly name?: unknown; readonly id?: unknown };
  return name === undefined ? JSON.stringify(value) : `${String(name)} (${String(id)})`;
}
