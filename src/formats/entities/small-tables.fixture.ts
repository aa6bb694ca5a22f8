import type { SourceFile } from '../source-file.ts';

export function csvFile(file: string, text: string): SourceFile {
  return { file, bytes: new TextEncoder().encode(text) };
}

/** Tables with the oddities of the real ones: quoted lists, blank cells, text over several lines. */
export const smallTables: Readonly<Record<string, string>> = {
  'People.csv': `\uFEFFpersonLookup,displayTitle,name,alsoCalled,isProperName,gender,birthYear,minYear,birthPlace,memberOf,dictText,events,verses,mother,children
eve_1,Eve,Eve,"Woman,Mother of all",checked,Female,-4004,0,eden_1,,"The first [woman](/gen#Gen.2.22).

 Mother of\nall (_living_).",,"Gen.3.20,Gen.4.1,Gen.3.20",,"cain_2,abel_3"
cain_2,Cain (the Kenite),Cain,,checked,Male,,,,Line of Cain,,"""Murder, of a brother"",Unknown event","Gen.4.1,Gen.4.2,Gen.4.3,Gen.4.5",eve_1,
abel_3,Abel,Abel,,,Male,,,,,,,"Gen.4.2",eve_1,nobody_9
`,
  'Places.csv': `placeLookup,displayTitle,kjvName,aliases,featureType,openBibleLat,openBibleLong,latitude,longitude,rootID,duplicate_of,hasBeenHere,verses
eden_1,Eden,Eden,"Paradise, Garden",Region,33.1,44.2,,,,,"eve_1, cain_2","Gen.2.8,Gen.4.16"
nod_2,Nod,Nod,,,,,,,eden_1,eden_1,,Gen.4.16
`,
  'Events.csv': `title,ID,startDate,duration,participants,locations,groups,partOf,predecessor,verses
"Murder, of a brother",1,-3874,1D,"cain_2,abel_3",eden_1,,,,Gen.4.8
Exile,2,0033-05-15,,cain_2,nod_2,Line of Cain,,"""Murder, of a brother""","Gen.4.12,Gen.4.16"
`,
  'PeopleGroups.csv': `groupName,members,events,verses
Line of Cain,cain_2,,Gen.4.17
`,
};

export const smallFiles: readonly SourceFile[] = Object.entries(smallTables).map(([file, text]) =>
  csvFile(file, text),
);
