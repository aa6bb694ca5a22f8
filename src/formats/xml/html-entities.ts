import type { SaxesParser } from 'saxes';
import { codePointOf } from '../control-characters.ts';
import type { Report } from '../diagnostic-collector.ts';

/** Replacing `#` with a noncharacter turns a reference to a control character into a name, which saxes looks up. */
const windowsSign = '\uFDD1';
const windowsReferences = /&#(1(?:2[89]|[345]\d)|x[89][\da-fA-F]);/g;

/**
 * Makes a parser accept HTML entities (`&nbsp;`, `&eacute;`), which XML lacks, and references to Windows-1252
 * (`&#150;` is an en dash, as in browsers). The first one in a file is reported.
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
        const shown = Array.from(meaning, codePointOf).join(' ');
        const message = `&${written}; is not defined in XML; it was read as ${shown}, as in HTML. Write the character itself, or ${codes.map((code) => `&#${code};`).join('')}.`;
        report('html-entity', Math.max(0, parser.position - name.length - 2), message);
      }
      return meaning;
    },
  });
  Object.setPrototypeOf(parser.ENTITIES, entities);
}

export const windowsReference = {
  hide: (xml: string) =>
    xml.includes(windowsSign) ? xml : xml.replace(windowsReferences, `&${windowsSign}$1;`),
  show: (text: string) => text.replaceAll(windowsSign, '#'),
};

function meaningInHtml(name: string): string | undefined {
  let text = '';
  const { Parser } = htmlParser();
  const parser = new Parser({ ontext: (piece) => (text += piece) }, { decodeEntities: true });
  parser.end(`&${name};`);
  // An unknown name leaves at least its last letter and the semicolon
  return text.length <= 2 ? text : undefined;
}

type HtmlParser = Pick<typeof import('htmlparser2'), 'Parser' | 'Tokenizer'>;

let loaded: HtmlParser | undefined;

/** Loaded on demand: loading takes longer than reading a book, and few sources need it. */
export function htmlParser(): HtmlParser {
  loaded ??= process.getBuiltinModule('node:module').createRequire(import.meta.url)(
    'htmlparser2',
  ) as HtmlParser;
  return loaded;
}

htmlParser.use = (parser: HtmlParser): void => {
  loaded = parser;
};
