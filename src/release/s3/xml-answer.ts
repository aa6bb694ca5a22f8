import { SaxesParser } from 'saxes';

export interface XmlElement {
  readonly name: string;
  text: string;
  readonly children: XmlElement[];
}

/** @returns undefined if the text is not well-formed XML. */
export function parseXmlAnswer(text: string): XmlElement | undefined {
  const top: XmlElement = { name: '', text: '', children: [] };
  const open = [top];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    const element = { name, text: '', children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('text', (piece) => {
    open.at(-1)!.text += piece;
  });
  parser.on('closetag', () => void open.pop());
  let isWellFormed = true;
  parser.on('error', () => {
    isWellFormed = false;
  });
  parser.write(text).close();
  return isWellFormed ? top.children[0] : undefined;
}

export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

export function childText(element: XmlElement | undefined, name: string): string | undefined {
  return childrenOf(element, name)[0]?.text;
}
