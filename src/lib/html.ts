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

const unsafe = /[&<>"'\u0000-\u0008\u000b-\u001f\u007f-\u009f\ud800-\udfff\ufffe\uffff]/;

export function escapeHtml(text: string): string {
  if (!unsafe.test(text)) return text;
  return (
    text
      .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
      // Not allowed in HTML or XML, not even as character references
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]/g, '\ufffd')
      .replace(/\p{Cs}/gu, '\ufffd')
  );
}
