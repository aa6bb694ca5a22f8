/** Windows code pages whose names elsewhere lack the number. */
const codePages: Readonly<Record<string, string>> = Object.fromEntries(
  `866 ibm866, 874 windows-874, 932 shift_jis, 936 gbk, 949 euc-kr, 950 big5, 1200 utf-16le,
1201 utf-16be, 10000 macintosh, 10007 x-mac-cyrillic, 20127 us-ascii, 20866 koi8-r, 20932 euc-jp,
21866 koi8-u, 51932 euc-jp, 51949 euc-kr, 54936 gb18030, 65001 utf-8`
    .split(/,\s/)
    .map((pair) => pair.split(' ')),
);

const codePage = /^(?:x-)?(?:cp|codepage|code page|ms|win|windows)?[-_ ]?(\d{3,5})$/;

/**
 * WHATWG name of the encoding for a label, in lower case: `latin1` is `windows-1252`. Accepts the labels of
 * that standard and Windows code pages in any notation (`CP-1251`, `1251`). Undefined for an unknown label.
 */
export function encodingOfLabel(label: string): string | undefined {
  const written = label.trim().toLowerCase();
  const page = codePage.exec(written)?.[1];
  return decoderName(written) ?? (page === undefined ? undefined : decoderName(labelOfPage(page)));
}

/**
 * The encoding named after `\ide`: `CP-1252`, `65001 - Unicode (UTF-8)`. Words without a number are tried
 * last: "Cyrillic" is a label of ISO 8859-5, and "Unicode" is used for several encodings and identifies none.
 */
export function encodingOfIde(text: string): string | undefined {
  const words = text.split(/\s+-\s+|[\s(),;]+/).filter((word) => !/^unicode$/i.test(word));
  const numbered = words.filter((word) => /\d/.test(word));
  const whole = words.length > 1 ? [text] : [];
  return [...whole, ...numbered, ...words].map(encodingOfLabel).find((encoding) => encoding !== undefined);
}

function labelOfPage(page: string): string {
  const number = Number(page);
  if (number >= 28591 && number <= 28606) return `iso-8859-${number - 28590}`;
  return codePages[page] ?? `windows-${page}`;
}

function decoderName(label: string): string | undefined {
  try {
    return new TextDecoder(label as 'utf-8').encoding.toLowerCase();
  } catch {
    return undefined;
  }
}
