interface NoteParagraph {
  readonly text: string;
  /** The paragraph only names the verses of the note, such as `John 3:16–21`. */
  readonly isReference: boolean;
}

const reference = /^[^.!?]{1,40}\d\s?[:.]\s?[\d\s:.,;–—-]+$/u;

export function noteParagraphs(note: string): NoteParagraph[] {
  const texts = note
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean);
  return texts.map((text, index) => ({
    text,
    isReference: index === 0 && texts.length > 1 && reference.test(text),
  }));
}
