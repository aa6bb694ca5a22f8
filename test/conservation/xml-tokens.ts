export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface XmlToken {
  readonly text?: string;
  readonly opens?: XmlElement;
  readonly closes?: boolean;
}

const token = /<(\/?)(\w+)([^>]*?)(\/?)>|<[?!][^>]*>|([^<]+)/g;

export function* xmlTokens(xml: string): Generator<XmlToken> {
  for (const [, closing, name, attributes, empty, text] of xml.replaceAll('\uFEFF', '').matchAll(token)) {
    if (text !== undefined) yield { text: decoded(text) };
    else if (closing) yield { closes: true };
    else if (name) yield { opens: { name, attributes: parsed(attributes!) }, closes: empty === '/' };
  }
}

function parsed(attributes: string): Record<string, string> {
  return Object.fromEntries(
    [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name, value]) => [name!, decoded(value!)]),
  );
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hexadecimal, decimal, name) => {
    if (name) return named[name] ?? whole;
    return String.fromCodePoint(hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal));
  });
}
