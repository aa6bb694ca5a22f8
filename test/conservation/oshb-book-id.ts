const ids: Readonly<Record<string, string>> = {
  '1Chr': '1CH',
  '2Chr': '2CH',
  '1Kgs': '1KI',
  '2Kgs': '2KI',
  Judg: 'JDG',
  Ps: 'PSA',
  Song: 'SNG',
  Ezek: 'EZK',
  Joel: 'JOL',
  Nah: 'NAM',
};

export function oshbBookId(osis: string): string {
  const name = /<div type="book" osisID="(\w+)"/.exec(osis)![1]!;
  return ids[name] ?? name.slice(0, 3).toUpperCase();
}
