const pairs: Readonly<Record<string, string>> = {
  '“': '”',
  '‘': '’',
  '„': '“',
  '‚': '‘',
  '«': '»',
  '‹': '›',
  '「': '」',
  '『': '』',
  '《': '》',
  '〈': '〉',
  '“‘': '’”',
  '‘“': '”’',
};

/** The mark that ends a quotation which begins with `mark`: a `<q marker="...">` names only the first. */
export function closingMark(mark: string): string {
  return pairs[mark] ?? mark;
}
