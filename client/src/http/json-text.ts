import { ScriptoriumError } from './scriptorium-error.ts';

/** JSON that several callers want, each as an object of their own; parsed once where there is but one. */
export class JsonText {
  readonly #text: string;
  #parsed: { readonly value: unknown } | undefined;

  /** Throws a `ScriptoriumError` where the text is no JSON; `url` is where it came from. */
  constructor(text: string, url: string) {
    this.#text = text;
    try {
      this.#parsed = { value: JSON.parse(text) };
    } catch (cause) {
      throw new ScriptoriumError({
        code: 'invalid_answer',
        message: `${url} answered with something that is no JSON: ${text.slice(0, 60)}`,
        hint: 'Is the base URL that of the service? A sign-in page of the network may stand in between.',
        status: 200,
        url,
        cause,
      });
    }
  }

  take(): unknown {
    const value = this.#parsed ? this.#parsed.value : JSON.parse(this.#text);
    this.#parsed = undefined;
    return value;
  }
}
