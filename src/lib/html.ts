export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | readonly Html[];

/** A template that escapes its values, except those that are already Html. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  let text = strings[0]!;
  values.forEach((value, index) => {
    text += written(value) + strings[index + 1]!;
  });
  return new Html(text);
}

function written(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(written).join('');
  return escapeHtml(String(value));
}

/** Replaces characters that HTML or XML cannot contain, not even as character references. */
export function escapeHtml(text: string): string {
  return escapeXml(text).replace(/[\u007f-\u009f]/g, '\ufffd');
}

export const notInXml = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|\p{Cs}/u;
export const notInHtml = new RegExp(`${notInXml.source}|[\\u007f-\\u009f]`, 'u');
const everyNotInXml = new RegExp(notInXml, 'gu');

/** Like `escapeHtml`, but keeps control characters from U+007F, which XML allows. */
export function escapeXml(text: string): string {
  if (!/[&<>"']/.test(text) && !notInXml.test(text)) return text;
  return text
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(everyNotInXml, '\ufffd');
}
