import type { SourceWord, SourceWords } from './source-words.ts';
import { usfmMarkerRule } from './usfm-marker-rule.ts';
import { type XmlElement, xmlTokens } from './xml-tokens.ts';

const titles = new Set(['d', 's', 'sp', 'ms', 'mt', 'qa']);

export function usxWords(usx: string): SourceWords {
  const inVerses: SourceWord[] = [];
  const open: XmlElement[] = [];
  let book = '';
  let elsewhere = 0;
  let chapter = '0';
  let verse = '0';
  let word = '';
  for (const { text, opens, closes } of xmlTokens(usx)) {
    if (text !== undefined) word += text;
    if (opens) {
      const { name, attributes } = opens;
      open.push(opens);
      if (name === 'book') book = attributes.code ?? '';
      if (name === 'chapter') [chapter, verse] = [attributes.number ?? '0', '0'];
      if (name === 'verse' && attributes.number) verse = attributes.number;
      if (attributes.style === 'w') word = '';
    }
    if (!closes) continue;
    const { attributes } = open.pop()!;
    if (attributes.style !== 'w') continue;
    if (verse === '0' || open.some(isNoScripture)) elsewhere++;
    else {
      const { strong = '', 'x-morph': morph = '' } = attributes;
      inVerses.push({ verse: `${chapter}:${verse}`, text: word.replace(/\s+/g, ' ').trim(), strong, morph });
    }
  }
  return { book, inVerses, elsewhere };
}

function isNoScripture({ name, attributes: { style = '' } }: XmlElement): boolean {
  return name === 'note' || titles.has(style.replace(/\d$/, '')) || 'rule' in usfmMarkerRule(style);
}
