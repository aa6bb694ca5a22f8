import { escapeXml } from '../../lib/html.ts';
import { canonicalIds } from '../../model/books.ts';
import {
  type ExportedChapter,
  type ExportedEdition,
  type ExportedNote,
  headingNotes,
  textAndNotes,
} from './exported-book.ts';

const oneLine = (text: string) => escapeXml(text.replaceAll('\n', ' '));

export function* zefaniaText({ id, name, language, rights, books }: ExportedEdition): Iterable<string> {
  yield `<?xml version="1.0" encoding="utf-8"?>
<XMLBIBLE biblename="${escapeXml(name)}" type="x-bible">
<INFORMATION><title>${escapeXml(name)}</title><identifier>${id}</identifier><language>${escapeXml(language)}</language><rights>${rights.map(escapeXml).join(' ')}</rights></INFORMATION>
`;
  for (const book of books()) {
    const number = canonicalIds.indexOf(book.id) + 1;
    const numbered = number > 0 ? `bnumber="${number}" ` : '';
    yield `<BIBLEBOOK ${numbered}bname="${escapeXml(book.name)}" bsname="${book.id}">\n`;
    for (const chapter of book.chapters()) {
      yield `<CHAPTER cnumber="${chapter.number}">\n`;
      yield* zefaniaParts(chapter);
      yield '</CHAPTER>\n';
    }
    yield '</BIBLEBOOK>\n';
  }
  yield '</XMLBIBLE>\n';
}

/** Parts of a chapter in reading order: one line of text per verse, as the format has no paragraphs. */
function* zefaniaParts(chapter: ExportedChapter): Iterable<string> {
  const verses = chapter.simple.values();
  const notesOn = headingNotes(chapter);
  yield* caption('', notesOn());
  for (const item of chapter.content) {
    if (item.type === 'line_break') continue;
    if (item.type === 'heading') {
      yield* caption(item.content.join(' '), notesOn(item));
      continue;
    }
    const verse = verses.next().value!;
    const text = withNotes(textAndNotes(verse));
    yield verse.number === 0
      ? `<PROLOG>${text}</PROLOG>\n`
      : `<VERS vnumber="${chapter.numberOf(verse.number)}">${text}</VERS>\n`;
  }
}

function* caption(heading: string, notes: readonly ExportedNote[]): Iterable<string> {
  const text = withNotes([heading, ...notes]);
  if (text !== '') yield `<CAPTION>${text}</CAPTION>\n`;
}

function withNotes(parts: Iterable<string | ExportedNote>): string {
  return Array.from(parts, (part) =>
    typeof part === 'string' ? oneLine(part) : `<NOTE>${oneLine(part.text)}</NOTE>`,
  ).join('');
}

/** Contains only the text of verses, as Beblia has no other elements. Books without a number have a name. */
export function* bebliaText({ name, rights, books }: ExportedEdition): Iterable<string> {
  yield `<?xml version="1.0" encoding="utf-8"?>
<bible translation="${escapeXml(name)}" status="${escapeXml(rights.join(' '))}">
`;
  let open = '';
  for (const book of books()) {
    const number = canonicalIds.indexOf(book.id) + 1;
    const testament = number > 39 ? 'New' : 'Old';
    if (testament !== open) yield `${open && '</testament>\n'}<testament name="${testament}">\n`;
    open = testament;
    yield `<book ${number > 0 ? `number="${number}"` : `name="${book.id}"`}>\n`;
    for (const { number: chapter, simple, numberOf } of book.chapters()) {
      yield `<chapter number="${chapter}">\n`;
      for (const { number, text } of simple)
        if (number > 0) yield `<verse number="${numberOf(number)}">${oneLine(text)}</verse>\n`;
      yield '</chapter>\n';
    }
    yield '</book>\n';
  }
  yield `${open && '</testament>\n'}</bible>\n`;
}

export function* openSongText({ books }: ExportedEdition): Iterable<string> {
  yield '<?xml version="1.0" encoding="utf-8"?>\n<bible>\n';
  for (const book of books()) {
    yield `<b n="${escapeXml(book.name)}" shortname="${book.id}">\n`;
    for (const chapter of book.chapters()) {
      yield `<c n="${chapter.number}">\n`;
      for (const { number, text } of chapter.simple) {
        const [first, last] = chapter.numberOf(number).split('-');
        if (number > 0) yield `<v n="${first}"${last ? ` t="${last}"` : ''}>${oneLine(text)}</v>\n`;
      }
      yield '</c>\n';
    }
    yield '</b>\n';
  }
  yield '</bible>\n';
}
