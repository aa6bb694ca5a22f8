import type { VerseReferences } from '../../questions/cross-references.ts';
import {
  type ExportedBook,
  type ExportedChapter,
  type ExportedEdition,
  type ExportedNote,
  headingNotes,
  textAndNotes,
} from './exported-book.ts';

/** One verse per line: the book's USFM id, chapter, verse and text, separated by tabs. */
export function* plainText({ books }: ExportedEdition): Iterable<string> {
  for (const book of books())
    for (const chapter of book.chapters())
      for (const { number, text } of chapter.simple)
        yield `${book.id}\t${chapter.number}\t${number === 0 ? 0 : chapter.numberOf(number)}\t${text.replaceAll('\n', ' ')}\n`;
}

export function markdownName(book: string, chapter: number): string {
  return `${book}/${book} ${chapter}`;
}

interface MarkdownLinks {
  readonly names: ReadonlyMap<string, string>;
  readonly verses: readonly VerseReferences[];
  readonly rights: readonly string[];
}

/**
 * A chapter in Markdown with YAML front matter. Verses have block ids, as Obsidian links to them. Links to
 * related passages of other chapters follow the notes.
 */
export function markdownText(book: ExportedBook, chapter: ExportedChapter, related: MarkdownLinks): string {
  const lines: string[] = [];
  const notes: string[] = [];
  const simple = chapter.simple.values();
  const notesOn = headingNotes(chapter);
  const called = ({ text }: ExportedNote): string => {
    notes.push(`[^${notes.length + 1}]: ${escapeMarkdown(text.replaceAll('\n', ' '))}`);
    return `[^${notes.length}]`;
  };
  for (const item of chapter.content) {
    if (item.type === 'heading')
      lines.push('', `## ${escapeMarkdown(item.content.join(' '))}${notesOn(item).map(called).join('')}`, '');
    else if (item.type === 'line_break') lines.push('');
    else {
      const verse = simple.next().value!;
      const { number } = verse;
      const parts = Array.from(textAndNotes(verse), (part) =>
        typeof part === 'string' ? escapeMarkdown(part) : called(part),
      );
      const written = parts.join('').replaceAll('\n', '  \n');
      if (number === 0) lines.push('', `*${written.replaceAll('  \n', ' ')}*`, '');
      else lines.push(`**${chapter.numberOf(number)}** ${written} ^v${number}`, '');
    }
  }
  const title = `${book.name} ${chapter.number}`;
  const front = ['---', `title: ${JSON.stringify(title)}`, `book: ${book.id}`, `chapter: ${chapter.number}`];
  const links = linkLines(related);
  const allRights = links.length > 0 ? [...book.rights, ...related.rights] : book.rights;
  const rights = allRights.map((line) => `# ${line}`);
  const body = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const end = notes.length > 0 ? `\n\n${notes.join('\n')}` : '';
  return `${[...front, ...rights, '---'].join('\n')}\n\n# ${escapeMarkdown(title)}\n\n${body}${end}\n${links.length > 0 ? `\n---\n\n${links.join('\n')}\n` : ''}`;
}

const maxLinksPerVerse = 10;

function linkLines({ names, verses }: MarkdownLinks): string[] {
  return verses.flatMap(({ verse, references }) => {
    const known = references.filter(({ book }) => names.has(book)).slice(0, maxLinksPerVerse);
    const linked = known.map(({ book, chapter, verse: first, endChapter, endVerse }) => {
      const end =
        endVerse === undefined ? '' : `-${endChapter === undefined ? '' : `${endChapter}:`}${endVerse}`;
      const label = `${names.get(book)!.replace(/[[\]|]/g, '')} ${chapter}:${first}${end}`;
      return `[[${markdownName(book, chapter)}#^v${first}|${label}]]`;
    });
    return linked.length > 0 ? [`- **${verse}** ${linked.join(', ')}`] : [];
  });
}

/** Escapes Markdown, including Obsidian's extensions: `$` begins a formula, `%%` a comment and `==` a highlight. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>#^|~$&]|%(?=%)|=(?==)/g, '\\$&')
    .replace(/^(\s*)([-+=](?=[\s=:-]|$)|:(?=-))/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s|$)/gm, '$1\\$2');
}
