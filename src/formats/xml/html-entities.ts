import { createRequire } from 'node:module';
import type { SaxesParser } from 'saxes';
import type { Report } from '../diagnostic-collector.ts';

/** A noncharacter in the place of `#` makes a reference to a control character a name, which saxes looks up. */
const windowsSign = '\uFDD1';
const windowsReferences = /&#(1(?:2[89]|[345]\d)|x[89][\da-fA-F]);/g;

/**
 * Lets a parser read the entities of HTML (`&nbsp;`, `&eacute;`), which XML does not have, and references to
 * Windows-1252 (`&#150;` is an en dash, as browsers read it). The first one in a file is reported.
 */
export function readHtmlEntities(parser: SaxesParser, report: Report): void {
  let isReported = false;
  const known: Record<string, string> = Object.getPrototypeOf(parser.ENTITIES);
  const entities = new Proxy(known, {
    get(_known, name) {
      if (typeof name === 'symbol') return undefined;
      if (Object.hasOwn(known, name)) return known[name];
      const written = name.replace(windowsSign, '#');
      const meaning = meaningInHtml(written);
      if (meaning !== undefined && !isReported) {
        isReported = true;
        const codes = Array.from(meaning, (character) => character.codePointAt(0)!);
        const shown = codes.map((code) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`).join(' ');
        const message = `&${written}; means ${shown} in HTML and was read as that, but XML does not define it. Write the character itself, or ${codes.map((code) => `&#${code};`).join('')}.`;
        report('html-entity', Math.max(0, parser.position - name.length - 2), message);
      }
      return meaning;
    },
  });
  Object.setPrototypeOf(parser.ENTITIES, entities);
}

export const windowsReference = {
  /** Same length, so that offsets stay. */
  hide: (xml: string) =>
    xml.includes(windowsSign) ? xml : xml.replace(windowsReferences, `&${windowsSign}$1;`),
  show: (text: string) => text.replaceAll(windowsSign, '#'),
};

/** Undefined for what is not an entity of HTML. */
function meaningInHtml(name: string): string | undefined {
  let text = '';
  const parser = new (htmlParser())({ ontext: (piece) => (text += piece) }, { decodeEntities: true });
  parser.end(`&${name};`);
  // Of an unknown name at least the last letter and the semicolon are left
  return text.length <= 2 ? text : undefined;
}

let loaded: typeof import('htmlparser2') | undefined;

/** Loading it takes longer than to read a book, and hardly any XML needs it. */
export function htmlParser() {
  loaded ??= createRequire(import.meta.url)('htmlparser2') as typeof import('htmlparser2');
  return loaded.Parser;
}
