/** Takes the elements and texts of an XML document in their order; `at` is an offset in UTF-16 code units. */
export interface XmlHandler {
  /** `name` is without namespace prefix. Every element that is opened is closed, innermost first. */
  open(name: string, attributes: Readonly<Record<string, string>>, at: number): void;
  close(at: number): void;
  text(text: string, at: number): void;
}
