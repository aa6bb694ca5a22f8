/** Paragraphs of Markdown as plain text: a link becomes its text, emphasis loses its marks. */
export function descriptionParagraphs(markdown: string): string[] {
  return markdown
    .split(/(?:\r\n|\n|\r)[^\S\r\n]*(?:\r\n|\n|\r)/)
    .map((paragraph) => plainText(paragraph).replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

const link = /!?\[([^[\]]*)\]\([^()]*\)/g;
const asterisks = /(\*{1,2})(?=[^\s*])([^*]+)(?<=[^\s*])\1/g;
// The texts lost one of a pair here and there, so that pairs cannot be asked for
const underscores = /(?<![\p{L}\p{N}_])_{1,2}(?=[^\s_])|(?<=[^\s_])_{1,2}(?![\p{L}\p{N}_])/gu;

function plainText(markdown: string): string {
  return markdown.replace(link, '$1').replace(asterisks, '$2').replace(underscores, '');
}
