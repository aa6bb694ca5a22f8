import { elementBreak } from './element-break.ts';
import { htmlToText } from './html-to-text.ts';

/** A tag with a name that HTML, ThML or OSIS know: "<5" and "a <b and c>" are text. */
const markup =
  /<\/?(?:p|br|lb|i|b|u|em|strong|a|span|div|sup|sub|small|font|ul|ol|li|h[1-6]|hi|title|note|reference|scripRef|sync|w|q|table|tr|td|blockquote|center|list|item|lg|l|foreign|cite|added|pb)(?:\s[^<>]*)?\/?>|&(?:amp|lt|gt|quot|apos|nbsp|[mn]dash|[lr][sd]quo|hellip|#\d{1,7}|#x[\da-f]{1,6});/i;
const tag = /<\/?([a-z][a-z0-9]*)/gi;

/**
 * Text of a source that may be plain or marked up. The line ends of plain text stay; so do those of marked-up text
 * that has no elements for paragraphs or lines. At most one blank line stands between two lines.
 */
export function textThatMayBeHtml(source: string): string {
  if (!markup.test(source)) return plainText(source);
  return htmlToText(source, hasLines(source) ? 'white space' : 'kept');
}

function hasLines(source: string): boolean {
  for (const [, name] of source.matchAll(tag)) {
    const separator = elementBreak(name!.toLowerCase());
    if (separator === 'paragraph' || separator === 'line') return true;
  }
  return false;
}

function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
