/** An element as the XML has it; one with `sID` or `eID` is a milestone that begins or ends something. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly at: number;
}

/** What is to be done at the closing tag of an element. */
export type ElementEnd = ((at: number) => void) | undefined;
