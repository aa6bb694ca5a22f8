import { editionJson } from './small-edition-json.ts';

function table(rows: readonly Readonly<Record<string, string>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly string[]) =>
    `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`;
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))].map(line).join('');
}

/** The first of each has every possible member, the last as few as possible. */
const people = [
  {
    personLookup: 'abel_1',
    displayTitle: 'Abel',
    name: 'Abel',
    alsoCalled: 'Habel,The Shepherd',
    isProperName: 'checked',
    gender: 'Male',
    birthYear: '-3999',
    deathYear: '-3900',
    minYear: '-3999',
    maxYear: '70',
    birthPlace: 'east_1',
    deathPlace: 'field_2',
    memberOf: 'Shepherds',
    dictText: 'The second [son](/gen#Gen.4.2) of Adam.\n\nHe kept sheep (Gen. 4:2).',
    events: 'First Offering',
    father: 'adam_2',
    mother: 'eve_3',
    partners: 'eve_3',
    children: 'seth_4',
    siblings: 'cain_5',
    halfSiblingsSameMother: 'seth_4',
    halfSiblingsSameFather: 'cain_5',
    verses: 'Gen.1.1,Gen.1.2,Gen.2.1,Matt.5.1',
  },
  { personLookup: 'adam_2', displayTitle: 'Adam', name: 'Adam', gender: 'Male', verses: 'Gen.1.2' },
  { personLookup: 'eve_3', displayTitle: 'Eve', name: 'Eve', gender: 'Female', verses: 'Gen.1.3' },
  { personLookup: 'seth_4', displayTitle: 'Seth', name: 'Seth', verses: 'Ps.3.1' },
  { personLookup: 'cain_5', displayTitle: 'Cain', name: 'Cain' },
];

const places = [
  {
    placeLookup: 'east_1',
    displayTitle: 'The East',
    kjvName: 'East',
    esvName: 'the east',
    aliases: 'Kedem,Sunrise',
    featureType: 'Region',
    featureSubType: 'Plain',
    latitude: '31.5',
    longitude: '-0.25',
    precision: 'approximate',
    comment: 'Where the sun rises (Ps. 50:1)',
    rootID: 'field_2',
    duplicate_of: 'field_2',
    hasBeenHere: 'adam_2',
    peopleBorn: 'abel_1',
    peopleDied: 'cain_5',
    eventsHere: 'First Offering',
    dictText: 'A wide land.',
    verses: 'Gen.1.1,Gen.1.3',
  },
  { placeLookup: 'field_2', displayTitle: 'The Field' },
];

const events = [
  {
    title: 'First Offering',
    ID: '1',
    startDate: '-3950',
    duration: '1D',
    participants: 'abel_1,cain_5',
    locations: 'field_2',
    groups: 'Shepherds',
    partOf: 'Early Days',
    predecessor: 'Early Days',
    verses: 'Gen.1.3,Gen.2.1',
  },
  { title: 'Early Days', ID: '2' },
];

const groups = [
  { groupName: 'Shepherds', members: 'abel_1', events: 'First Offering', verses: 'Gen.1.1' },
  { groupName: 'Farmers' },
];

export const smallEntities = {
  'datasets/small-world/edition.json': {
    ...editionJson('SMALLWORLD', 'Small World'),
    licenseNotice: 'People by hand',
  },
  'datasets/small-world/People.csv': table(people),
  'datasets/small-world/Places.csv': table(places),
  'datasets/small-world/Events.csv': table(events),
  'datasets/small-world/PeopleGroups.csv': table(groups),
};
