import type {
  SimpleInlineHeading,
  SimplePoemRange,
  SimpleTextRange,
} from '../../documents/translation/simple-chapter-data-schema.ts';

interface MarkedText {
  readonly headings?: SimpleInlineHeading[] | undefined;
  readonly wordsOfJesus?: SimpleTextRange[] | undefined;
  readonly poem?: SimplePoemRange[] | undefined;
}

/** What stands in a text at an offset, as JSON in the shapes of the simplified format; null when nothing does. */
export function textMarks({ headings, wordsOfJesus, poem }: MarkedText): string | null {
  return headings || wordsOfJesus || poem ? JSON.stringify({ headings, wordsOfJesus, poem }) : null;
}

/** The content of the standard format as JSON; null when it is the text and nothing else. */
export function standardContent(text: string, content: readonly unknown[]): string | null {
  return content.length === 1 && content[0] === text ? null : JSON.stringify(content);
}
